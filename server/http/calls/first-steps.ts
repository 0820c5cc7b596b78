import type { Hono } from 'hono';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { SamplesInputSchema, type FirstSteps, type SamplesAnswer } from '#contract/first-steps.ts';
import type { User } from '#contract/user.ts';
import { hasMailbox } from '#server/accounts/email-address.ts';
import { hasEvent } from '#server/audit/audit-log.ts';
import { readAgency } from '#server/agency/agency.ts';
import type { HttpEnv, ServerDeps } from '#server/http/context.ts';
import { readJson } from '#server/http/listener/request-body.ts';
import { route } from '#server/http/route.ts';
import type { Access } from '#server/http/sessions/access.ts';
import type { ChangeLog } from '#server/http/sessions/change-log.ts';
import {
  countSamples,
  hasOwnPackage,
  removeSamples,
  restoreSamples,
  type MovedSamples,
} from '#server/sample/stored-samples.ts';
import { unwrapRejection } from './write-results.ts';

/** What a new agency has done, and its samples in one press to the trash and back; not part of the specification. */
export function addFirstSteps(
  app: Hono<HttpEnv>,
  { database: { db }, clock, config, mails }: ServerDeps,
  access: Access,
  changes: ChangeLog,
  onCatalogueChanged: () => void,
): void {
  const readSteps = async ({ email }: User): Promise<FirstSteps> => {
    const { facts } = await readAgency(db);
    return {
      phones: facts.phoneIndia !== undefined && facts.whatsApp !== undefined,
      office: (facts.nameFirst ?? facts.nameRest) !== undefined && facts.address !== undefined,
      ownTour: await hasOwnPackage(db),
      email: hasMailbox(email),
      mail: config.smtpUrl !== undefined && mails().failure === undefined,
      backup: config.backups.bucket !== undefined || (await hasEvent(db, 'download backup')),
      samples: await countSamples(db),
    };
  };

  route(app, apiBase + calls.firstSteps, {
    GET: async (context) => {
      const { account } = await access.administrator(context);
      return context.json(await readSteps(account.user));
    },
  });

  route(app, apiBase + calls.samples, {
    PUT: async (context) => {
      const session = await access.administrator(context);
      const { present } = await readJson(context, SamplesInputSchema);
      const by = changes.originOf(context, session.account.user._id);
      const move = present ? restoreSamples : removeSamples;
      const moved = await unwrapRejection(access.write(session, (trx) => move(trx, clock.now(), by)));
      onCatalogueChanged();
      const action = present ? 'restore' : 'delete';
      for (const subject of moved.packages) changes.log(context, by, { action, kind: 'package', subject });
      for (const subject of moved.destinations)
        changes.log(context, by, { action, kind: 'destination', subject });
      return context.json({ message: describe(moved, present), ...moved } satisfies SamplesAnswer);
    },
  });
}

/** Such as `2 sample tours and 1 destination are back.` */
function describe({ packages, destinations }: MovedSamples, present: boolean): string {
  const count = packages.length + destinations.length;
  if (count === 0) return present ? 'No sample was in Recently deleted.' : 'There was no sample to remove.';
  const moved = [
    ...(packages.length > 0 ? [plural(packages.length, 'sample tour')] : []),
    ...(destinations.length > 0
      ? [plural(destinations.length, packages.length > 0 ? 'destination' : 'sample destination')]
      : []),
  ];
  const verb = count === 1 ? 'is' : 'are';
  return `${moved.join(' and ')} ${verb} ${present ? 'back' : 'in Recently deleted'}.`;
}

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
