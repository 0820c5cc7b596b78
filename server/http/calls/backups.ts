import type { BackupRefusal } from '#contract/backups.ts';
import type { backups } from '#contract/operations/backups.ts';
import { verifyPassword } from '#server/accounts/passwords/password-hashes.ts';
import { recordEvent } from '#server/audit/audit-log.ts';
import { Refusal, invalidField, notFound, type RefusalStatus } from '#server/refusal.ts';
import type { CallDeps, Handlers, SignedIn } from '#server/http/serve.ts';

/** A backup as a file, and a backup that is made now, for the password again, counted like a sign-in. */
export function createBackupHandlers(deps: CallDeps): Handlers<typeof backups> {
  const { clock, log, backups: made, limiter } = deps;
  /** @returns what is logged of the request @throws 400 for another password than the administrator's own, 429 */
  const confirm = async (call: SignedIn, password: string, refusedEvent: string) => {
    const { context, session, by } = call;
    const { account } = session;
    await limiter.ownPassword(context, account.user.email);
    const event = { id: context.get('requestId'), user: account.user._id, address: by.address };
    if (await verifyPassword(account.passwordHash, password)) return event;
    log.warn({ ...event, event: refusedEvent });
    throw invalidField('password', 'The password is incorrect');
  };

  return {
    downloadBackup: {
      run: async (call) => {
        const { name = '', password } = call.input;
        const event = await confirm(call, password, 'backup download refused');
        const backup = await made.find(name === '' ? undefined : name);
        if (!backup)
          throw name === '' ? new Refusal(404, 'There is no backup on this server yet') : notFound('Backup');
        await call.write((trx) => recordEvent(trx, call.by, { action: 'download backup' }, clock.now()));
        log.info({ ...event, event: 'backup downloaded', name: backup.name, bytes: backup.bytes });
        return new Response(toStream(backup.read()), {
          headers: {
            'content-type': 'application/x-tar',
            'content-length': String(backup.bytes),
            'content-disposition': `attachment; filename="${backup.name}"`,
          },
        });
      },
      // Leads back to the page, as the browser would show the answer instead of it.
      refusePage: (context, failure) =>
        // The origin of one of our own pages: others were refused before.
        context.redirect(
          `${context.req.header('origin') ?? ''}/admin?backup=${refusals[failure.status] ?? 'failed'}`,
          303,
        ),
    },

    beginBackup: async (call) => {
      const event = await confirm(call, call.input.password, 'backup refused');
      const run = await made.begin(call.write);
      if (run === undefined)
        throw new Refusal(409, 'A backup is being made already. Please wait until it is ready.');
      log.info({ ...event, event: 'backup begun', run });
      return { message: 'The backup has begun', run };
    },

    readBackupRun: async ({ id }) => {
      const found = await made.read(Number(id));
      if (!found) throw notFound('Backup');
      return found;
    },
  };
}

/** Reads a piece when the client has taken the one before. */
function toStream(pieces: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = pieces[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await iterator.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => {
      await iterator.return?.();
    },
  });
}

const refusals: { readonly [S in RefusalStatus]?: BackupRefusal } = {
  400: 'password',
  401: 'sign-in',
  403: 'sign-in',
  404: 'none',
  429: 'wait',
};
