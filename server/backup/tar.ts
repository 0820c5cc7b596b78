import type { FileHandle } from 'node:fs/promises';

/* ustar as far as it is needed: plain files with short names (POSIX.1-2017, pax, "ustar Interchange Format"). */

const blockSize = 512;
/** Bytes: the largest length of eleven octal digits. */
const maxFileSize = 0o77777777777;

export interface TarEntry {
  readonly name: string;
  /** Bytes; `position` is where they begin in the archive. */
  readonly size: number;
  readonly position: number;
}

const namePattern = /^[\x21-\x7e]{1,100}$/;
const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0');
const createDamageError = (reason: string) => new Error(`The backup is damaged: ${reason}`);

/** @param time ms since 1970 @throws for a name or size that the format cannot hold */
export function tarHeader(name: string, size: number, time: number): Buffer {
  if (!namePattern.test(name)) throw new Error(`Not a name for an archive: ${name}`);
  if (size > maxFileSize) throw new Error(`${name} is too large for one archive (8 GB)`);
  const header = Buffer.alloc(blockSize);
  header.write(name, 0, 'latin1');
  header.write(`${octal(0o600, 7)}\0${octal(0, 7)}\0${octal(0, 7)}\0`, 100, 'latin1');
  header.write(`${octal(size, 11)}\0${octal(Math.floor(time / 1000), 11)}\0`, 124, 'latin1');
  header.write('0', 156, 'latin1');
  header.write('ustar\x0000', 257, 'latin1');
  header.write(`${octal(checksumOf(header), 6)}\0 `, 148, 'latin1');
  return header;
}

export const tarPadding = (size: number) => Buffer.alloc((blockSize - (size % blockSize)) % blockSize);

export const tarEnd = Buffer.alloc(2 * blockSize);

/** The checksum's own bytes count as spaces. */
function checksumOf(header: Buffer): number {
  let sum = 8 * 0x20;
  for (const [index, byte] of header.entries()) if (index < 148 || index >= 156) sum += byte;
  return sum;
}

/** The files of an archive written by `tarHeader` and its companions. @throws for anything else, also cut off */
export async function* readTar(archive: FileHandle): AsyncGenerator<TarEntry> {
  const { size: length } = await archive.stat();
  let position = 0;
  const readBytes = async (size: number) => {
    if (position + size > length) throw createDamageError('it is cut off');
    const bytes = await bytesAt(archive, position, size);
    position += size;
    return bytes;
  };
  for (;;) {
    const header = await readBytes(blockSize);
    if (isZero(header)) break;
    const entry = { ...readHeader(header), position };
    if (position + entry.size > length) throw createDamageError('it is cut off');
    yield entry;
    position += entry.size;
    if (!isZero(await readBytes(tarPadding(entry.size).length)))
      throw createDamageError(`rubbish after ${entry.name}`);
  }
  if (!isZero(await readBytes(blockSize)) || position !== length)
    throw createDamageError('rubbish at its end');
}

/** @throws when the file ends before */
export async function bytesAt(file: FileHandle, position: number, size: number): Promise<Buffer> {
  const bytes = Buffer.alloc(size);
  let filled = 0;
  while (filled < size) {
    const { bytesRead } = await file.read(bytes, filled, size - filled, position + filled);
    if (bytesRead === 0) throw createDamageError('it is cut off');
    filled += bytesRead;
  }
  return bytes;
}

const isZero = (bytes: Buffer) => bytes.every((byte) => byte === 0);

function readHeader(header: Buffer): Pick<TarEntry, 'name' | 'size'> {
  const [name = ''] = header.toString('latin1', 0, 100).split('\0', 1);
  const size = Number.parseInt(header.toString('latin1', 124, 135), 8);
  const time = Number.parseInt(header.toString('latin1', 136, 147), 8) * 1000;
  const isReadable = namePattern.test(name) && !Number.isNaN(size) && !Number.isNaN(time);
  if (!isReadable || !header.equals(tarHeader(name, size, time)))
    throw createDamageError('a part of it is not as a backup is written');
  return { name, size };
}
