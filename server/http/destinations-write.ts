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
} from '#server/data/destinations.ts';
import type { HttpEnv } from './context.ts';
import { created, creationKeyOf, edited, editOf } from './edits.ts';
import { notFound } from './failure.ts';
import { destinationFields } from './package-form.ts';
import { route } from './routes.ts';
import { invalidField, validated } from './validation.ts';
import type { Writer } from './writer.ts';

export function addDestinationWrites(
  app: Hono<HttpEnv>,
  { db, guarded, form, save, create, changed }: Writer,
): void {
  const find = (id: string) => findDestination(db, id);

  route(app, apiBase + calls.createDestination, {
    POST: guarded((context, administrator) =>
      form(context, async (given) => {
        const input = validated(DestinationInputSchema, destinationFields(given.fields));
        if (given.images.length === 0) throw invalidField('images', 'At least one picture is required');
        const key = creationKeyOf(given, 'Destination', administrator);
        const creation = await create(key, given.images, (inside, addresses) =>
          createDestination(inside, input, addresses),
        );
        const destination = await created(creation, find, 'Destination');
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
        const patch = validated(DestinationPatchSchema, destinationFields(given.fields));
        const edit = editOf(given);
        const updatedDestination = await save(given.images, async (inside, added) =>
          edited(await editDestination(inside, id, patch, { ...edit, added }), 'Destination'),
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
