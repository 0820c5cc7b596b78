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
import { createOnce, findExisting } from '#server/catalogue/idempotent-creations.ts';
import type { HttpEnv, ServerDeps } from '#server/http/context.ts';
import { invalidField, validate } from '#server/http/listener/request-body.ts';
import { notFound } from '#server/http/responses/http-failure.ts';
import { route } from '#server/http/route.ts';
import type { Access } from '#server/http/sessions/access.ts';
import type { ChangeLog } from '#server/http/sessions/change-log.ts';
import { cataloguePictures, type SaveWithPictures } from '#server/http/uploads/save-with-pictures.ts';
import {
  readDestinationFields,
  readCreationKey,
  readEdit,
  readNewPictureDetails,
} from './catalogue-forms.ts';
import { unwrapCreation, unwrapEdit } from './write-results.ts';

export function addDestinationWrites(
  app: Hono<HttpEnv>,
  { database: { db }, clock }: ServerDeps,
  access: Access,
  changes: ChangeLog,
  save: SaveWithPictures,
  catalogueChanged: () => void,
): void {
  const find = (id: string) => findDestination(db, id);

  route(app, apiBase + calls.createDestination, {
    POST: async (context) => {
      const session = await access.administrator(context);
      const by = changes.originOf(context, session.account.user._id);
      const creation = await save(context, {
        ...cataloguePictures,
        session,
        read: (form) => {
          const fields = validate(DestinationInputSchema, readDestinationFields(form.fields));
          if (form.images.length === 0) throw invalidField('images', 'At least one picture is required');
          const key = readCreationKey(form, 'destination', session);
          return { fields, key, details: readNewPictureDetails(form) };
        },
        findExisting: ({ key }) => findExisting(db, key),
        write: (trx, { fields, key, details }, addresses) =>
          createOnce(trx, key, () => createDestination(trx, fields, addresses, clock.now(), by, details)),
      });
      if ('created' in creation)
        changes.log(context, by, { action: 'create', kind: 'destination', subject: creation.created._id });
      const destination = await unwrapCreation(creation, find, 'Destination');
      const answer = { message: 'Destination created successfully!', destination };
      return context.json(answer satisfies Answers['createDestination'], 201);
    },
  });

  route(app, `${apiBase}${calls.editDestination('')}:id`, {
    PATCH: async (context) => {
      const session = await access.administrator(context);
      const by = changes.originOf(context, session.account.user._id);
      const id = context.req.param('id') ?? '';
      if (!(await find(id))) throw notFound('Destination');
      const updatedDestination = await save(context, {
        ...cataloguePictures,
        session,
        read: (form) => ({
          patch: validate(DestinationPatchSchema, readDestinationFields(form.fields)),
          edit: readEdit(form),
        }),
        write: async (trx, { patch, edit }, added) =>
          unwrapEdit(
            await editDestination(trx, id, patch, { ...edit, added, by }, clock.now()),
            'Destination',
            by,
          ),
      });
      changes.log(context, by, { action: 'edit', kind: 'destination', subject: id });
      const answer = { message: 'Destination updated successfully!', updatedDestination };
      return context.json(answer satisfies Answers['editDestination']);
    },
  });

  route(app, `${apiBase}${calls.deleteDestination('')}:id`, {
    DELETE: async (context) => {
      const session = await access.administrator(context);
      const by = changes.originOf(context, session.account.user._id);
      const id = context.req.param('id') ?? '';
      const isDeleted = await access.write(session, (trx) => deleteDestination(trx, id, clock.now(), by));
      if (!isDeleted) throw notFound('Destination');
      catalogueChanged();
      changes.log(context, by, { action: 'delete', kind: 'destination', subject: id });
      return context.json({ message: 'Destination deleted successfully!' } satisfies Answers['message']);
    },
  });
}
