/**
 * A file and the news of it in one answer: frames of one byte that says what follows, four bytes of its length, and
 * that many bytes. So a page learns how far its export is, and why it failed, without a second request.
 */
import { z } from 'zod';

export const FRAMES_TYPE = 'application/vnd.outreach-tracking.export';

export const news = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('progress'), rows: z.number(), total: z.number().nullable() }),
  z.object({
    kind: z.literal('done'),
    rows: z.number(),
    unreadable: z.array(z.string()),
    leftOut: z.number(),
    sortFailed: z.boolean(),
    cuts: z.number(),
  }),
  z.object({ kind: z.literal('failed'), status: z.int(), message: z.string() }),
]);

export type News = z.output<typeof news>;
export type Frame = { bytes: Uint8Array<ArrayBuffer> } | { news: News };

const BYTES = 1;
const NEWS = 2;
const HEAD = 5;

export const bytesFrame = (bytes: Uint8Array) => framed(BYTES, bytes);
export const newsFrame = (value: News) =>
  framed(NEWS, new TextEncoder().encode(JSON.stringify(value)));

function framed(what: number, content: Uint8Array): Uint8Array {
  const frame = new Uint8Array(HEAD + content.length);
  const view = new DataView(frame.buffer);
  view.setUint8(0, what);
  view.setUint32(1, content.length);
  frame.set(content, HEAD);
  return frame;
}

/** Takes the answer piece by piece, wherever the pieces end, and gives back the frames that are complete. */
export class FrameReader {
  #rest: Uint8Array<ArrayBuffer> = new Uint8Array();

  add(piece: Uint8Array): Frame[] {
    this.#rest = joined(this.#rest, piece);
    const frames: Frame[] = [];
    for (;;) {
      const { buffer, byteOffset, byteLength } = this.#rest;
      if (byteLength < HEAD) return frames;
      const view = new DataView(buffer, byteOffset);
      const end = HEAD + view.getUint32(1);
      if (byteLength < end) return frames;
      frames.push(read(view.getUint8(0), this.#rest.slice(HEAD, end)));
      this.#rest = this.#rest.subarray(end);
    }
  }
}

function read(what: number, content: Uint8Array<ArrayBuffer>): Frame {
  if (what === BYTES) return { bytes: content };
  return { news: news.parse(JSON.parse(new TextDecoder().decode(content))) };
}

function joined(first: Uint8Array<ArrayBuffer>, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
