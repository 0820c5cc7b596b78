import { randomBytes } from 'node:crypto';
import { idPattern } from '#contract/reading.ts';

/** 128 random bits as URL-safe text of 22 characters. */
export function createId(): string {
  return randomBytes(16).toString('base64url');
}

/** Whether text can be one of our ids; other texts get no query, which some of them would make fail. */
export function isId(text: string): boolean {
  return idPattern.test(text);
}
