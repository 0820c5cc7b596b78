import * as v from 'valibot';
import { proxy } from 'valtio/vanilla';
import { FirstStepsSchema, SamplesAnswerSchema } from '#contract/first-steps.ts';
import { call } from '#features/admin/call.ts';
import type { ChangeEvents } from '#features/admin/change-events.ts';
import { createResource } from '#features/admin/resource.ts';
import type { Http } from '#features/shared/http.ts';
import { failureText } from '#features/shared/read-answer.ts';

interface FirstStepsState {
  /** Whether the samples are being moved. */
  isMoving: boolean;
  /** What became of the last move; '' before the first. */
  notice: string;
  hasFailed: boolean;
}

export type FirstStepsStore = ReturnType<typeof createFirstStepsStore>;

/** What a new agency has done, and its samples; of our backend. Its methods never reject. */
export function createFirstStepsStore(http: Http, changes: Pick<ChangeEvents, 'emit'>) {
  const state = proxy<FirstStepsState>({
    isMoving: false,
    notice: '',
    hasFailed: false,
  });
  const steps = createResource(
    async (signal) => v.parse(FirstStepsSchema, await call(http, 'GET /admin/first-steps', { signal })),
    'The first steps could not be loaded.',
  );

  return {
    state,
    steps,

    /** What became of a move was read: the next visit does not show it again. */
    clearNotice: (): void => void Object.assign(state, { notice: '', hasFailed: false }),

    /** @param present false: the samples go to the trash; true: they come back */
    async moveSamples(present: boolean): Promise<void> {
      if (state.isMoving) return;
      Object.assign(state, { isMoving: true, notice: '', hasFailed: false });
      try {
        const answer = await call(http, 'PUT /admin/samples', { body: { present } });
        const { message, packages, destinations } = v.parse(SamplesAnswerSchema, answer);
        const change = present ? 'restored' : 'deleted';
        for (const id of packages) changes.emit({ type: `package-${change}`, id });
        for (const id of destinations) changes.emit({ type: `destination-${change}`, id });
        state.notice = message;
        await steps.load();
      } catch (cause) {
        const text = present ? 'The samples could not be restored.' : 'The samples could not be removed.';
        Object.assign(state, { notice: failureText(cause, text), hasFailed: true });
      } finally {
        state.isMoving = false;
      }
    },
  };
}
