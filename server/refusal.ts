export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 429 | 500 | 503 | 507;

/**
 * Why something is not done. Its text is sent to the client, so it must reveal no internals. Thrown in a transaction, it takes
 * the transaction back.
 */
export class Refusal extends Error {
  readonly status: RefusalStatus;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly current: unknown;

  constructor(
    status: RefusalStatus,
    message: string,
    options: Partial<Pick<Refusal, 'fields' | 'headers' | 'current'>> = {},
  ) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.fields = options.fields;
    this.headers = options.headers ?? {};
    this.current = options.current;
  }
}

export const notFound = (subject: string) => new Refusal(404, `${subject} not found`);
export const invalidField = (field: string, message: string) =>
  new Refusal(400, message, { fields: { [field]: message } });
/** Something else is stored by now. @param current what is */
export const conflict = (message: string, current: unknown) => new Refusal(409, message, { current });
/** Options of a refusal. @param seconds after which the request may be sent again */
export const retryAfter = (seconds: number) => ({ headers: { 'retry-after': String(seconds) } });
export const serviceUnavailable = () =>
  new Refusal(503, 'The server is stopping. Please try again in a moment.', retryAfter(5));
/** The bucket of the pictures hangs. */
export const picturesUnavailable = () =>
  new Refusal(503, 'The pictures cannot be read just now. Please try again in a moment.', retryAfter(2));
export const internalServerError = () => new Refusal(500, 'Something went wrong. Please try again.');
export const insufficientStorage = () =>
  new Refusal(507, 'The server has no space left, so nothing was changed. Please try again later.');
