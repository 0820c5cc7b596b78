import type { AuditAction, AuditSubjectKind } from '#contract/audit-log.ts';
import type { ChangeOrigin } from '#server/audit/audit-log.ts';
import type { HttpContext, ServerDeps } from '#server/http/context.ts';
import { toAddressBlock } from '#server/http/limits/address-block.ts';
import { clientAddress } from '#server/http/limits/client-address.ts';

/** A change that was committed, for the log: ids only, no names. */
export interface LoggedChange {
  readonly action: AuditAction;
  readonly kind: AuditSubjectKind;
  readonly subject: string;
}

export interface ChangeLog {
  /** Who makes a change, and from where. */
  originOf(context: HttpContext, userId: string): ChangeOrigin;
  /** Writes a committed change into the log. */
  log(context: HttpContext, by: ChangeOrigin, change: LoggedChange): void;
}

export function createChangeLog({ config, log }: Pick<ServerDeps, 'config' | 'log'>): ChangeLog {
  return {
    originOf: (context, userId) => ({
      userId,
      address: toAddressBlock(clientAddress(context, config.trustProxy)),
    }),
    log: (context, { userId, address }, change) =>
      log.info({ id: context.get('requestId'), event: 'changed', user: userId, address, ...change }),
  };
}
