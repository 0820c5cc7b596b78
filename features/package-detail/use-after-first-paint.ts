import { useDeferredValue } from 'react';
import { useIsHydrated } from '#features/shared/use-is-hydrated.ts';

/** Undefined in the first render of a part that follows a navigation; there in the markup of the server and its hydration. */
export function useAfterFirstPaint<T>(value: T): T | undefined {
  const isHydrated = useIsHydrated();
  return useDeferredValue(value, isHydrated ? undefined : value);
}
