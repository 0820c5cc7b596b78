import { randomBytes, createHash, hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { idPattern } from '#contract/reading.ts';

/** 128 random bits as URL-safe text of 22 characters. */
export const createId = () => randomBytes(16).toString('base64url');

/** 256 random bits as 43 characters of base64url. Only its hash is stored. */
export const createToken = () => randomBytes(32).toString('base64url');

/** Whether text can be one of our ids; other texts get no query, which some of them would make fail. */
export const isId = (text: string) => idPattern.test(text);

/** SHA-256, hexadecimal. */
export const sha256 = (data: string | Buffer) => hash('sha256', data);

/** SHA-256, hexadecimal, and size in bytes. */
export async function hashFile(file: string) {
  const whole = createHash('sha256');
  let bytes = 0;
  const pieces: AsyncIterable<Buffer> = createReadStream(file, { highWaterMark: 1024 * 1024 });
  for await (const piece of pieces) {
    whole.update(piece);
    bytes += piece.length;
  }
  return { sha256: whole.digest('hex'), bytes };
}
