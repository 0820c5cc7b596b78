import type { Hono } from 'hono';
import type * as v from 'valibot';
import { apiBase } from '#contract/api-base.ts';
import { BackupDownloadInputSchema, type BackupRefusal } from '#contract/backup-download-input.ts';
import { BackupStartInputSchema, type BackupRun, type BackupStartAnswer } from '#contract/backup-run.ts';
import * as calls from '#contract/calls.ts';
import { verifyPassword } from '#server/accounts/passwords/password-hashes.ts';
import type { AskedRun } from '#server/backup/scheduled/backup-scheduler.ts';
import type { StoredBackup } from '#server/backup/scheduled/stored-backups.ts';
import { recordEvent } from '#server/audit/audit-log.ts';
import type { Access } from '#server/http/sessions/access.ts';
import type { Handler, HttpContext, HttpEnv, ServerDeps } from '#server/http/context.ts';
import { invalidField, isPageForm, readFields } from '#server/http/listener/request-body.ts';
import { HttpFailure, notFound, type FailureStatus } from '#server/http/responses/http-failure.ts';
import type { RateLimiter } from '#server/http/limits/rate-limiter.ts';
import { route } from '#server/http/route.ts';
import type { ChangeLog } from '#server/http/sessions/change-log.ts';

type AdminBackupDeps = Pick<ServerDeps, 'clock' | 'log' | 'backups' | 'backupScheduler'>;

/**
 * A backup as a file, and a backup that is made now, for an administrator who gives the password again; counted like a
 * sign-in.
 */
export function addAdminBackup(
  app: Hono<HttpEnv>,
  { clock, log, backups, backupScheduler }: AdminBackupDeps,
  access: Access,
  changes: ChangeLog,
  limiter: RateLimiter,
): void {
  /** @throws 400 for another password than the administrator's own */
  const readConfirmed = async <T extends { readonly password: string }>(
    context: HttpContext,
    schema: v.GenericSchema<unknown, T>,
    refusedEvent: string,
  ) => {
    const session = await access.administrator(context);
    const { account } = session;
    const input = await readFields(context, schema);
    await limiter.ownPassword(context, account.user.email);
    const by = changes.originOf(context, account.user._id);
    const event = { id: context.get('requestId'), user: account.user._id, address: by.address };
    if (!(await verifyPassword(account.passwordHash, input.password))) {
      log.warn({ ...event, event: refusedEvent });
      throw invalidField('password', 'The password is incorrect');
    }
    return { session, input, by, event };
  };

  const download: Handler = async (context) => {
    const { session, input, by, event } = await readConfirmed(
      context,
      BackupDownloadInputSchema,
      'backup download refused',
    );
    const { name = '' } = input;
    const backup = name === '' ? await backups.newestReadable() : await backups.readable(name);
    if (!backup) throw new HttpFailure(404, 'There is no backup on this server yet');
    await access.write(session, (trx) => recordEvent(trx, by, { action: 'download backup' }, clock.now()));
    log.info({ ...event, event: 'backup downloaded', name: backup.name, bytes: backup.bytes });
    return fileResponse(backup);
  };
  route(app, apiBase + calls.adminBackup, { POST: redirectingForms(download) });

  route(app, apiBase + calls.backupRuns, {
    POST: async (context) => {
      const { session, event } = await readConfirmed(context, BackupStartInputSchema, 'backup refused');
      const run = await backupScheduler.begin((work) => access.write(session, work));
      if (run === undefined)
        throw new HttpFailure(409, 'A backup is being made already. Please wait until it is ready.');
      log.info({ ...event, event: 'backup begun', run });
      return context.json({ message: 'The backup has begun', run } satisfies BackupStartAnswer, 201);
    },
  });

  route(app, `${apiBase}${calls.backupRun('')}:id`, {
    GET: async (context) => {
      await access.administrator(context);
      const run = Number(context.req.param('id'));
      const found = Number.isSafeInteger(run) ? await backupScheduler.read(run) : undefined;
      if (!found) throw notFound('Backup');
      return context.json(await toAnswer(found, backups));
    },
  });
}

async function toAnswer(run: AskedRun, backups: ServerDeps['backups']): Promise<BackupRun> {
  switch (run.state) {
    case 'running':
      return {
        state: 'running',
        step: run.progress?.step ?? null,
        share: run.progress?.step === 'writing' ? run.progress.share : null,
      };
    case 'good': {
      const { name, bytes } = run.made;
      return { state: 'good', name, bytes, canDownload: (await backups.readable(name)) !== undefined };
    }
    case 'failed':
      return { state: 'failed', reason: run.reason };
    default:
      return run satisfies never;
  }
}

function fileResponse(backup: StoredBackup): Response {
  return new Response(toStream(backup.read()), {
    headers: {
      'content-type': 'application/x-tar',
      'content-length': String(backup.bytes),
      'content-disposition': `attachment; filename="${backup.name}"`,
    },
  });
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

/** A failure of a page's form leads back to the page, as the browser would show the answer instead of it. */
function redirectingForms(handle: Handler): Handler {
  return async (context) => {
    try {
      return await handle(context);
    } catch (cause) {
      if (!isPageForm(context) || !(cause instanceof HttpFailure)) throw cause;
      // The origin of one of our own pages: others were refused before.
      return context.redirect(`${originOf(context)}/admin?backup=${refusalOf(cause)}`, 303);
    }
  };
}

const originOf = (context: HttpContext) => context.req.header('origin') ?? '';

const refusals: { readonly [S in FailureStatus]?: BackupRefusal } = {
  400: 'password',
  401: 'sign-in',
  403: 'sign-in',
  404: 'none',
  429: 'wait',
};

const refusalOf = ({ status }: HttpFailure): BackupRefusal => refusals[status] ?? 'failed';
