import { useRef } from 'react';
import { createRandomKey } from '#features/admin/random-key.ts';

/** Idempotency key: the same for a repeat, which may be stored already, another after a change. */
export function useIdempotencyKey(): (entries: object) => string {
  const lastAttempt = useRef<{ readonly entries: object; readonly key: string } | null>(null);
  return (entries) => {
    if (lastAttempt.current?.entries !== entries) lastAttempt.current = { entries, key: createRandomKey() };
    return lastAttempt.current.key;
  };
}
