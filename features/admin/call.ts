import * as v from 'valibot';
import type { OperationAt, Route } from '#contract/operations/operations.ts';
import type { Http, Transport } from '#features/shared/http.ts';
import { hasStatus, readKey } from '#features/shared/read-answer.ts';

type BodyOf<O> = O extends { body: { json: infer S extends v.GenericSchema } }
  ? { readonly body: v.InferInput<S> }
  : O extends { body: { form: unknown } }
    ? { readonly body: FormData; readonly transport?: Transport | undefined }
    : unknown;
/** The parameters of a query, of which some are optional. */
type TextsOf<Q extends v.ObjectEntries> = {
  readonly [N in keyof v.InferInput<v.ObjectSchema<Q, undefined>>]: string;
};
type QueryOf<O> = O extends { query: infer Q extends v.ObjectEntries }
  ? Partial<TextsOf<Q>> extends TextsOf<Q>
    ? { readonly query?: TextsOf<Q> }
    : { readonly query: TextsOf<Q> }
  : unknown;

/** What a call needs: the id in its path, its query, its body. */
type Sent<R extends Route> = ([R] extends [`${string}{id}`] ? { readonly id: string } : unknown) &
  BodyOf<OperationAt<R>> &
  QueryOf<OperationAt<R>> &
  (R extends `GET ${string}` ? { readonly signal?: AbortSignal } : unknown);

/** `Http`, for a method and a path that are only known to be texts. */
interface AnyHttp {
  get(path: string, options: object): Promise<unknown>;
  send(method: string, path: string, options: object): Promise<unknown>;
}

/**
 * Makes a call that administrators have (`contract/operations`), with their session; no cache answers it.
 * @throws FetchError when it fails or is refused
 */
export function call<R extends Route>(http: Http, route: R, sent: Sent<R>): Promise<unknown>;
export function call(
  http: AnyHttp,
  route: string,
  { id = '', ...sent }: { readonly id?: string },
): Promise<unknown> {
  const [method = '', path = ''] = route.replace('{id}', encodeURIComponent(id)).split(' ');
  if (method === 'GET') return http.get(path, { ...sent, credentials: true, fresh: true });
  return http.send(method, path, { ...sent, credentials: true });
}

/** The reader of what our own backend answers: undefined for what does not match the schema. */
export const readBy =
  <T>(schema: v.GenericSchema<unknown, T>) =>
  (value: unknown): T | undefined => {
    const read = v.safeParse(schema, value);
    return read.success ? read.output : undefined;
  };

/** What a 409 says is stored now (`contract/editing.ts`); undefined for another failure, and for what cannot be read. */
export const readCurrent = <T>(cause: unknown, read: (value: unknown) => T | undefined): T | undefined =>
  hasStatus(cause, 409) ? read(readKey(cause.data, 'current')) : undefined;
