import { proxy } from 'valtio/vanilla';
import { EarlierVersionSchema } from '#contract/admin-answers.ts';
import type { ListedKind } from '#contract/operations/listed.ts';
import { toList } from '#contract/reading.ts';
import { call, readBy } from '#features/admin/call.ts';
import { createResource } from '#features/admin/resource.ts';
import type { Http } from '#features/shared/http.ts';
import { failureText, readKey } from '#features/shared/read-answer.ts';

interface HistoryOptions<T> {
  readonly kind: ListedKind | 'agency';
  /** @returns undefined for what cannot be read */
  readonly read: (entry: unknown) => T | undefined;
}

export type HistoryStore<T> = ReturnType<typeof createHistoryStore<T>>;
/** Makes the store of one form. */
export type OpenHistory<T> = (id: string) => HistoryStore<T>;

/** What one package, one destination or the agency was before each save. Its methods never reject. */
export function createHistoryStore<T>(http: Http, { kind, read }: HistoryOptions<T>, id: string) {
  /** The version that is being fetched, and why it failed. */
  const state = proxy<{ opening: { readonly version: number; readonly error: string | null } | null }>({
    opening: null,
  });
  let opening = new AbortController();

  async function find(version: number, signal: AbortSignal): Promise<T | undefined> {
    const query = { version: String(version) };
    const answer = await (kind === 'agency'
      ? call(http, 'GET /admin/agency-version', { query, signal })
      : call(http, `GET /admin/${kind}-version/{id}`, { id, query, signal }));
    return read(readKey(answer, kind));
  }

  return {
    state,

    /** Newest first. */
    versions: createResource(async (signal) => {
      const answer = await (kind === 'agency'
        ? call(http, 'GET /admin/agency-versions', { signal })
        : call(http, `GET /admin/${kind}-versions/{id}`, { id, signal }));
      return toList(readKey(answer, 'versions')).flatMap(
        (entry) => readBy(EarlierVersionSchema)(entry) ?? [],
      );
    }, 'Failed to fetch the earlier versions'),

    /** @returns undefined when it failed, which the state tells, or when another version was opened meanwhile */
    async open(version: number): Promise<T | undefined> {
      opening.abort();
      const { signal } = (opening = new AbortController());
      state.opening = { version, error: null };
      const failed = 'Failed to fetch this version';
      const [found, error] = await find(version, signal).then(
        (value) => [value, failed] as const,
        (cause: unknown) => [undefined, failureText(cause, failed)] as const,
      );
      if (signal.aborted) return undefined;
      state.opening = found === undefined ? { version, error } : null;
      return found;
    },

    /** Drops the version that is being fetched, as the form is left. */
    close: (): void => opening.abort(),
  };
}
