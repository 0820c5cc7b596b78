import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PackageCard } from '#contract/package.ts';
import { createDetailApi } from '#features/package-detail/store.ts';
import type { Http } from '#features/shared/http.ts';
import { hasStatus } from '#features/shared/read-answer.ts';
import type { CatalogueData, MissingReason } from '#features/shortlist/rows.ts';

/** Null: there is no such package. */
type Answer = PackageCard | MissingReason | null;

const noAnswers: ReadonlyMap<string, Answer> = new Map();

/**
 * Adds the packages that no list has to the catalogue, each by a call of its own: packages by link.
 * A call that failed is repeated when the connection returns, and by `retry`.
 * @param ids of those that may be one; asked for once the list of all is complete and lacks them
 */
export function useUnlistedPackages(
  http: Http,
  data: CatalogueData,
  ids: readonly string[],
  isOnline: boolean,
): { readonly data: CatalogueData; readonly retry: () => void } {
  const [answers, setAnswers] = useState(noAnswers);
  const asked = useRef(new Map<string, 'asked' | 'failed'>());
  const missing = data.state === 'complete' ? ids.filter((id) => !data.complete.has(id)) : [];
  const key = missing.join(',');

  const ask = useCallback(
    async (id: string) => {
      const answer = (value: Answer) => setAnswers((before) => new Map(before).set(id, value));
      asked.current.set(id, 'asked');
      answer('pending');
      try {
        answer((await createDetailApi(http).detail(id, new AbortController().signal)) ?? null);
      } catch (cause) {
        if (hasStatus(cause, 404)) return answer(null);
        asked.current.set(id, 'failed');
        answer('failed');
      }
    },
    [http],
  );
  const retry = useCallback(() => {
    for (const [id, state] of asked.current) if (state === 'failed') void ask(id);
  }, [ask]);

  useEffect(() => {
    for (const id of key === '' ? [] : key.split(',')) {
      const earlier = asked.current.get(id);
      if (!earlier || (earlier === 'failed' && isOnline)) void ask(id);
    }
  }, [ask, key, isOnline]);

  const withUnlisted = useMemo(() => {
    const complete = new Map(data.complete);
    const unanswered = new Map<string, MissingReason>();
    for (const id of key === '' ? [] : key.split(',')) {
      const value = answers.has(id) ? answers.get(id) : 'pending';
      if (typeof value === 'string') unanswered.set(id, value === 'failed' && !isOnline ? 'offline' : value);
      else if (value) complete.set(id, value);
    }
    return unanswered.size + complete.size === data.complete.size ? data : { ...data, complete, unanswered };
  }, [data, answers, key, isOnline]);
  return { data: withUnlisted, retry };
}
