import type { Hono } from 'hono';
import type { Answers } from '#contract/answers.ts';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { PackageInputSchema, PackagePatchSchema } from '#contract/package-input.ts';
import { createOnce, findExisting } from '#server/catalogue/idempotent-creations.ts';
import { createPackage, deletePackage, editPackage, findPackage } from '#server/catalogue/packages.ts';
import type { HttpEnv, ServerDeps } from '#server/http/context.ts';
import { validate } from '#server/http/listener/request-body.ts';
import { notFound } from '#server/http/responses/http-failure.ts';
import { route } from '#server/http/route.ts';
import type { Access } from '#server/http/sessions/access.ts';
import type { ChangeLog } from '#server/http/sessions/change-log.ts';
import { cataloguePictures, type SaveWithPictures } from '#server/http/uploads/save-with-pictures.ts';
import {
  readCopiedPictures,
  readPackageFields,
  readCreationKey,
  readEdit,
  readNewPictureDetails,
} from './catalogue-forms.ts';
import { unwrapCreation, unwrapEdit, unwrapRejection } from './write-results.ts';

export function addPackageWrites(
  app: Hono<HttpEnv>,
  { database: { db }, clock }: ServerDeps,
  access: Access,
  changes: ChangeLog,
  save: SaveWithPictures,
  catalogueChanged: () => void,
): void {
  const find = (id: string) => findPackage(db, id);

  route(app, apiBase + calls.createPackage, {
    POST: async (context) => {
      const session = await access.administrator(context);
      const by = changes.originOf(context, session.account.user._id);
      const creation = await save(context, {
        ...cataloguePictures,
        session,
        read: (form) => {
          const copied = readCopiedPictures(form);
          return {
            fields: validate(PackageInputSchema, readPackageFields(form.fields)),
            key: readCreationKey(form, 'package', session),
            details: readNewPictureDetails(form, copied?.order),
            copied,
          };
        },
        findExisting: ({ key }) => findExisting(db, key),
        write: (trx, { fields, key, details, copied }, addresses) =>
          unwrapRejection(
            createOnce(trx, key, () =>
              createPackage(trx, fields, addresses, clock.now(), by, details, copied),
            ),
          ),
      });
      if ('created' in creation)
        changes.log(context, by, { action: 'create', kind: 'package', subject: creation.created._id });
      const answer = {
        message: 'Package created successfully!',
        package: await unwrapCreation(creation, find, 'Package'),
      };
      return context.json(answer satisfies Answers['createPackage'], 201);
    },
  });

  route(app, `${apiBase}${calls.editPackage('')}:id`, {
    PATCH: async (context) => {
      const session = await access.administrator(context);
      const by = changes.originOf(context, session.account.user._id);
      const id = context.req.param('id') ?? '';
      // Checked before the pictures are received.
      if (!(await find(id))) throw notFound('Package');
      const updatedPackage = await save(context, {
        ...cataloguePictures,
        session,
        read: (form) => ({
          patch: validate(PackagePatchSchema, readPackageFields(form.fields)),
          edit: readEdit(form),
        }),
        write: async (trx, { patch, edit }, added) =>
          unwrapEdit(await editPackage(trx, id, patch, { ...edit, added, by }, clock.now()), 'Package', by),
      });
      changes.log(context, by, { action: 'edit', kind: 'package', subject: id });
      const answer = { message: 'Package updated successfully!', updatedPackage };
      return context.json(answer satisfies Answers['editPackage']);
    },
  });

  route(app, `${apiBase}${calls.deletePackage('')}:id`, {
    DELETE: async (context) => {
      const session = await access.administrator(context);
      const by = changes.originOf(context, session.account.user._id);
      const id = context.req.param('id') ?? '';
      const isDeleted = await access.write(session, (trx) => deletePackage(trx, id, clock.now(), by));
      if (!isDeleted) throw notFound('Package');
      catalogueChanged();
      changes.log(context, by, { action: 'delete', kind: 'package', subject: id });
      return context.json({ message: 'Package deleted successfully!' } satisfies Answers['message']);
    },
  });
}
