import { useCallback, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { readQuery, writeQuery, type ListQuery } from './list-query.ts';

/** Ms without typing after which the address follows; browsers refuse to change it for every letter. */
const pause = 300;

/**
 * What the list shows, kept in the address. What is typed counts at once, and the address follows.
 * @returns the query, a way to change parts of it, and one to bring the address up to date now
 */
export function useListQuery() {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const [query, setQuery] = useState(() => readQuery(search));
  const [known, setKnown] = useState(search);
  // Back and Forward change the address; it then decides.
  if (search !== known) {
    setKnown(search);
    setQuery(readQuery(search));
  }

  const wanted = writeQuery(query);
  const write = useCallback(() => {
    const next = wanted.slice(1);
    if (next === known) return;
    setKnown(next);
    navigate(path + wanted, { replace: true });
  }, [known, navigate, path, wanted]);
  useEffect(() => {
    const timer = setTimeout(write, pause);
    return () => clearTimeout(timer);
  }, [write]);

  const change = (part: Partial<ListQuery>) => setQuery((before) => ({ ...before, ...part }));
  return { query, change, write };
}
