import type { Hono } from 'hono';
import type { Answers } from '#contract/answers.ts';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { PackageInputSchema, PackagePatchSchema } from '#contract/package-input.ts';
import { createPackage, deletePackage, editPackage, findPackage } from '#server/catalogue/packages.ts';
import type { HttpEnv } from '#server/http/context.ts';
import { unwrapCreation, readCreationKey, unwrapEdit, readEdit } from './write-results.ts';
import { notFound } from '#server/http/responses/http-failure.ts';
import { packageFields } from './catalogue-forms.ts';
import { route } from '#server/http/route.ts';
import { validate } from '#server/http/listener/request-body.ts';
import type { CatalogueCommands } from './catalogue-commands.ts';

export function addPackageWrites(
  app: Hono<HttpEnv>,
  { db, guarded, form, save, create, changed }: CatalogueCommands,
): void {
  const find = (id: string) => findPackage(db, id);

  route(app, apiBase + calls.createPackage, {
    POST: guarded((context, administrator) =>
      form(context, async (given) => {
        const input = validate(PackageInputSchema, packageFields(given.fields));
        const key = readCreationKey(given, 'Package', administrator);
        const creation = await create(key, given.images, (inside, addresses) =>
          createPackage(inside, input, addresses),
        );
        const answer = {
          message: 'Package created successfully!',
          package: await unwrapCreation(creation, find, 'Package'),
        };
        return context.json(answer satisfies Answers['createPackage'], 201);
      }),
    ),
  });

  route(app, `${apiBase}${calls.editPackage('')}:id`, {
    PATCH: guarded(async (context) => {
      const id = context.req.param('id') ?? '';
      // Checked before the pictures are received.
      if (!(await find(id))) throw notFound('Package');
      return form(context, async (given) => {
        const patch = validate(PackagePatchSchema, packageFields(given.fields));
        const edit = readEdit(given);
        const updatedPackage = await save(given.images, async (inside, added) =>
          unwrapEdit(await editPackage(inside, id, patch, { ...edit, added }), 'Package'),
        );
        const answer = { message: 'Package updated successfully!', updatedPackage };
        return context.json(answer satisfies Answers['editPackage']);
      });
    }),
  });

  route(app, `${apiBase}${calls.deletePackage('')}:id`, {
    DELETE: guarded(async (context) => {
      const id = context.req.param('id') ?? '';
      if (!(await deletePackage(db, id))) throw notFound('Package');
      changed();
      return context.json({ message: 'Package deleted successfully!' } satisfies Answers['message']);
    }),
  });
}
