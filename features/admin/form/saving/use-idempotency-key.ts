import { useRef } from 'react';
import { createRandomKey } from '#features/admin/random-key.ts';

/** Idempotency key: the same for a repeat, which may be stored already, another after a change. */
export function useIdempotencyKey(): (entries: object) => string {
  const attempt = useRef<{ readonly entries: object; readonly key: string } | null>(null);
  return (entries) => {
    if (attempt.current?.entries !== entries) attempt.current = { entries, key: createRandomKey() };
    return attempt.current.key;
  };
}
