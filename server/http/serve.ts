import type { Hono } from 'hono';
import * as v from 'valibot';
import { apiBase } from '#contract/api-base.ts';
import type { AnswerOf, InputOf, Operation, Operations, QueryOf } from '#contract/operations/operation.ts';
import type { Session } from '#server/accounts/sessions.ts';
import type { Handler, HttpContext, HttpEnv } from './context.ts';
import { readJson, validate } from './listener/request-body.ts';
import type { RawHeaders } from './responses/cached-response.ts';
import { sendPrivateJson } from './responses/send.ts';
import { route } from './route.ts';
import type { Access } from './sessions/access.ts';

/** A request of an operation, allowed and checked. */
export interface Call<O extends Operation> {
  readonly context: HttpContext;
  /** What stands for `{id}` in the path; '' without it. */
  readonly id: string;
  readonly query: QueryOf<O>;
  readonly input: InputOf<O>;
  /** Of the administrator, for whom alone the operation is. */
  readonly session: O extends { who: 'administrator' } ? Session : undefined;
}
type Result<O> = Response | AnswerOf<O>;
type Run<O extends Operation> = (call: Call<O>) => Result<O> | Promise<Result<O>>;

/** A handler for each operation of a subject: one that is missing does not compile. */
export type Handlers<T extends Operations> = {
  readonly [N in keyof T]:
    | Run<T[N]>
    /** `limit` counts the request before its body is read. @throws 429 */
    | { readonly limit: (context: HttpContext) => void; readonly run: Run<T[N]> };
};

export interface ServeDeps {
  readonly access: Pick<Access, 'administrator'>;
  /** Of answers that only administrators get. */
  readonly headers: RawHeaders;
}

interface AnyCall {
  readonly context: HttpContext;
  readonly id: string;
  readonly query: unknown;
  readonly input: unknown;
  readonly session: Session | undefined;
}
interface AnyRun {
  /** A method: its parameters are compared bivariantly, as `serve` gives each handler what its operation declares. */
  run(this: void, call: AnyCall): unknown;
}
type AnyHandler = AnyRun['run'] | (AnyRun & { readonly limit: (context: HttpContext) => void });

/** Serves operations, by subject and name, below `apiBase`; other methods of their paths are refused with 405. */
export function serve<T extends Readonly<Record<string, Operations>>>(
  app: Hono<HttpEnv>,
  operations: T,
  handlers: { readonly [S in keyof T]: Handlers<T[S]> },
  deps: ServeDeps,
): void;
export function serve(
  app: Hono<HttpEnv>,
  operations: Readonly<Record<string, Operations>>,
  handlers: Readonly<Record<string, Readonly<Record<string, AnyHandler>>>>,
  deps: ServeDeps,
): void {
  const paths = new Map<string, Parameters<typeof route>[2]>();
  for (const [subject, rows] of Object.entries(operations))
    for (const [name, operation] of Object.entries(rows)) {
      const handler = handlers[subject]?.[name];
      if (!handler) throw new Error(`The operation ${subject}.${name} has no handler`);
      const path = apiBase + operation.path.replace('{id}', ':id');
      paths.set(path, { ...paths.get(path), [operation.method]: createHandler(operation, handler, deps) });
    }
  for (const [path, methods] of paths) route(app, path, methods);
}

function createHandler(
  { who, query = {}, body, status = 200 }: Operation,
  handler: AnyHandler,
  { access, headers }: ServeDeps,
): Handler {
  const QuerySchema = v.object(query);
  const { run, limit } = typeof handler === 'function' ? { run: handler, limit: undefined } : handler;
  return async (context) => {
    const isForAdministrators = who === 'administrator';
    const session = isForAdministrators ? await access.administrator(context) : undefined;
    limit?.(context);
    const parameters = Object.keys(query).map((name) => [name, context.req.query(name)]);
    const answer = await run({
      context,
      id: context.req.param('id') ?? '',
      query: validate(QuerySchema, Object.fromEntries(parameters)),
      input: body && 'json' in body ? await readJson(context, body.json, body.maxBytes) : undefined,
      session,
    });
    if (answer instanceof Response) return answer;
    if (status === 204) return context.body(null, status);
    return isForAdministrators ? sendPrivateJson(context, answer, headers) : context.json(answer, status);
  };
}
