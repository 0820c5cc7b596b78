import { proxy, ref } from 'valtio/vanilla';
import * as v from 'valibot';
import { BackupRunSchema, BackupStartSchema, type BackupRun } from '#contract/backups.ts';
import { call } from '#features/admin/call.ts';
import type { Http } from '#features/shared/http.ts';
import { failureText, isFetchError } from '#features/shared/read-answer.ts';

/** Of a backup that is made now. Times are ms since 1970. */
export type BackupRunState =
  | { readonly status: 'idle' }
  | { readonly status: 'starting' }
  | {
      readonly status: 'running';
      /** When it was begun here; null for one that was found running. */
      readonly beganAt: number | null;
      readonly step: Extract<BackupRun, { state: 'running' }>['step'];
      /** Of the files that are written, 0 to 1. */
      readonly share: number | null;
      /** The last question about it got no answer, and is asked again. */
      readonly isInterrupted: boolean;
    }
  | { readonly status: 'good'; readonly canDownload: boolean }
  | { readonly status: 'failed'; readonly reason: string }
  /** Not begun. */
  | { readonly status: 'refused'; readonly reason: string };

export type BackupRunStore = ReturnType<typeof createBackupRunStore>;

/**
 * Begins a backup on the server and asks until it has ended, also when its section is left. Its methods never reject.
 * @param pause waits until the next question
 */
export function createBackupRunStore(http: Http, pause = pauseSecond, now = Date.now) {
  const state = proxy<{ run: BackupRunState }>({ run: { status: 'idle' } });
  const set = (run: BackupRunState) => void (state.run = ref(run));
  const isBusy = () => state.run.status === 'starting' || state.run.status === 'running';

  /** @returns the name of the file when it is good and can be downloaded */
  const askUntilEnd = async (run: number, beganAt: number | null): Promise<string | undefined> => {
    set({ status: 'running', beganAt, step: null, share: null, isInterrupted: false });
    for (;;) {
      const found = await ask(run, beganAt);
      if (found?.state === 'good') {
        const { name, canDownload } = found;
        set({ status: 'good', canDownload });
        return canDownload ? name : undefined;
      }
      if (found?.state === 'failed') {
        set({ status: 'failed', reason: found.reason });
        return undefined;
      }
      await pause();
    }
  };

  const ask = async (run: number, beganAt: number | null): Promise<BackupRun | undefined> => {
    try {
      const found = v.parse(
        BackupRunSchema,
        await call(http, 'GET /admin/backups/{id}', { id: String(run) }),
      );
      if (found.state === 'running') set({ ...found, status: 'running', beganAt, isInterrupted: false });
      return found;
    } catch (cause) {
      // Another answer will not come from a server that refuses to tell.
      if (isFetchError(cause) && cause.status !== undefined && cause.status < 500)
        return { state: 'failed', reason: failureText(cause, 'It could not be seen how the backup ended.') };
      const { run: last } = state;
      if (last.status === 'running') set({ ...last, isInterrupted: true });
      return undefined;
    }
  };

  return {
    state,

    /** @returns the name of the file to download; undefined when there is none */
    begin: async (password: string): Promise<string | undefined> => {
      if (isBusy()) return undefined;
      set({ status: 'starting' });
      try {
        const answer = await call(http, 'POST /admin/backups', { body: { password } });
        const { run } = v.parse(BackupStartSchema, answer);
        return await askUntilEnd(run, now());
      } catch (cause) {
        set({
          status: 'refused',
          reason: failureText(cause, 'The backup could not be begun. Please try again.'),
        });
        return undefined;
      }
    },

    /** Shows a backup that is being made already; resolves when it has ended. */
    follow: async (run: number): Promise<void> => {
      if (!isBusy()) await askUntilEnd(run, null);
    },
  };
}

const pauseSecond = () => new Promise<void>((resolve) => setTimeout(resolve, 1000));
