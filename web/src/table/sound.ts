/** Small sounds made on the spot; off unless the player wants them. */

import { settings } from "../app/settings";

let context: AudioContext | null = null;

const TUNES = {
  step: [330],
  gain: [440, 587],
  loss: [220, 165],
  turn: [523, 659, 784],
  end: [523, 659, 784, 1047],
} as const;

export type Tune = keyof typeof TUNES;

export function play(tune: Tune): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  void context.resume();
  const start = context.currentTime;
  TUNES[tune].forEach((frequency, i) => note(frequency, start + i * 0.13));
}

function note(frequency: number, at: number): void {
  if (!context) return;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = "triangle";
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.12, at + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.45);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.5);
}
