import { randomBytes } from 'node:crypto';

/** A new id: 128 random bits as URL-safe text of 22 characters. */
export function newId(): string {
  return randomBytes(16).toString('base64url');
}

/** Whether text can be an id of ours; the rest is unknown without asking a database that may choke on it. */
export function isId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text);
}
