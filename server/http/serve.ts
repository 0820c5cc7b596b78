import type { Hono } from 'hono';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { apiBase } from '#contract/api-base.ts';
import type { AnswerOf, InputOf, Operation, Operations, QueryOf } from '#contract/operations/operation.ts';
import type { Session } from '#server/accounts/sessions.ts';
import type { ChangeOrigin, NewAuditEvent } from '#server/audit/audit-log.ts';
import type { Schema } from '#server/database/schema.ts';
import type { Handler, HttpContext, HttpEnv } from './context.ts';
import { readJson, validate } from './listener/request-body.ts';
import type { RawHeaders } from './responses/cached-response.ts';
import { sendPrivateJson } from './responses/send.ts';
import { route } from './route.ts';
import type { Access } from './sessions/access.ts';
import type { ChangeLog } from './sessions/change-log.ts';

/** Who makes a request, where it is not for everybody, and how they write. */
export interface SignedIn {
  readonly context: HttpContext;
  readonly session: Session;
  readonly by: ChangeOrigin;
  /**
   * Runs a write in a transaction that begins by checking the session and its right again, and logs the events that it
   * recorded once it is committed.
   */
  readonly write: <T>(work: (trx: Kysely<Schema>) => Promise<T>) => Promise<T>;
}

/** Whoever may make a request of an operation. */
type Caller<O extends Operation> = { readonly context: HttpContext } & (O extends { who: 'everybody' }
  ? unknown
  : SignedIn);
/** A request of an operation, allowed and checked. */
export type Call<O extends Operation> = Caller<O> & {
  /** What stands for `{id}` in the path; '' without it. */
  readonly id: string;
  readonly query: QueryOf<O>;
  readonly input: InputOf<O>;
};
type Result<O> = Response | AnswerOf<O>;
type Run<O extends Operation> = (call: Call<O>) => Result<O> | Promise<Result<O>>;

/** A handler for each operation of a subject: one that is missing does not compile. */
export type Handlers<T extends Operations> = {
  readonly [N in keyof T]:
    | Run<T[N]>
    /** `limit` counts the request before its body is read. @throws 429 */
    | { readonly limit: (caller: Caller<T[N]>) => void | Promise<void>; readonly run: Run<T[N]> };
};

export interface ServeDeps {
  readonly access: Pick<Access, 'signedIn' | 'administrator' | 'write'>;
  readonly changes: ChangeLog;
  /** Of what administrators read. */
  readonly headers: RawHeaders;
}

type AnyCaller = { readonly context: HttpContext } | SignedIn;
interface AnyRun {
  // Methods: their parameters are compared bivariantly, as `serve` gives each handler what its operation declares.
  run(
    this: void,
    call: AnyCaller & { readonly id: string; readonly query: unknown; readonly input: unknown },
  ): unknown;
  limit(this: void, caller: AnyCaller): void | Promise<void>;
}
type AnyHandler = AnyRun['run'] | AnyRun;

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

function createHandler(operation: Operation, handler: AnyHandler, deps: ServeDeps): Handler {
  const { who, method, query = {}, body, status = 200 } = operation;
  const QuerySchema = v.object(query);
  const { run, limit } = typeof handler === 'function' ? { run: handler, limit: undefined } : handler;
  return async (context) => {
    const session = await authorize(who, context, deps.access);
    const caller = session ? createSignedIn(context, session, deps) : { context };
    await limit?.(caller);
    const parameters = Object.keys(query).map((name) => [name, context.req.query(name)]);
    const answer = await run({
      ...caller,
      id: context.req.param('id') ?? '',
      query: validate(QuerySchema, Object.fromEntries(parameters)),
      input: body && 'json' in body ? await readJson(context, body.json, body.maxBytes) : undefined,
    });
    if (answer instanceof Response) return answer;
    if (status === 204) return context.body(null, status);
    return who === 'administrator' && method === 'GET'
      ? sendPrivateJson(context, answer, deps.headers)
      : context.json(answer, status);
  };
}

function authorize(
  who: Operation['who'],
  context: HttpContext,
  access: ServeDeps['access'],
): Promise<Session> | undefined {
  switch (who) {
    case 'everybody':
      return undefined;
    case 'signed in':
      return access.signedIn(context);
    case 'administrator':
      return access.administrator(context);
    default:
      return who satisfies never;
  }
}

function createSignedIn(context: HttpContext, session: Session, { access, changes }: ServeDeps): SignedIn {
  const { _id: userId } = session.account.user;
  const recorded: NewAuditEvent[] = [];
  const by = { ...changes.originOf(context, userId), recorded };
  return {
    context,
    session,
    by,
    write: async (work) => {
      const result = await access.write(session, (trx) => {
        // A transaction may run again.
        recorded.length = 0;
        return work(trx);
      });
      for (const { action, subject } of recorded)
        changes.log(context, by, {
          action,
          kind: subject?.kind ?? 'account',
          subject: subject?.id ?? userId,
        });
      return result;
    },
  };
}
