import type { Hono } from 'hono';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { toCategoryKey } from '#contract/category.ts';
import type { Versions } from './catalogue.ts';
import type { HttpContext, HttpEnv } from './context.ts';
import { preferredEncodings } from './encoding.ts';
import { HttpFailure, notFound } from './failure.ts';
import type { ListName } from './list-names.ts';
import type { ReadAnswers } from './read-answers.ts';
import { variantResponse, type Ready } from './ready.ts';
import { route } from './routes.ts';

/** The reads of `/tours` (specification, section 7). */
export function addTourReads(
  app: Hono<HttpEnv>,
  versions: Versions<{ readonly answers: ReadAnswers }>,
): void {
  const list = (name: (context: HttpContext) => ListName) => async (context: HttpContext) => {
    const wanted = name(context);
    return sendReady(context, (await versions.current()).answers.list(wanted));
  };

  route(app, apiBase + calls.allPackages, { GET: list(() => ({ kind: 'all' })) });
  route(app, apiBase + calls.destinations, { GET: list(() => ({ kind: 'destinations' })) });
  route(app, apiBase + calls.topPackages, {
    GET: list((context) => ({ kind: 'top', category: categoryOf(context.req.query('category')) })),
  });
  route(app, apiBase + calls.categoriesList, {
    GET: list((context) => {
      const asked = context.req.query('category');
      return asked === undefined ? { kind: 'categories' } : { kind: 'packages', category: categoryOf(asked) };
    }),
  });
  route(app, `${apiBase}${calls.packageDetail('')}:id`, {
    GET: async (context) => {
      const { answers } = await versions.current();
      const ready = answers.detail(context.req.param('id') ?? '');
      if (!ready) throw notFound('Package');
      return sendReady(context, ready);
    },
  });
}

function categoryOf(text = '') {
  const category = toCategoryKey(text);
  const message = 'Category must be domestic, international or all packages';
  if (category === undefined) throw new HttpFailure(400, message, { fields: { category: message } });
  return category;
}

export async function sendReady(context: HttpContext, ready: Ready, status = 200): Promise<Response> {
  const chosen = await ready.make(preferredEncodings(context.req.header('accept-encoding')));
  const asked = status === 200 ? context.req.header('if-none-match') : undefined;
  return variantResponse(chosen, asked, status);
}
