import type { Hono } from 'hono';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { SamplesInputSchema, type SamplesAnswer } from '#contract/first-steps.ts';
import type { HttpEnv, ServerDeps } from '#server/http/context.ts';
import { readJson } from '#server/http/listener/request-body.ts';
import { route } from '#server/http/route.ts';
import type { Access } from '#server/http/sessions/access.ts';
import type { ChangeLog } from '#server/http/sessions/change-log.ts';
import { removeSamples, restoreSamples, type MovedSamples } from '#server/sample/stored-samples.ts';
import { unwrapRejection } from './write-results.ts';

/** The samples of a new agency in one press to the trash and back; not part of the specification. */
export function addSamples(
  app: Hono<HttpEnv>,
  { clock }: Pick<ServerDeps, 'clock'>,
  access: Access,
  changes: ChangeLog,
  onCatalogueChanged: () => void,
): void {
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
