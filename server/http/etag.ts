import { hash } from 'node:crypto';

/** A short text that differs when the bytes differ. */
export function contentTag(bytes: Buffer | string): string {
  return hash('sha1', bytes, 'base64').slice(0, 22);
}

/** Whether an If-None-Match header names this strong tag (RFC 9110, section 13.1.2: compared weakly). */
export function namesTag(header: string, tag: string): boolean {
  if (header === tag || header === '*') return true;
  return header.split(',').some((entry) => entry.trim().replace(/^W\//, '') === tag);
}
