import * as v from 'valibot';
import { proxy, ref } from 'valtio/vanilla';
import { FirstStepsSchema, SamplesAnswerSchema, type FirstSteps } from '#contract/first-steps.ts';
import type { ChangeEvents } from '#features/admin/change-events.ts';
import type { Http } from '#features/shared/http.ts';
import { createIdleState, createQuery, dataOf, type QueryState } from '#features/shared/query.ts';
import { failureText } from '#features/shared/read-answer.ts';

interface FirstStepsState {
  steps: QueryState<FirstSteps>;
  /** Whether the samples are being moved. */
  isMoving: boolean;
  /** What became of the last move; '' before the first. */
  notice: string;
  hasFailed: boolean;
}

export type FirstStepsStore = ReturnType<typeof createFirstStepsStore>;

/** What a new agency has done, and its samples; only with the feature `firstSteps`. Its methods never reject. */
export function createFirstStepsStore(http: Http, changes: Pick<ChangeEvents, 'emit'>) {
  const state = proxy<FirstStepsState>({
    steps: createIdleState(),
    isMoving: false,
    notice: '',
    hasFailed: false,
  });
  const stepsQuery = createQuery<FirstSteps>((call) => (state.steps = ref(call)));

  const fetchSteps = (): Promise<void> =>
    stepsQuery({
      previousData: dataOf(state.steps),
      queryFn: async (signal) =>
        v.parse(
          FirstStepsSchema,
          await http.get('/admin/first-steps', { credentials: true, fresh: true, signal }),
        ),
      toErrorText: (cause) => failureText(cause, 'The first steps could not be loaded.'),
    });

  return {
    state,

    /** Fetches the steps; the previous ones stay in the state meanwhile, and what became of an earlier move goes. */
    load(): Promise<void> {
      Object.assign(state, { notice: '', hasFailed: false });
      return fetchSteps();
    },

    /** @param present false: the samples go to the trash; true: they come back */
    async moveSamples(present: boolean): Promise<void> {
      if (state.isMoving) return;
      Object.assign(state, { isMoving: true, notice: '', hasFailed: false });
      try {
        const answer = await http.send('PUT', '/admin/samples', { body: { present }, credentials: true });
        const { message, packages, destinations } = v.parse(SamplesAnswerSchema, answer);
        const change = present ? 'restored' : 'deleted';
        for (const id of packages) changes.emit({ type: `package-${change}`, id });
        for (const id of destinations) changes.emit({ type: `destination-${change}`, id });
        state.notice = message;
        await fetchSteps();
      } catch (cause) {
        const text = present ? 'The samples could not be restored.' : 'The samples could not be removed.';
        Object.assign(state, { notice: failureText(cause, text), hasFailed: true });
      } finally {
        state.isMoving = false;
      }
    },
  };
}
