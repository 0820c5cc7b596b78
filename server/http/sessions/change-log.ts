import type { ChangeOrigin, NewAuditEvent } from '#server/audit/audit-log.ts';
import type { HttpContext, ServerDeps } from '#server/http/context.ts';
import { toAddressBlock, clientAddress } from '#server/http/limits/client-address.ts';

export type ChangeLog = ReturnType<typeof createChangeLog>;

export function createChangeLog({ config, log }: Pick<ServerDeps, 'config' | 'log'>) {
  return {
    /** Who makes a change, and from where. */
    originOf: (context: HttpContext, userId: string): ChangeOrigin => ({
      userId,
      address: toAddressBlock(clientAddress(context, config.trustProxy)),
    }),
    /** Writes what was committed into the log, by ids, without names. An event without a subject is about the account. */
    log: (context: HttpContext, { userId, address }: ChangeOrigin, events: readonly NewAuditEvent[]) => {
      for (const { action, subject } of events)
        log.info({
          id: context.get('requestId'),
          event: 'changed',
          user: userId,
          address,
          action,
          kind: subject?.kind ?? 'account',
          subject: subject?.id ?? userId,
        });
    },
  };
}
