import type { Hono } from 'hono';
import * as v from 'valibot';
import {
  splitRoute,
  type AnswerOf,
  type InputOf,
  type Method,
  type Operation,
  type Operations,
  type QueryOf,
} from '#contract/operations/operation.ts';
import type { Package } from '#contract/package.ts';
import { apiBase } from '#contract/page-path.ts';
import type { Session } from '#server/accounts/sessions.ts';
import type { ChangeOrigin, NewAuditEvent } from '#server/audit/audit-log.ts';
import type { CatalogueCache } from '#server/catalogue/catalogue-cache.ts';
import type { PackageCounter } from '#server/counts/stored-counts.ts';
import type { Db } from '#server/database/schema.ts';
import { Refusal } from '#server/refusal.ts';
import type { Handler, HttpContext, HttpEnv, ServerDeps } from './context.ts';
import type { RateLimiter } from './limits/rate-limiter.ts';
import { isPageForm, readInput, validate } from './listener/request-body.ts';
import type { CachedReads } from './responses/cached-reads.ts';
import type { RawHeaders } from './responses/cached-response.ts';
import { sendPrivateJson } from './responses/send.ts';
import type { Access } from './sessions/access.ts';
import type { BrowserDevices, BrowserSessions, ChangeLog } from './sessions/browser-sessions.ts';
import type { Save, SaveWithPictures } from './uploads/save-with-pictures.ts';

/** Who makes a request, where it is not for everybody, and how they write. */
export interface SignedIn {
  readonly context: HttpContext;
  readonly session: Session;
  readonly by: ChangeOrigin;
  /**
   * Runs a write in a transaction that begins by checking the session and its right again. Once it is committed, the events
   * that it recorded are logged, and visitors see those that have a subject; so with `save`, which reads a form and stores
   * its pictures.
   */
  readonly write: <T>(work: (trx: Db) => Promise<T>) => Promise<T>;
  readonly save: <Input, Stored>(save: Omit<Save<Input, Stored>, 'session'>) => Promise<Stored>;
}

/** Who makes a request of an operation. */
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
type Run<O extends Operation> = (call: Call<O>) => Awaitable<Response | AnswerOf<O>>;
type Awaitable<T> = T | Promise<T>;

/** A handler for each operation of a subject: one that is missing does not compile. */
export type Handlers<T extends Operations> = {
  readonly [N in keyof T]:
    | Run<T[N]>
    | {
        readonly run: Run<T[N]>;
        /** Counts the request before its body is read. @throws 429 */
        readonly limit?: (caller: Caller<T[N]>) => Awaitable<void>;
        /** Answers where the form of a page (application/x-www-form-urlencoded), which is taken as well, is refused. */
        readonly refusePage?: (context: HttpContext, failure: Refusal) => Response;
      };
};

export interface CallDeps extends ServerDeps {
  readonly access: Access;
  readonly catalogueCache: CatalogueCache<{
    readonly answers: CachedReads;
    /** Of public packages alone. */
    readonly findPackage: (id: string) => Package | undefined;
  }>;
  readonly changes: ChangeLog;
  readonly counter: PackageCounter;
  readonly devices: BrowserDevices;
  /** Of what is read. */
  readonly headers: RawHeaders;
  readonly limiter: RateLimiter;
  readonly sessions: BrowserSessions;
}

interface ServeDeps extends Pick<CallDeps, 'access' | 'changes' | 'headers'> {
  readonly save: SaveWithPictures;
  readonly onCatalogueChanged: () => void;
}

type AnyCaller = { readonly context: HttpContext } | SignedIn;
interface AnyRun {
  // Methods: their parameters are compared bivariantly, as `serve` gives each handler what its operation declares.
  run(
    this: void,
    call: AnyCaller & { readonly id: string; readonly query: unknown; readonly input: unknown },
  ): unknown;
  limit?(this: void, caller: AnyCaller): Awaitable<void>;
  refusePage?(this: void, context: HttpContext, failure: Refusal): Response;
}
type AnyHandler = AnyRun['run'] | AnyRun;

/** Serves operations, by subject and name, below `apiBase`; other methods of their paths are refused with 405. */
export function serve(
  app: Hono<HttpEnv>,
  operations: Readonly<Record<string, Operations>>,
  handlers: Readonly<Record<string, Readonly<Record<string, AnyHandler>>>>,
  deps: ServeDeps,
): void {
  const paths = new Map<string, Methods>();
  for (const [subject, rows] of Object.entries(operations))
    for (const [name, operation] of Object.entries(rows)) {
      const handler = handlers[subject]?.[name];
      if (!handler) throw new Error(`The operation ${subject}.${name} has no handler`);
      const { method, path } = splitRoute(operation);
      const pattern = apiBase + path.replace('{id}', ':id');
      paths.set(pattern, { ...paths.get(pattern), [method]: createHandler(operation, handler, deps) });
    }
  for (const [path, methods] of paths) route(app, path, methods);
}

type Methods = Readonly<Partial<Record<Method, Handler>>>;

/** Registers the methods of a path; its other methods are refused with 405 and Allow. */
export function route(app: Hono<HttpEnv>, path: string, handlers: Methods): void {
  for (const [method, handler] of Object.entries(handlers)) app.on(method, path, handler);
  app.all(path, () => {
    throw methodNotAllowed(Object.keys(handlers));
  });
}

export function methodNotAllowed(methods: readonly string[]): Refusal {
  const allow = methods.map((method) => (method === 'GET' ? 'GET, HEAD' : method)).join(', ');
  return new Refusal(405, 'This address does not take that method', { headers: { allow } });
}

function createHandler(operation: Operation, handler: AnyHandler, deps: ServeDeps): Handler {
  const { who, query = {}, body, status = 200 } = operation;
  const { signedIn, administrator } = deps.access;
  const authorize = { everybody: () => undefined, 'signed in': signedIn, administrator }[who];
  const json = body && 'json' in body ? body : undefined;
  const isPrivateRead = who === 'administrator' && splitRoute(operation).method === 'GET';
  const QuerySchema = v.object(query);
  const { run, limit, refusePage }: AnyRun = typeof handler === 'function' ? { run: handler } : handler;

  return async (context) => {
    try {
      const session = await authorize(context);
      const caller = session ? createSignedIn(context, session, deps) : { context };
      await limit?.(caller);
      const parameters = Object.keys(query).map((name) => [name, context.req.query(name)]);
      const answer = await run({
        ...caller,
        id: context.req.param('id') ?? '',
        query: validate(QuerySchema, Object.fromEntries(parameters)),
        input: json && (await readInput(context, json.json, refusePage !== undefined, json.maxBytes)),
      });
      if (answer instanceof Response) return answer;
      if (status === 204) return context.body(null, status);
      return isPrivateRead
        ? await sendPrivateJson(context, answer, deps.headers)
        : context.json(answer, status);
    } catch (cause) {
      if (!refusePage || !isPageForm(context) || !(cause instanceof Refusal)) throw cause;
      return refusePage(context, cause);
    }
  };
}

function createSignedIn(context: HttpContext, session: Session, deps: ServeDeps): SignedIn {
  const { access, changes, save, onCatalogueChanged } = deps;
  const recorded: NewAuditEvent[] = [];
  const by = { ...changes.originOf(context, session.account.user._id), recorded };
  /** A transaction may run again. */
  const forget = () => void (recorded.length = 0);
  return {
    context,
    session,
    by,
    write: async (work) => {
      const result = await access.write(session, (trx) => {
        forget();
        return work(trx);
      });
      if (recorded.some(({ subject }) => subject)) onCatalogueChanged();
      changes.log(context, by, recorded);
      return result;
    },
    save: async (form) => {
      const write: typeof form.write = (...parts) => {
        forget();
        return form.write(...parts);
      };
      const stored = await save(context, { ...form, session, write });
      changes.log(context, by, recorded);
      return stored;
    },
  };
}
