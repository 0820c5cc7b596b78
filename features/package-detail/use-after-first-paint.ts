import { useDeferredValue } from 'react';
import { useIsHydrated } from '#features/shared/use-is-hydrated.ts';

/** False in the first render of a part that follows a navigation; true in the markup of the server and its hydration. */
export function useAfterFirstPaint(): boolean {
  const isHydrated = useIsHydrated();
  return useDeferredValue(true, !isHydrated);
}
