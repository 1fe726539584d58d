/** A file among news of it, wherever the pieces of the answer end. */
import fc from 'fast-check';
import { bytesFrame, eventFrame, FrameReader } from '@/lib/export/frames';

test('frames come out as they went in, however the answer was cut', () => {
  const news = fc.record({
    kind: fc.constant('progress' as const),
    rows: fc.nat(),
    total: fc.option(fc.nat()),
  });
  const frame = fc.oneof(
    fc.uint8Array().map((bytes) => ({ bytes: Uint8Array.from(bytes) })),
    news.map((value) => ({ event: value })),
  );
  fc.assert(
    fc.property(fc.array(frame), fc.integer({ min: 1, max: 50 }), (frames, size) => {
      const sent = Buffer.concat(
        frames.map((one) => ('bytes' in one ? bytesFrame(one.bytes) : eventFrame(one.event))),
      );
      const reader = new FrameReader();
      const read = [];
      for (let at = 0; at < sent.length; at += size)
        read.push(...reader.add(sent.subarray(at, at + size)));
      expect(read).toEqual(frames);
    }),
  );
});

test('news that make no sense are refused', () => {
  const nonsense = eventFrame({ kind: 'failed', status: 502, message: 'x' });
  const text = Buffer.from(nonsense).toString('latin1').replace('failed', 'fooled');
  expect(() => new FrameReader().add(Buffer.from(text, 'latin1'))).toThrow();
});
