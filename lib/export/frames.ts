/**
 * A file and its progress in one response: frames of one byte for the kind, four bytes for the length (big-endian), and
 * that many bytes.
 */
import { z } from 'zod';

export const FRAMES_TYPE = 'application/vnd.outreach-tracking.export';

export const exportEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('progress'), rows: z.number(), total: z.number().nullable() }),
  z.object({
    kind: z.literal('done'),
    rows: z.number(),
    unreadable: z.array(z.string()),
    leftOut: z.number(),
    sortFailed: z.boolean(),
    truncations: z.number(),
  }),
  z.object({ kind: z.literal('failed'), status: z.int(), message: z.string() }),
]);

export type ExportEvent = z.output<typeof exportEvent>;
export type Frame = { bytes: Uint8Array<ArrayBuffer> } | { event: ExportEvent };

const BYTES = 1;
const EVENT = 2;
const HEAD = 5;

/** Encode a part of the file, and an event, as a frame. */
export const bytesFrame = (bytes: Uint8Array) => framed(BYTES, bytes);
export const eventFrame = (event: ExportEvent) =>
  framed(EVENT, new TextEncoder().encode(JSON.stringify(event)));

function framed(kind: number, content: Uint8Array): Uint8Array {
  const frame = new Uint8Array(HEAD + content.length);
  const view = new DataView(frame.buffer);
  view.setUint8(0, kind);
  view.setUint32(1, content.length);
  frame.set(content, HEAD);
  return frame;
}

/** Parses frames from chunks of any size. */
export class FrameReader {
  #buffer = new Uint8Array();

  /** Returns the frames that the chunk completes. Throws for an invalid event. */
  add(chunk: Uint8Array): Frame[] {
    const buffer = new Uint8Array(this.#buffer.length + chunk.length);
    buffer.set(this.#buffer);
    buffer.set(chunk, this.#buffer.length);
    const view = new DataView(buffer.buffer);
    const frames: Frame[] = [];
    let start = 0;
    while (buffer.length - start >= HEAD) {
      const content = start + HEAD;
      const end = content + view.getUint32(start + 1);
      if (buffer.length < end) break;
      frames.push(parse(view.getUint8(start), buffer.slice(content, end)));
      start = end;
    }
    this.#buffer = buffer.subarray(start);
    return frames;
  }
}

function parse(kind: number, content: Uint8Array<ArrayBuffer>): Frame {
  if (kind === BYTES) return { bytes: content };
  return { event: exportEvent.parse(JSON.parse(new TextDecoder().decode(content))) };
}
