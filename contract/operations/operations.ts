import { ownAccount, sessions, signIn } from './accounts.ts';
import { backups } from './backups.ts';
import { catalogue } from './catalogue.ts';
import { editing } from './editing.ts';
import { insight } from './insight.ts';
import { listed, type ListedKind } from './listed.ts';
import { monitoring } from './monitoring.ts';
import { splitRoute, type Method, type Operations } from './operation.ts';

type ListedOperations = { readonly [K in ListedKind as `${K}s`]: (typeof listed)[K]['operations'] };

function listedOperations(): ListedOperations;
function listedOperations(): unknown {
  return Object.fromEntries(Object.entries(listed).map(([kind, { operations: rows }]) => [`${kind}s`, rows]));
}

/** Every call of our backend by subject and name, in the order of the documents. */
export const operations = {
  catalogue,
  sessions,
  signIn,
  ownAccount,
  ...listedOperations(),
  editing,
  insight,
  backups,
  monitoring,
} as const satisfies Readonly<Record<string, Operations>>;

type Rows<T> = T[keyof T];
type Row = Rows<{ [S in keyof typeof operations]: Rows<(typeof operations)[S]> }>;
/** Method and path of a declared call, as its row has them. */
export type Route = Row['route'];
export type OperationAt<R extends Route> = Extract<Row, { readonly route: R }>;
type PathOf<R, M extends Method> = R extends `${M} ${infer P}` ? Filled<P> : never;
type Filled<P extends string> = P extends `${infer Start}{id}` ? `${Start}${string}` : P;
/** The path of a call with this method, with an id for `{id}`: another one does not compile. */
export type CallPath<M extends Method> = PathOf<Route, M>;

/** With subject, name, method and path, which is below `apiBase`. */
export const everyOperation = Object.entries<Operations>(operations).flatMap(([subject, rows]) =>
  Object.entries(rows).map(([row, operation]) =>
    Object.assign({ subject, name: operation.id ?? row }, splitRoute(operation), operation),
  ),
);
export type NamedOperation = (typeof everyOperation)[number];
