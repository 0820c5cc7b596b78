import type { Hono } from 'hono';
import type { Answers } from '#contract/answers.ts';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { DestinationInputSchema, DestinationPatchSchema } from '#contract/destination-input.ts';
import {
  createDestination,
  deleteDestination,
  editDestination,
  listDestinations,
} from '#server/data/destinations.ts';
import type { HttpEnv } from './context.ts';
import { notFound } from './failure.ts';
import { destinationFields } from './package-form.ts';
import { route } from './routes.ts';
import { complete, invalidField, validated } from './validation.ts';
import type { Writer } from './writer.ts';

/** Creating, editing and deleting popular destinations (specification, section 7). */
export function addDestinationWrites(app: Hono<HttpEnv>, { db, guarded, form, save, changed }: Writer): void {
  const exists = async (id: string) => (await listDestinations(db)).some(({ _id }) => _id === id);

  route(app, apiBase + calls.createDestination, {
    POST: guarded((context) =>
      form(context, async ({ fields, images }) => {
        const input = validated(
          DestinationInputSchema,
          complete(DestinationInputSchema, destinationFields(fields)),
        );
        if (images.length === 0) throw invalidField('images', 'At least one picture is required');
        const destination = await save(images, (addresses) => createDestination(db, input, addresses));
        const answer = { message: 'Destination created successfully!', destination };
        return context.json(answer satisfies Answers['createDestination'], 201);
      }),
    ),
  });

  route(app, `${apiBase}${calls.editDestination('')}:id`, {
    PATCH: guarded(async (context) => {
      const id = context.req.param('id') ?? '';
      if (!(await exists(id))) throw notFound('Destination');
      return form(context, async ({ fields, images }) => {
        const patch = validated(DestinationPatchSchema, destinationFields(fields));
        const updatedDestination = await save(images, async (addresses) => {
          const saved = await editDestination(db, id, patch, addresses);
          if (!saved) throw notFound('Destination');
          return saved;
        });
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
