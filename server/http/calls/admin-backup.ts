import type { Hono } from 'hono';
import { apiBase } from '#contract/api-base.ts';
import { BackupDownloadInputSchema, type BackupRefusal } from '#contract/backup-download-input.ts';
import * as calls from '#contract/calls.ts';
import { verifyPassword } from '#server/accounts/passwords/password-hashes.ts';
import type { StoredBackup } from '#server/backup/scheduled/stored-backups.ts';
import type { Access } from '#server/http/sessions/access.ts';
import type { Handler, HttpContext, HttpEnv, ServerDeps } from '#server/http/context.ts';
import { invalidField, isPageForm, readFields } from '#server/http/listener/request-body.ts';
import { HttpFailure, type FailureStatus } from '#server/http/responses/http-failure.ts';
import { clientAddress, type RateLimiter } from '#server/http/limits/rate-limiter.ts';
import { toAddressBlock } from '#server/http/limits/address-block.ts';
import { route } from '#server/http/route.ts';

/** The newest backup as a file, for an administrator who gives the password again; counted like a sign-in. */
export function addAdminBackup(
  app: Hono<HttpEnv>,
  { config, log, backups }: Pick<ServerDeps, 'config' | 'log' | 'backups'>,
  access: Access,
  limiter: RateLimiter,
): void {
  const download: Handler = async (context) => {
    const { account } = await access.administrator(context);
    const { password } = await readFields(context, BackupDownloadInputSchema);
    await limiter.password(context, account.user.email);
    const event = {
      id: context.get('requestId'),
      user: account.user._id,
      address: toAddressBlock(clientAddress(context, config.trustProxy)),
    };
    if (!(await verifyPassword(account.passwordHash, password))) {
      log.warn({ ...event, event: 'backup download refused' });
      throw invalidField('password', 'The password is incorrect');
    }
    const backup = await backups.newestReadable();
    if (!backup) throw new HttpFailure(404, 'There is no backup on this server yet');
    log.info({ ...event, event: 'backup downloaded', name: backup.name, bytes: backup.bytes });
    return fileResponse(backup);
  };
  route(app, apiBase + calls.adminBackup, { POST: redirectingForms(download) });
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
