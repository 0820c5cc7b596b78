import type { Hono } from 'hono';
import type { Answers } from '#contract/answers.ts';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { HomeOrderInputSchema } from '#contract/home-order.ts';
import { readHomeOrderAnswer, saveHomeOrder } from '#server/catalogue/home-order.ts';
import type { HttpEnv, ServerDeps } from '#server/http/context.ts';
import { invalidField, readJson } from '#server/http/listener/request-body.ts';
import { HttpFailure } from '#server/http/responses/http-failure.ts';
import { route } from '#server/http/route.ts';
import type { Access } from '#server/http/sessions/access.ts';
import type { ChangeLog } from '#server/http/sessions/change-log.ts';

/** Which packages come first in the rows of the home page; not part of the specification. */
export function addHomeOrder(
  app: Hono<HttpEnv>,
  { database: { db }, clock }: ServerDeps,
  access: Access,
  changes: ChangeLog,
  onCatalogueChanged: () => void,
): void {
  route(app, apiBase + calls.homeOrder, {
    GET: async (context) => {
      await access.administrator(context);
      return context.json((await readHomeOrderAnswer(db)) satisfies Answers['homeOrder']);
    },
    PUT: async (context) => {
      const session = await access.administrator(context);
      const by = changes.originOf(context, session.account.user._id);
      const input = await readJson(context, HomeOrderInputSchema);
      const result = await access.write(session, (trx) => saveHomeOrder(trx, input, clock.now(), by));
      switch (result.outcome) {
        case 'refused':
          throw invalidField(result.field, result.message);
        case 'stale':
          throw new HttpFailure(409, 'The order was changed meanwhile. Nothing was overwritten.', {
            current: result.current,
          });
        case 'saved':
          onCatalogueChanged();
          changes.log(context, by, { action: 'edit', kind: 'home page', subject: 'order' });
          return context.json(result.order satisfies Answers['homeOrder']);
      }
      return result satisfies never;
    },
  });
}
