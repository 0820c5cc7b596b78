import { useCallback, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';

/** `read` and `write` are inverse, except that equal queries share one form. */
export interface SearchParamsCodec<T> {
  /** @param search the query string without `?`; unknown parts are ignored */
  readonly read: (search: string) => T;
  /** @returns '' for the whole list, else with `?` */
  readonly write: (query: T) => string;
}

/** Ms without typing before the address changes; browsers limit how often it may. */
export const debounceDelay = 300;

/**
 * Input applies at once; the address follows by replacing the history entry.
 * @returns `change` takes the ms before the address follows, `save` updates it now
 */
export function useSearchParamsState<T extends object>({ read, write }: SearchParamsCodec<T>) {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const [query, setQuery] = useState(() => read(search));
  const [pause, setPause] = useState(0);
  // Compared in the form of `write`: wouter decodes some characters of the address and not others.
  const here = write(read(search));
  const [known, setKnown] = useState(here);
  // After Back and Forward the address determines the query.
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
