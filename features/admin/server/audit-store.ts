import { proxy } from 'valtio/vanilla';
import * as v from 'valibot';
import { AuditLogSchema, type AuditLogEvent } from '#contract/audit-log.ts';
import { call } from '#features/admin/call.ts';
import { createResource } from '#features/admin/resource.ts';
import type { Http } from '#features/shared/http.ts';
import { createIdleState } from '#features/shared/query.ts';
import { failureText } from '#features/shared/read-answer.ts';

type EarlierState =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  | { readonly status: 'rejected'; readonly error: string };

const failed = 'The last changes could not be loaded.';

export type AuditStore = ReturnType<typeof createAuditStore>;

/** The audit log, a page at a time. Its methods never reject. */
export function createAuditStore(http: Http) {
  /** `earlier`: the call for the page after the events loaded so far. */
  const state = proxy<{ earlier: EarlierState }>({ earlier: createIdleState() });
  const read = async (page: Parameters<typeof call<'GET /admin/audit-log'>>[2]) =>
    v.parse(AuditLogSchema, await call(http, 'GET /admin/audit-log', page));
  /** The events loaded so far, newest first. */
  const log = createResource((signal) => {
    state.earlier = createIdleState();
    return read({ signal });
  }, failed);
  return {
    state,
    log,

    /** Adds the page after the events; does nothing without one, or while one is loaded. */
    async loadEarlier(): Promise<void> {
      const shown = log.state.call;
      if (shown.status !== 'fulfilled' || shown.value.next === null || state.earlier.status === 'pending')
        return;
      state.earlier = { status: 'pending' };
      try {
        const { events, next } = await read({ query: { before: shown.value.next } });
        // The events that this page follows have been loaded again.
        if (log.state.call !== shown) return;
        log.update((before) => ({ events: [...before.events, ...events], next }));
        state.earlier = createIdleState();
      } catch (cause) {
        if (log.state.call === shown)
          state.earlier = { status: 'rejected', error: failureText(cause, failed) };
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
