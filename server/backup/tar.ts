import type { FileHandle } from 'node:fs/promises';

/*
 * The part of the ustar format that a backup needs: plain files with short names
 * (POSIX.1-2017, pax, "ustar Interchange Format"). Every tar program reads what this writes.
 */

const block = 512;
/** Bytes of the largest file whose length fits the header's eleven octal digits. */
const largest = 0o77777777777;

/** A file in an archive. */
export interface TarEntry {
  readonly name: string;
  /** Bytes, and where in the archive they begin. */
  readonly size: number;
  readonly position: number;
}

const nameForm = /^[\x21-\x7e]{1,100}$/;
const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0');
const damaged = (why: string) => new Error(`The backup is damaged: ${why}`);

/** The header of a file. @param time ms since 1970 @throws for a name or size that the format cannot hold */
export function tarHeader(name: string, size: number, time: number): Buffer {
  if (!nameForm.test(name)) throw new Error(`Not a name for an archive: ${name}`);
  if (size > largest) throw new Error(`${name} is too large for one archive (8 GB)`);
  const header = Buffer.alloc(block);
  header.write(name, 0, 'latin1');
  header.write(`${octal(0o600, 7)}\0${octal(0, 7)}\0${octal(0, 7)}\0`, 100, 'latin1');
  header.write(`${octal(size, 11)}\0${octal(Math.floor(time / 1000), 11)}\0`, 124, 'latin1');
  header.write('0', 156, 'latin1');
  header.write('ustar\x0000', 257, 'latin1');
  header.write(`${octal(checksumOf(header), 6)}\0 `, 148, 'latin1');
  return header;
}

/** The zeros that follow a file of this size. */
export const tarPadding = (size: number) => Buffer.alloc((block - (size % block)) % block);

/** What ends an archive. */
export const tarEnd = Buffer.alloc(2 * block);

/** The sum of all bytes, those of the checksum itself counted as spaces. */
function checksumOf(header: Buffer): number {
  let sum = 8 * 0x20;
  for (const [index, byte] of header.entries()) if (index < 148 || index >= 156) sum += byte;
  return sum;
}

/**
 * The files of an archive that `tarHeader` and its companions have written, in their order.
 * @throws for whatever else it is, cut off and altered archives included
 */
export async function* readTar(archive: FileHandle): AsyncGenerator<TarEntry> {
  const { size: length } = await archive.stat();
  let position = 0;
  const take = async (size: number) => {
    if (position + size > length) throw damaged('it is cut off');
    const bytes = await bytesAt(archive, position, size);
    position += size;
    return bytes;
  };
  for (;;) {
    const header = await take(block);
    if (isZero(header)) break;
    const entry = { ...readHeader(header), position };
    if (position + entry.size > length) throw damaged('it is cut off');
    yield entry;
    position += entry.size;
    if (!isZero(await take(tarPadding(entry.size).length))) throw damaged(`rubbish after ${entry.name}`);
  }
  if (!isZero(await take(block)) || position !== length) throw damaged('rubbish at its end');
}

/** The bytes of a part of a file. @throws when it ends before */
export async function bytesAt(file: FileHandle, position: number, size: number): Promise<Buffer> {
  const bytes = Buffer.alloc(size);
  let got = 0;
  while (got < size) {
    const { bytesRead } = await file.read(bytes, got, size - got, position + got);
    if (bytesRead === 0) throw damaged('it is cut off');
    got += bytesRead;
  }
  return bytes;
}

const isZero = (bytes: Buffer) => bytes.every((byte) => byte === 0);

/** Takes nothing but what `tarHeader` makes: no links, folders, devices, long names or extensions. */
function readHeader(header: Buffer): Pick<TarEntry, 'name' | 'size'> {
  const [name = ''] = header.toString('latin1', 0, 100).split('\0', 1);
  const size = Number.parseInt(header.toString('latin1', 124, 135), 8);
  const time = Number.parseInt(header.toString('latin1', 136, 147), 8) * 1000;
  const readable = nameForm.test(name) && !Number.isNaN(size) && !Number.isNaN(time);
  if (!readable || !header.equals(tarHeader(name, size, time)))
    throw damaged('a part of it is not as a backup is written');
  return { name, size };
}
