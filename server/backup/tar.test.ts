import { execFileSync } from 'node:child_process';
import { open, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { bytesAt, readTar, tarEnd, tarHeader, tarPadding } from './tar.ts';

const time = Date.UTC(2026, 0, 5);
const fileOf = (name: string, text: string) => {
  const bytes = Buffer.from(text);
  return Buffer.concat([tarHeader(name, bytes.length, time), bytes, tarPadding(bytes.length)]);
};
const archive = Buffer.concat([
  fileOf('a.txt', 'one'),
  fileOf('b/c', 'x'.repeat(512)),
  fileOf('empty', ''),
  tarEnd,
]);

async function inFile(bytes: Buffer): Promise<string> {
  const file = path.join(await temporaryFolder(), 'archive.tar');
  await writeFile(file, bytes);
  return file;
}

async function read(bytes: Buffer): Promise<[string, string][]> {
  const handle = await open(await inFile(bytes));
  onTestFinished(() => handle.close());
  const files: [string, string][] = [];
  for await (const { name, size, position } of readTar(handle))
    files.push([name, (await bytesAt(handle, position, size)).toString()]);
  return files;
}

describe('an archive', () => {
  it('is read as it was written, also by tar itself', async () => {
    const contents = Object.entries({ 'a.txt': 'one', 'b/c': 'x'.repeat(512), empty: '' });
    expect(await read(archive)).toEqual(contents);
    const file = await inFile(archive);
    expect(execFileSync('tar', ['tf', file]).toString()).toBe('a.txt\nb/c\nempty\n');
    expect(execFileSync('tar', ['xOf', file, 'a.txt']).toString()).toBe('one');
  });

  it('is refused when it ends anywhere before its end, or goes on after it', async () => {
    const end = archive.length;
    for (const length of [0, 511, 512, 514, 1024, end - 513, end - 512, end - 1])
      await expect(read(archive.subarray(0, length))).rejects.toThrow('The backup is damaged');
    await expect(read(Buffer.concat([archive, Buffer.alloc(1)]))).rejects.toThrow('rubbish at its end');
  });

  it('is refused when any bit outside the files is flipped', async () => {
    const handle = await open(await inFile(archive), 'r+');
    onTestFinished(() => handle.close());
    const readThrough = async () => {
      for await (const entry of readTar(handle)) expect(entry.name).not.toBe('');
    };
    for (const [at, byte] of archive.entries()) {
      const isInFile = (at >= 512 && at < 515) || (at >= 1536 && at < 2048);
      if (isInFile) continue;
      await handle.write(Buffer.of(byte ^ (1 << (at % 8))), 0, 1, at);
      await expect(readThrough(), `byte ${at}`).rejects.toThrow('The backup is damaged');
      await handle.write(Buffer.of(byte), 0, 1, at);
    }
    await readThrough();
  });
});

describe('a header', () => {
  it('does not take a name or a length that it cannot hold', () => {
    for (const name of ['', 'a b', 'a\0b', 'é', 'x'.repeat(101)])
      expect(() => tarHeader(name, 1, time)).toThrow('Not a name');
    expect(() => tarHeader('large', 8 * 1024 ** 3, time)).toThrow('too large');
  });

  it('does not take a link, a folder or a device', async () => {
    for (const kind of ['1', '2', '5', '3', 'x', 'L']) {
      const header = tarHeader('a', 0, time);
      header.write(kind, 156);
      const sum = header.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0);
      header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
      await expect(read(Buffer.concat([header, tarEnd]))).rejects.toThrow('not as a backup is written');
    }
  });
});
