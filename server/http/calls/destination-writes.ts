import type { Hono } from 'hono';
import type { Answers } from '#contract/answers.ts';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { DestinationInputSchema, DestinationPatchSchema } from '#contract/destination-input.ts';
import {
  createDestination,
  deleteDestination,
  editDestination,
  findDestination,
} from '#server/catalogue/destinations.ts';
import type { HttpEnv } from '#server/http/context.ts';
import { unwrapCreation, readCreationKey, unwrapEdit, readEdit } from './write-results.ts';
import { notFound } from '#server/http/responses/http-failure.ts';
import { destinationFields } from './catalogue-forms.ts';
import { route } from '#server/http/route.ts';
import { invalidField, validate } from '#server/http/listener/request-body.ts';
import type { CatalogueCommands } from './catalogue-commands.ts';

export function addDestinationWrites(
  app: Hono<HttpEnv>,
  { db, guarded, form, save, create, changed }: CatalogueCommands,
): void {
  const find = (id: string) => findDestination(db, id);

  route(app, apiBase + calls.createDestination, {
    POST: guarded((context, administrator) =>
      form(context, async (given) => {
        const input = validate(DestinationInputSchema, destinationFields(given.fields));
        if (given.images.length === 0) throw invalidField('images', 'At least one picture is required');
        const key = readCreationKey(given, 'Destination', administrator);
        const creation = await create(key, given.images, (inside, addresses) =>
          createDestination(inside, input, addresses),
        );
        const destination = await unwrapCreation(creation, find, 'Destination');
        const answer = { message: 'Destination created successfully!', destination };
        return context.json(answer satisfies Answers['createDestination'], 201);
      }),
    ),
  });

  route(app, `${apiBase}${calls.editDestination('')}:id`, {
    PATCH: guarded(async (context) => {
      const id = context.req.param('id') ?? '';
      if (!(await find(id))) throw notFound('Destination');
      return form(context, async (given) => {
        const patch = validate(DestinationPatchSchema, destinationFields(given.fields));
        const edit = readEdit(given);
        const updatedDestination = await save(given.images, async (inside, added) =>
          unwrapEdit(await editDestination(inside, id, patch, { ...edit, added }), 'Destination'),
        );
        const answer = { message: 'Destination updated successfully!', updatedDestination };
        return context.json(answer satisfies Answers['editDestination']);
      });
    }),
  });

  route(app, `${apiBase}${calls.deleteDestination('')}:id`, {
    DELETE: guarded(async (context) => {
      const id = context.req.param('id') ?? '';
      if (!(await deleteDestination(db, id))) throw notFound('Destination');
      changed();
      return context.json({ message: 'Destination deleted successfully!' } satisfies Answers['message']);
    }),
  });
}
