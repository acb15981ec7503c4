/** One event of a stream; without a name of its own it is a "message". */
export interface StreamEvent {
  event: string;
  data: string;
}

/** Server-sent events, one by one as they arrive. A line of each event is its name, another its data. */
export async function* eventsOf(answer: Response): AsyncGenerator<StreamEvent, void, undefined> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (let piece = await reader?.read(); piece?.done === false; piece = await reader?.read()) {
    text += piece.value;
    const whole = text.split("\n\n");
    text = whole.pop() ?? "";
    for (const lines of whole) yield parsed(lines);
  }
}

function parsed(lines: string): StreamEvent {
  const fields = new Map(lines.split("\n").map((line): [string, string] => {
    const [name = "", ...rest] = line.split(": ");
    return [name, rest.join(": ")];
  }));
  return { event: fields.get("event") ?? "message", data: fields.get("data") ?? "" };
}
