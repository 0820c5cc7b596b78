import { useEffect, useMemo, useRef, useState } from 'react';
import type { PackageCard } from '#contract/package.ts';
import { createDetailApi } from '#features/package-detail/api.ts';
import type { Http } from '#features/shared/http.ts';
import { isAuthorizationError } from '#features/shared/refused-call.ts';
import type { CatalogueData, MissingReason } from '#features/shortlist/rows.ts';

/** Null: there is no such package. */
type Answer = PackageCard | MissingReason | null;

const noAnswers: ReadonlyMap<string, Answer> = new Map();

/**
 * Adds the packages that no list has to the catalogue, each by a call of its own: packages by link.
 * @param ids of those that may be one; asked for once the list of all is complete and lacks them
 */
export function useUnlistedPackages(
  http: Http,
  data: CatalogueData,
  ids: readonly string[],
  isOnline: boolean,
): CatalogueData {
  const [answers, setAnswers] = useState(noAnswers);
  const asked = useRef(new Set<string>());
  const missing = data.state === 'complete' ? ids.filter((id) => !data.complete.has(id)) : [];
  const key = missing.join(',');

  useEffect(() => {
    const api = createDetailApi(http);
    const { signal } = new AbortController();
    const answer = (id: string, value: Answer) => setAnswers((before) => new Map(before).set(id, value));
    const ask = async (id: string) => {
      try {
        answer(id, (await api.detail(id, signal)) ?? null);
      } catch (cause) {
        answer(id, isAuthorizationError(cause, [404]) ? null : 'failed');
      }
    };
    for (const id of key === '' ? [] : key.split(',')) {
      if (asked.current.has(id)) continue;
      asked.current.add(id);
      void ask(id);
    }
  }, [http, key]);

  return useMemo(() => {
    const complete = new Map(data.complete);
    const unanswered = new Map<string, MissingReason>();
    for (const id of key === '' ? [] : key.split(',')) {
      const value = answers.has(id) ? answers.get(id) : 'pending';
      if (typeof value === 'string') unanswered.set(id, value === 'failed' && !isOnline ? 'offline' : value);
      else if (value) complete.set(id, value);
    }
    return unanswered.size + complete.size === data.complete.size ? data : { ...data, complete, unanswered };
  }, [data, answers, key, isOnline]);
}
