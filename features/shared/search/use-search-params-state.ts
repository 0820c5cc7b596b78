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

/** Replaces the history entry. @returns `change` takes the ms before that, `save` does it now */
export function useSearchParamsState<T extends object>({ read, write }: SearchParamsCodec<T>) {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const [query, setQuery] = useState(() => read(search));
  const [delay, setDelay] = useState(0);
  // Compared in the form of `write`: wouter decodes some characters of the address and not others.
  const currentSearch = write(read(search));
  const [syncedSearch, setSyncedSearch] = useState(currentSearch);
  // After Back and Forward the address determines the query.
  if (currentSearch !== syncedSearch) {
    setSyncedSearch(currentSearch);
    setQuery(read(search));
  }

  const nextSearch = write(query);
  const save = useCallback(() => {
    if (nextSearch === syncedSearch) return;
    setSyncedSearch(nextSearch);
    navigate(path + nextSearch, { replace: true });
  }, [syncedSearch, navigate, path, nextSearch]);
  useEffect(() => {
    const timer = setTimeout(save, delay);
    return () => clearTimeout(timer);
  }, [save, delay]);

  const change = useCallback((part: Partial<T>, delayMs = 0) => {
    setDelay(delayMs);
    setQuery((before) => ({ ...before, ...part }));
  }, []);
  return { query, change, save };
}
