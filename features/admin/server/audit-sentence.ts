import type { AuditLogEvent } from '#contract/audit-log.ts';

/** By action; `name` is that of the subject, with its kind. */
const sentences: Readonly<Record<string, (who: string, name: string) => string>> = {
  create: (who, name) => `${who} created ${name}`,
  edit: (who, name) => `${who} changed ${name}`,
  delete: (who, name) => `${who} deleted ${name}`,
  restore: (who, name) => `${who} restored ${name}`,
  'delete for good': (who, name) => `${who} deleted ${name} for good`,
  'sign in': (who) => `${who} signed in`,
  'change password': (who, name) => `${who} changed the password${name && ` of ${name}`}`,
  'change email': (who) => `${who} changed the e-mail for signing in`,
  'add administrator': (who, name) => `${who} made ${name} an administrator`,
  'remove administrator': (who, name) => `${who} took the rights of an administrator from ${name}`,
  'download backup': (who) => `${who} downloaded a backup`,
};

const commandLine = 'command line';

/** Such as `Asha Rao changed the package Goa by train`; an action that is not known stands as it is. */
export function formatEvent({ action, by, subject, address }: AuditLogEvent): string {
  const who = by?.name || by?.email || (address === commandLine ? 'A command on the server' : 'Somebody');
  const name = subject ? formatSubject(subject) : '';
  const format = Object.hasOwn(sentences, action) ? sentences[action] : undefined;
  return format ? format(who, name) : [who, action, name].filter(Boolean).join(': ');
}

function formatSubject({ kind, name }: NonNullable<AuditLogEvent['subject']>): string {
  if (kind === 'account') return name || 'an account';
  if (kind === 'agency') return 'the facts of the agency';
  return `the ${[kind, name].filter(Boolean).join(' ')}`;
}

/** From where the change was made; '' when that is not known, or said already. */
export const formatOrigin = ({ address }: AuditLogEvent): string =>
  address === '' || address === commandLine ? '' : `from ${address}`;
