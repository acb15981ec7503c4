/** Small sounds made on the spot, each event with its own: after the first press, and as loud as the player wants them. */

import { settings } from "../app/settings";

interface Note {
  /** In hertz; a second one is glided to. */
  pitch: number | readonly [number, number];
  /** In seconds after the start. */
  at?: number;
  /** In seconds; how long it takes to fade. */
  lasts?: number;
  wave?: OscillatorType;
  /** Beside the others, 1 is usual. */
  loud?: number;
}

const BELL = { wave: "sine", lasts: 0.7 } as const;
const WOOD = { wave: "triangle", lasts: 0.12, loud: 1.3 } as const;
const REED = { wave: "sawtooth", lasts: 0.28, loud: 0.35 } as const;

/** What happens at a table, as it sounds. */
export const TUNES = {
  /** Something is drawn or turned over. */
  step: [{ ...WOOD, pitch: 330 }],
  /** Something is laid down: two knocks on wood. */
  lay: [
    { ...WOOD, pitch: [210, 150] },
    { ...WOOD, pitch: [160, 120], at: 0.07 },
  ],
  /** Something is one's own now. */
  gain: [
    { ...BELL, pitch: 587 },
    { ...BELL, pitch: 880, at: 0.09 },
  ],
  /** Something rare and worth points. */
  prize: [
    { ...BELL, pitch: 659 },
    { ...BELL, pitch: 831, at: 0.08 },
    { ...BELL, pitch: 1319, at: 0.16, lasts: 1.1 },
  ],
  /** Something is lost. */
  loss: [
    { wave: "triangle", pitch: [247, 165], lasts: 0.5 },
    { wave: "triangle", pitch: [196, 110], at: 0.16, lasts: 0.7 },
  ],
  /** Someone uses what only they can. */
  power: [
    { ...REED, pitch: [294, 440] },
    { ...BELL, pitch: 880, at: 0.18, loud: 0.7 },
  ],
  /** Someone walks: three soft steps. */
  walk: [0, 0.11, 0.22].map((at, i) => ({ ...WOOD, pitch: 440 + 55 * i, at, loud: 0.8 })),
  /** Someone stops. */
  rest: [{ ...BELL, pitch: [392, 330], lasts: 0.4, loud: 0.7 }],
  /** It is the player's turn. */
  turn: [523, 659, 784].map((pitch, i) => ({ ...BELL, pitch, at: 0.13 * i })),
  /** The last round has begun. */
  bell: [
    { ...BELL, pitch: 392, lasts: 1.6 },
    { ...BELL, pitch: 988, lasts: 1.2, loud: 0.5 },
    { ...BELL, pitch: 392, at: 0.7, lasts: 1.6 },
  ],
  end: [523, 659, 784, 1047].map((pitch, i) => ({ ...BELL, pitch, at: 0.15 * i, lasts: 1.2 })),
} as const satisfies Record<string, readonly Note[]>;

export type Tune = keyof typeof TUNES;

const LOUDEST = 0.28;
let context: AudioContext | null = null;

/** Play what something sounds like. Before the first press of the page browsers allow no sound. */
export function play(tune: Tune): void {
  if (!settings.sounds || settings.volume === 0 || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  const level = LOUDEST * (settings.volume / 100) ** 1.5;
  for (const one of TUNES[tune]) note(context, one, level);
}

function note(on: AudioContext, { pitch, at = 0, lasts = 0.45, wave = "triangle", loud = 1 }: Note, level: number): void {
  const start = on.currentTime + at;
  const tone = on.createOscillator();
  const volume = on.createGain();
  const [from, to] = typeof pitch === "number" ? [pitch, pitch] : pitch;
  tone.type = wave;
  tone.frequency.setValueAtTime(from, start);
  tone.frequency.exponentialRampToValueAtTime(to, start + lasts);
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(level * loud, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  tone.connect(volume).connect(on.destination);
  tone.start(start);
  tone.stop(start + lasts + 0.05);
}
