import { ownAccount, sessions, signIn } from './accounts.ts';
import { backups } from './backups.ts';
import { catalogue } from './catalogue.ts';
import { editing } from './editing.ts';
import { history } from './history.ts';
import { insight } from './insight.ts';
import { monitoring } from './monitoring.ts';
import type { Operation, Operations } from './operation.ts';
import { trash } from './trash.ts';

/** Every call of our backend by subject and name, in the order of the documents. */
export const operations = {
  catalogue,
  sessions,
  signIn,
  ownAccount,
  editing,
  trash,
  history,
  insight,
  backups,
  monitoring,
} as const satisfies Readonly<Record<string, Operations>>;

export interface NamedOperation extends Operation {
  readonly name: string;
  readonly subject: string;
}

export const everyOperation: readonly NamedOperation[] = Object.entries<Operations>(operations).flatMap(
  ([subject, rows]) =>
    Object.entries(rows).map(([name, operation]) => Object.assign({ name, subject }, operation)),
);
