import type { Hono } from 'hono';
import type { Answers } from '#contract/answers.ts';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { DestinationOrderInputSchema } from '#contract/destination-order.ts';
import { saveDestinationOrder, type DestinationOrderResult } from '#server/catalogue/destination-order.ts';
import type { HttpEnv, ServerDeps } from '#server/http/context.ts';
import { invalidField, readJson } from '#server/http/listener/request-body.ts';
import { HttpFailure } from '#server/http/responses/http-failure.ts';
import { route } from '#server/http/route.ts';
import type { Access } from '#server/http/sessions/access.ts';
import type { ChangeLog } from '#server/http/sessions/change-log.ts';

/** The order of the popular destinations, in which the specified list answers; not part of the specification. */
export function addDestinationOrder(
  app: Hono<HttpEnv>,
  { clock }: Pick<ServerDeps, 'clock'>,
  access: Access,
  changes: ChangeLog,
  onCatalogueChanged: () => void,
): void {
  route(app, apiBase + calls.destinationOrder, {
    PUT: async (context) => {
      const session = await access.administrator(context);
      const by = changes.originOf(context, session.account.user._id);
      const input = await readJson(context, DestinationOrderInputSchema);
      const order = await access.write(session, async (trx) =>
        unwrapOrder(await saveDestinationOrder(trx, input, clock.now(), by)),
      );
      onCatalogueChanged();
      changes.log(context, by, { action: 'edit', kind: 'home page', subject: 'order' });
      return context.json({ order } satisfies Answers['destinationOrder']);
    },
  });
}

/** @throws 400 that names the field, or 409 with the stored order as `current`; both take the transaction back */
function unwrapOrder(result: DestinationOrderResult): readonly string[] {
  switch (result.outcome) {
    case 'saved':
      return result.order;
    case 'refused':
      throw invalidField('order', result.message);
    case 'stale':
      throw new HttpFailure(409, 'The destinations were changed meanwhile. Nothing was overwritten.', {
        current: { order: result.current },
      });
  }
  return result satisfies never;
}
