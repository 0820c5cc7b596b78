import { done, failed, type Outcome } from './outcome.ts';
import type { AuthStore, SessionUpdate } from './store.ts';

/** The result of an action that decides the session, for the store and for the view. */
export interface SessionStep {
  readonly decision: SessionUpdate;
  readonly outcome: Outcome;
}

const dropped: Outcome = { status: 'dropped' };

/** Runs each kind of action one at a time: one that starts meanwhile is dropped, so nothing is sent twice. */
export function createActionRunner(store: Pick<AuthStore, 'decide' | 'begin'>) {
  const runningKinds = new Set<string>();

  async function runOnce(kind: string, act: () => Promise<Outcome>): Promise<Outcome> {
    if (runningKinds.has(kind)) return dropped;
    runningKinds.add(kind);
    try {
      return await act();
    } finally {
      runningKinds.delete(kind);
    }
  }

  return {
    /** @param act must not reject */
    deciding: (kind: string, act: () => Promise<SessionStep>) =>
      runOnce(kind, async () => {
        let outcome = dropped;
        const taken = await store.decide(async () => {
          const step = await act();
          outcome = step.outcome;
          return step.decision;
        });
        return taken ? outcome : dropped;
      }),

    /** For actions that do not change the session. @param act resolves to the server's message */
    plain: (kind: string, act: () => Promise<string>) =>
      runOnce(kind, async () => {
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
