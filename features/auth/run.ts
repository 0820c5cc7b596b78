import { done, failed, type Outcome } from './outcome.ts';
import type { AuthStore, Decision } from './store.ts';

/** What an action that decides the session came to, for the store and for the view. */
export interface Step {
  readonly decision: Decision;
  readonly outcome: Outcome;
}

const dropped: Outcome = { status: 'dropped' };

/** Runs actions on the store, each kind one at a time: what is begun meanwhile is dropped, so nothing is sent twice. */
export function createRun(store: Pick<AuthStore, 'decide' | 'begin'>) {
  const underWay = new Set<string>();

  async function once(kind: string, act: () => Promise<Outcome>): Promise<Outcome> {
    if (underWay.has(kind)) return dropped;
    underWay.add(kind);
    try {
      return await act();
    } finally {
      underWay.delete(kind);
    }
  }

  return {
    /** An action that decides the session. @param act must not reject */
    deciding: (kind: string, act: () => Promise<Step>) =>
      once(kind, async () => {
        let outcome = dropped;
        const taken = await store.decide(async () => {
          const step = await act();
          outcome = step.outcome;
          return step.decision;
        });
        return taken ? outcome : dropped;
      }),

    /** An action that leaves the session alone. @param act answers with the message of the server */
    plain: (kind: string, act: () => Promise<string>) =>
      once(kind, async () => {
        const end = store.begin();
        try {
          const message = await act();
          end();
          return done(message);
        } catch (cause) {
          const outcome = failed(cause);
          end(outcome.error);
          return outcome;
        }
      }),
  };
}
