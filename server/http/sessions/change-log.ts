import type { ChangeOrigin, NewAuditEvent } from '#server/audit/audit-log.ts';
import type { HttpContext, ServerDeps } from '#server/http/context.ts';
import { toAddressBlock } from '#server/http/limits/address-block.ts';
import { clientAddress } from '#server/http/limits/client-address.ts';

export interface ChangeLog {
  /** Who makes a change, and from where. */
  originOf(context: HttpContext, userId: string): ChangeOrigin;
  /** Writes what was committed into the log, by ids, without names. An event without a subject is about the account. */
  log(context: HttpContext, by: ChangeOrigin, events: readonly NewAuditEvent[]): void;
}

export function createChangeLog({ config, log }: Pick<ServerDeps, 'config' | 'log'>): ChangeLog {
  return {
    originOf: (context, userId) => ({
      userId,
      address: toAddressBlock(clientAddress(context, config.trustProxy)),
    }),
    log: (context, { userId, address }, events) => {
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
