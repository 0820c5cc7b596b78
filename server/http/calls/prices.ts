import type { Hono } from 'hono';
import type { Answers } from '#contract/answers.ts';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { PricesInputSchema } from '#contract/prices-input.ts';
import { changePrices } from '#server/catalogue/package-prices.ts';
import type { HttpEnv, ServerDeps } from '#server/http/context.ts';
import { readJson } from '#server/http/listener/request-body.ts';
import { HttpFailure } from '#server/http/responses/http-failure.ts';
import { route } from '#server/http/route.ts';
import type { Access } from '#server/http/sessions/access.ts';
import type { ChangeLog } from '#server/http/sessions/change-log.ts';

/** Bytes: 500 entries of at most 120. */
const maxBytes = 64 * 1024;

/** The prices of several packages in one call; not part of the specification. */
export function addPrices(
  app: Hono<HttpEnv>,
  { clock }: Pick<ServerDeps, 'clock'>,
  access: Access,
  changes: ChangeLog,
  onCatalogueChanged: () => void,
): void {
  route(app, apiBase + calls.prices, {
    PATCH: async (context) => {
      const session = await access.administrator(context);
      const by = changes.originOf(context, session.account.user._id);
      const { prices: entries } = await readJson(context, PricesInputSchema, maxBytes);
      const result = await access.write(session, (trx) => changePrices(trx, entries, clock.now(), by));
      if (result.outcome === 'stale')
        throw new HttpFailure(409, 'Some of these packages were changed meanwhile. No price was changed.', {
          current: result.current,
        });
      onCatalogueChanged();
      for (const { _id: subject } of result.prices)
        changes.log(context, by, { action: 'edit', kind: 'package', subject });
      const message = `${result.prices.length} ${result.prices.length === 1 ? 'price' : 'prices'} changed`;
      return context.json({ message, prices: result.prices } satisfies Answers['changePrices']);
    },
  });
}
