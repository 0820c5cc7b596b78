import { useRef } from 'react';

/** Random, for idempotency and drafts. Not `crypto.randomUUID`, which exists in secure contexts only. */
export function createRandomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Idempotency key: the same for a repeat, which may be stored already, another after a change. */
export function useIdempotencyKey(): (entries: object) => string {
  const lastAttempt = useRef<{ readonly entries: object; readonly key: string } | null>(null);
  return (entries) => {
    if (lastAttempt.current?.entries !== entries) lastAttempt.current = { entries, key: createRandomKey() };
    return lastAttempt.current.key;
  };
}
