import { startTransition, useLayoutEffect, useRef } from 'react';
import type { Finding } from '#features/catalogue/finding.ts';
import { findingOf } from './finding-of.ts';
import type { PackageQuery } from './package-query.ts';

/**
 * Tells how to find what the query asks for: the first time before anything is painted, then with less haste
 * than the letters that are typed.
 */
export function useTold(query: PackageQuery, onFind: (finding: Finding) => void) {
  const told = useRef(false);
  useLayoutEffect(() => {
    const tell = () => onFind(findingOf(query));
    if (told.current) startTransition(tell);
    else tell();
    told.current = true;
  }, [query, onFind]);
}
