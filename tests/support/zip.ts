/** Makes real zip files (APPNOTE.TXT, 4.3) for the tests of uploads. */
import { crc32, deflateRawSync } from 'node:zlib';

interface ZipOptions {
  /** Writes the entries as they are instead of deflating them. */
  readonly stored?: boolean;
}

/** @param files the content of each entry by its name, in the order of the archive */
export function zip(
  files: Readonly<Record<string, string | Buffer>>,
  { stored = false }: ZipOptions = {},
): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const plain = Buffer.from(content);
    const data = stored ? plain : deflateRawSync(plain);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(stored ? 0 : 8, 4);
    facts.writeUInt32LE(crc32(plain), 10);
    facts.writeUInt32LE(data.length, 14);
    facts.writeUInt32LE(plain.length, 18);
    facts.writeUInt16LE(Buffer.byteLength(name), 22);
    const entry = Buffer.concat([
      Buffer.from('PK\x03\x04', 'latin1'),
      facts,
      Buffer.from(name),
      data,
    ]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    local.push(entry);
    central.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), facts, rest, Buffer.from(name)]),
    );
    offset += entry.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(central.length, 8);
  end.writeUInt16LE(central.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, directory, end]);
}
