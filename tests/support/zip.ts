/** Zip files by their directory: reading them strictly, and writing them, so that a test can damage a part. */
import { crc32, inflateRawSync } from 'node:zlib';

/** Parts by path, each checked against its sum. */
export function unzip(file: Buffer): Map<string, Buffer> {
  const end = file.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0) throw new Error('The file broke off: it has no directory');
  const parts = new Map<string, Buffer>();
  let at = file.readUInt32LE(end + 16);
  for (let entry = 0; entry < file.readUInt16LE(end + 10); entry += 1) {
    const [name, extra, comment] = [28, 30, 32].map((field) => file.readUInt16LE(at + field));
    const path = file.toString('utf8', at + 46, at + 46 + (name ?? 0));
    const local = file.readUInt32LE(at + 42);
    const begin = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const packed = file.subarray(begin, begin + file.readUInt32LE(at + 20));
    const part = file.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed);
    if (crc32(part) !== file.readUInt32LE(at + 16)) throw new Error(`${path} is damaged`);
    parts.set(path, part);
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return parts;
}

/** Without compression. */
export function zip(parts: Map<string, Buffer>): Buffer {
  const entries: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [path, part] of parts) {
    const name = Buffer.from(path);
    // Version, flags, method, time, day, sum, sizes, and lengths of the name and of what is beside it.
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt32LE(crc32(part), 10);
    facts.writeUInt32LE(part.length, 14);
    facts.writeUInt32LE(part.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    entries.push(Buffer.from('PK\x03\x04', 'latin1'), facts, name, part);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, place, name);
    at += 30 + name.length + part.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.size, 8);
  end.writeUInt16LE(parts.size, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...entries, ...directory, end]);
}
