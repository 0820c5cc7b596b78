import { useRef } from 'react';
import { newKey } from '#features/admin/new-key.ts';

/**
 * Under which key something new is sent: the same for what is sent again, which may have been stored already,
 * and another once it was changed.
 * @returns the key of what is in the form now
 */
export function useAttemptKey(): (entries: object) => string {
  const attempt = useRef<{ readonly entries: object; readonly key: string } | null>(null);
  return (entries) => {
    if (attempt.current?.entries !== entries) attempt.current = { entries, key: newKey() };
    return attempt.current.key;
  };
}
