import type { StorageQuota, Shortage } from '#server/pictures/storage/storage-quota.ts';
import { InsufficientStorage } from '#server/pictures/storage/storage-quota.ts';
import type { HttpContext } from '#server/http/context.ts';
import { HttpFailure } from '#server/http/responses/http-failure.ts';
import { catalogueFiles, formBytes, readForm, type Form, type FormFiles } from './multipart-form.ts';
import { withSpool } from './spool.ts';

/** The files are deleted after `work`. */
export type ReceiveUpload = (
  context: HttpContext,
  work: (form: Form) => Promise<Response>,
  files?: FormFiles,
) => Promise<Response>;

/** @param cancelled when aborted, incomplete forms are refused with 503 */
export function createUploadReceiver(
  spoolFolder: string,
  storageQuota: StorageQuota,
  cancelled: AbortSignal,
): ReceiveUpload {
  return async (context, work, files = catalogueFiles) => {
    const length = Number(context.req.header('content-length') ?? Number.POSITIVE_INFINITY);
    const release = await rethrowStorageFailure(storageQuota.hold(Math.min(length, formBytes(files))));
    try {
      return await withSpool(spoolFolder, async (folder) =>
        work(await readForm(context, folder, files, cancelled)),
      );
    } finally {
      release();
    }
  };
}

/** Turns NoRoom into 507 (RFC 4918, 11.5), or 503 for too many uploads. */
export async function rethrowStorageFailure<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw cause instanceof InsufficientStorage ? toStorageFailure(cause.shortage) : cause;
  }
}

function toStorageFailure(shortage: Shortage): HttpFailure {
  switch (shortage) {
    case 'quota':
      return new HttpFailure(
        507,
        'There is no room for more pictures. Please remove some that are no longer needed. Nothing was saved.',
      );
    case 'disk':
      return new HttpFailure(507, 'The server’s disk is nearly full. Nothing was saved.');
    case 'uploads':
      return new HttpFailure(503, 'Too much is being uploaded right now. Please try again in a minute.', {
        headers: { 'retry-after': '60' },
      });
    default:
      return shortage satisfies never;
  }
}
