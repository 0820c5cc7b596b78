import type { insight } from '#contract/operations/insight.ts';
import type { User } from '#contract/user.ts';
import { hasMailbox } from '#server/accounts/email-address.ts';
import { readAgency } from '#server/agency/agency.ts';
import { hasEvent, listEvents, parseCursor } from '#server/audit/audit-log.ts';
import { readCounts } from '#server/counts/stored-counts.ts';
import type { ServerDeps } from '#server/http/context.ts';
import type { Handlers } from '#server/http/serve.ts';
import { countSamples, hasOwnPackage } from '#server/sample/stored-samples.ts';
import { invalidField } from '#server/refusal.ts';

const defaultDays = 30;

export function createInsightHandlers(deps: ServerDeps): Handlers<typeof insight> {
  const { database, clock, status } = deps;
  return {
    readAuditLog: ({ query: { before } }) => {
      const cursor = before === undefined ? undefined : parseCursor(before);
      if (before !== undefined && !cursor)
        throw invalidField('before', 'The page must be named by the answer of the page before it');
      return listEvents(database.db, cursor);
    },
    readCounts: ({ query: { days = defaultDays } }) => readCounts(database.db, days, clock.now()),
    readFirstSteps: ({ session }) => readFirstSteps(deps, session.account.user),
    readStatus: status,
  };
}

async function readFirstSteps({ database: { db }, config, outbox }: ServerDeps, { email }: User) {
  const { facts } = await readAgency(db);
  return {
    phones: facts.phoneIndia !== undefined && facts.whatsApp !== undefined,
    office: (facts.nameFirst ?? facts.nameRest) !== undefined && facts.address !== undefined,
    ownTour: await hasOwnPackage(db),
    email: hasMailbox(email),
    mail: config.smtpUrl !== undefined && (await outbox.status()).failure === undefined,
    backup: config.backups.bucket !== undefined || (await hasEvent(db, 'download backup')),
    samples: await countSamples(db),
  };
}
