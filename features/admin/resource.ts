import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { proxy, ref } from 'valtio/vanilla';
import { createIdleState, createQuery, dataOf, type QueryState } from '#features/shared/query.ts';
import { failureText } from '#features/shared/read-answer.ts';

/** What one call fetches, as state: every view of it shows the same. */
export type Resource<T> = ReturnType<typeof createResource<T>>;

/** @param fetch rejects on failure @param failed its text where the backend gives none */
export function createResource<T>(fetch: (signal: AbortSignal) => Promise<T>, failed: string) {
  const state = proxy<{ call: QueryState<T> }>({ call: createIdleState() });
  // `ref`: the value is only replaced whole, and proxies for a thousand packages would be costly.
  const query = createQuery<T>((call) => (state.call = ref(call)));
  const value = () => dataOf(state.call);
  return {
    state,
    /** Undefined before the first answer. */
    value,
    /** Fetches; the value stays in the state meanwhile. Never rejects. */
    load: (): Promise<void> =>
      query({
        previousData: value(),
        queryFn: fetch,
        toErrorText: (cause) => failureText(cause, failed),
      }),
    /** Changes the value, also in the answer that is on its way. */
    update: query.update,
    /** Forgets the value, so that nothing is shown before the next answer. */
    drop: (): void => void (state.call = createIdleState()),
  };
}

/** The call of a resource, which is loaded whenever the component is mounted. */
export function useResource<T>(resource: Resource<T>) {
  const { call } = useSnapshot(resource.state);
  useEffect(() => {
    void resource.load();
  }, [resource]);
  return call;
}
