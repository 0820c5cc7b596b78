import { useRef } from 'react';
import { newKey } from '#features/admin/new-key.ts';

/** Idempotency key: the same for a repeat, which may be stored already, another after a change. */
export function useAttemptKey(): (entries: object) => string {
  const attempt = useRef<{ readonly entries: object; readonly key: string } | null>(null);
  return (entries) => {
    if (attempt.current?.entries !== entries) attempt.current = { entries, key: newKey() };
    return attempt.current.key;
  };
}
