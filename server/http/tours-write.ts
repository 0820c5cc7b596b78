import type { Hono } from 'hono';
import type { Answers } from '#contract/answers.ts';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { PackageInputSchema, PackagePatchSchema } from '#contract/package-input.ts';
import { createPackage, deletePackage, editPackage, findPackage } from '#server/data/packages.ts';
import type { HttpEnv } from './context.ts';
import { created, creationKeyOf, edited, editOf } from './edits.ts';
import { notFound } from './failure.ts';
import { packageFields } from './package-form.ts';
import { route } from './routes.ts';
import { validated } from './validation.ts';
import type { Writer } from './writer.ts';

export function addPackageWrites(
  app: Hono<HttpEnv>,
  { db, guarded, form, save, create, changed }: Writer,
): void {
  const find = (id: string) => findPackage(db, id);

  route(app, apiBase + calls.createPackage, {
    POST: guarded((context, administrator) =>
      form(context, async (given) => {
        const input = validated(PackageInputSchema, packageFields(given.fields));
        const key = creationKeyOf(given, 'Package', administrator);
        const creation = await create(key, given.images, (inside, addresses) =>
          createPackage(inside, input, addresses),
        );
        const answer = {
          message: 'Package created successfully!',
          package: await created(creation, find, 'Package'),
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
        const patch = validated(PackagePatchSchema, packageFields(given.fields));
        const edit = editOf(given);
        const updatedPackage = await save(given.images, async (inside, added) =>
          edited(await editPackage(inside, id, patch, { ...edit, added }), 'Package'),
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
