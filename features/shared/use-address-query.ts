import { useCallback, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';

/** How a list's query stands in the address. `read` and `write` undo each other, but for what means the same. */
export interface QueryFormat<T> {
  /** @param search the address's part after the question mark; what it does not know is left out */
  readonly read: (search: string) => T;
  /** @returns '' for everything, else with its question mark */
  readonly write: (query: T) => string;
}

/** Ms without typing after which the address follows; browsers refuse to change it for every letter. */
export const typingPause = 300;

/**
 * What a list shows, kept in the address. What is typed counts at once, and the address follows; it stays one
 * entry of the history.
 * @returns the query; a way to change parts of it, with the ms after which the address follows; one to bring the
 * address up to date now
 */
export function useAddressQuery<T extends object>({ read, write }: QueryFormat<T>) {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const [query, setQuery] = useState(() => read(search));
  const [pause, setPause] = useState(0);
  // Compared by what it means: wouter decodes some letters and leaves others as they are.
  const here = write(read(search));
  const [known, setKnown] = useState(here);
  // Back and Forward change the address; it then decides.
  if (here !== known) {
    setKnown(here);
    setQuery(read(search));
  }

  const wanted = write(query);
  const save = useCallback(() => {
    if (wanted === known) return;
    setKnown(wanted);
    navigate(path + wanted, { replace: true });
  }, [known, navigate, path, wanted]);
  useEffect(() => {
    const timer = setTimeout(save, pause);
    return () => clearTimeout(timer);
  }, [save, pause]);

  const change = useCallback((part: Partial<T>, after = 0) => {
    setPause(after);
    setQuery((before) => ({ ...before, ...part }));
  }, []);
  return { query, change, save };
}
