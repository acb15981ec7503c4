import { expect, it } from "vitest";
import { eventsOf, type StreamEvent } from "./events";

/** An answer that arrives in these pieces. */
function answer(...pieces: string[]): Response {
  const text = new TextEncoder();
  return new Response(
    new ReadableStream({
      start(stream) {
        for (const piece of pieces) stream.enqueue(text.encode(piece));
        stream.close();
      },
    }),
  );
}

async function all(answer: Response): Promise<StreamEvent[]> {
  const found: StreamEvent[] = [];
  for await (const event of eventsOf(answer)) found.push(event);
  return found;
}

it("is read event by event, wherever it is torn apart", async () => {
  const found = await all(answer("data: 0.1\n\nda", "ta: 0.25\n", '\nevent: review\ndata: {"a": "b: c"}\n\n', "data: half"));
  expect(found).toEqual([
    { event: "message", data: "0.1" },
    { event: "message", data: "0.25" },
    { event: "review", data: '{"a": "b: c"}' },
  ]);
});

it("may have nothing to say", async () => {
  expect(await all(new Response(null))).toEqual([]);
});
