import type { ErrorBody } from '#contract/error-body.ts';

export type FailureStatus = 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 429 | 500 | 503 | 507;

/** A refusal whose text is sent to the client, so it must reveal no internals. */
export class HttpFailure extends Error {
  readonly status: FailureStatus;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly current: unknown;

  constructor(
    status: FailureStatus,
    message: string,
    options: {
      fields?: Readonly<Record<string, string>>;
      headers?: Readonly<Record<string, string>>;
      current?: unknown;
    } = {},
  ) {
    super(message);
    this.name = 'HttpFailure';
    this.status = status;
    this.fields = options.fields;
    this.headers = options.headers ?? {};
    this.current = options.current;
  }
}

export function failureResponse({ status, message, fields, headers, current }: HttpFailure): Response {
  const body: ErrorBody = {
    message,
    error: message,
    ...(fields && { fields: { ...fields } }),
    ...(current !== undefined && { current }),
  };
  return Response.json(body, {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}

export const notFound = (subject: string) => new HttpFailure(404, `${subject} not found`);
export const serviceUnavailable = () =>
  new HttpFailure(503, 'The server is stopping. Please try again in a moment.', {
    headers: { 'retry-after': '5' },
  });
/** The bucket of the pictures hangs. */
export const picturesUnavailable = () =>
  new HttpFailure(503, 'The pictures cannot be read just now. Please try again in a moment.', {
    headers: { 'retry-after': '2' },
  });
/** The answer to LockLost; the next try takes the lock again. */
export const saveInterrupted = () =>
  new HttpFailure(503, 'The save was interrupted, and nothing was changed. Please try again.', {
    headers: { 'retry-after': '1' },
  });
export const internalServerError = () => new HttpFailure(500, 'Something went wrong. Please try again.');
export const insufficientStorage = () =>
  new HttpFailure(507, 'The server has no space left, so nothing was changed. Please try again later.');
