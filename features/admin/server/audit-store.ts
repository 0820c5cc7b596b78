import { proxy, ref } from 'valtio/vanilla';
import type { AuditLog, AuditLogEvent } from '#contract/audit-log.ts';
import { createIdleState, createQuery, dataOf, type QueryState } from '#features/shared/query.ts';
import { failureText } from '#features/shared/read-answer.ts';
import type { ServerApi } from './server-api.ts';

type EarlierState =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  | { readonly status: 'rejected'; readonly error: string };

interface AuditState {
  /** The events loaded so far, newest first. */
  log: QueryState<AuditLog>;
  /** The call for the page after them. */
  earlier: EarlierState;
}

const toErrorText = (cause: unknown) => failureText(cause, 'The last changes could not be loaded.');

export type AuditStore = ReturnType<typeof createAuditStore>;

/** The audit log, a page at a time. Its methods never reject. */
export function createAuditStore(api: Pick<ServerApi, 'auditLog'>) {
  const state = proxy<AuditState>({ log: createIdleState(), earlier: createIdleState() });
  const logQuery = createQuery<AuditLog>((call) => (state.log = ref(call)));
  return {
    state,

    /** Fetches the newest events; those before stay in the state meanwhile. */
    load(): Promise<void> {
      state.earlier = createIdleState();
      return logQuery({
        previousData: dataOf(state.log),
        queryFn: (signal) => api.auditLog(null, signal),
        toErrorText,
      });
    },

    /** Adds the page after the events; does nothing without one, or while one is loaded. */
    async loadEarlier(): Promise<void> {
      const { log } = state;
      if (log.status !== 'fulfilled' || log.value.next === null || state.earlier.status === 'pending') return;
      state.earlier = { status: 'pending' };
      try {
        const { events, next } = await api.auditLog(log.value.next);
        // `load` has replaced the events that this page follows.
        if (state.log !== log) return;
        logQuery.update((before) => ({ events: [...before.events, ...events], next }));
        state.earlier = createIdleState();
      } catch (cause) {
        if (state.log === log) state.earlier = { status: 'rejected', error: toErrorText(cause) };
      }
    },
  };
}

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
