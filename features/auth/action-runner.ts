import { done, failed, type Outcome } from './outcome.ts';
import type { AuthStore, SessionUpdate } from './store.ts';

export interface SessionStep {
  readonly decision: SessionUpdate;
  readonly outcome: Outcome;
}

const dropped: Outcome = { status: 'dropped' };

/** Runs each kind of action one at a time: one that starts meanwhile is dropped, so nothing is sent twice. */
export function createActionRunner(store: Pick<AuthStore, 'decide' | 'begin'>) {
  const runningKinds = new Set<string>();

  async function runOnce(kind: string, action: () => Promise<Outcome>): Promise<Outcome> {
    if (runningKinds.has(kind)) return dropped;
    runningKinds.add(kind);
    try {
      return await action();
    } finally {
      runningKinds.delete(kind);
    }
  }

  return {
    /** @param action must not reject */
    runSessionAction: (kind: string, action: () => Promise<SessionStep>) =>
      runOnce(kind, async () => {
        let outcome = dropped;
        const isApplied = await store.decide(async () => {
          const step = await action();
          outcome = step.outcome;
          return step.decision;
        });
        return isApplied ? outcome : dropped;
      }),

    runAction: (kind: string, action: () => Promise<string>) =>
      runOnce(kind, async () => {
        const end = store.begin();
        try {
          const message = await action();
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
