/** Frames of a file and its events, in chunks of any size. */
import fc from 'fast-check';
import { bytesFrame, eventFrame, FrameReader } from '@/lib/export/frames';

test('frames are read as they were written, however they are cut into chunks', () => {
  const event = fc.record({
    kind: fc.constant('progress' as const),
    rows: fc.nat(),
    total: fc.option(fc.nat()),
  });
  const frame = fc.oneof(
    fc.uint8Array().map((bytes) => ({ bytes: Uint8Array.from(bytes) })),
    event.map((value) => ({ event: value })),
  );
  fc.assert(
    fc.property(fc.array(frame), fc.integer({ min: 1, max: 50 }), (frames, size) => {
      const sent = Buffer.concat(
        frames.map((one) => ('bytes' in one ? bytesFrame(one.bytes) : eventFrame(one.event))),
      );
      const reader = new FrameReader();
      const read = [];
      for (let at = 0; at < sent.length; at += size) {
        read.push(...reader.add(sent.subarray(at, at + size)));
      }
      expect(read).toEqual(frames);
    }),
  );
});
