import { hash } from 'node:crypto';

export function hashContent(bytes: Buffer | string): string {
  return hash('sha1', bytes, 'base64').slice(0, 22);
}

/** Whether an If-None-Match header has this strong tag (weak comparison: RFC 9110, section 13.1.2). */
export function matchesEtag(header: string, tag: string): boolean {
  if (header === tag || header === '*') return true;
  return header.split(',').some((entry) => entry.trim().replace(/^W\//, '') === tag);
}
