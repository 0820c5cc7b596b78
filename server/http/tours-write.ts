import type { Hono } from 'hono';
import type { Answers } from '#contract/answers.ts';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { PackageInputSchema, PackagePatchSchema } from '#contract/package-input.ts';
import { createPackage, deletePackage, editPackage, findPackage } from '#server/data/packages.ts';
import type { HttpEnv } from './context.ts';
import { notFound } from './failure.ts';
import { packageFields } from './package-form.ts';
import { route } from './routes.ts';
import { complete, validated } from './validation.ts';
import type { Writer } from './writer.ts';

/** Creating, editing and deleting packages (specification, section 7). */
export function addPackageWrites(app: Hono<HttpEnv>, { db, guarded, form, save, changed }: Writer): void {
  route(app, apiBase + calls.createPackage, {
    POST: guarded((context) =>
      form(context, async ({ fields, images }) => {
        const input = validated(PackageInputSchema, complete(PackageInputSchema, packageFields(fields)));
        const created = await save(images, (addresses) => createPackage(db, input, addresses));
        const answer = { message: 'Package created successfully!', package: created };
        return context.json(answer satisfies Answers['createPackage'], 201);
      }),
    ),
  });

  route(app, `${apiBase}${calls.editPackage('')}:id`, {
    PATCH: guarded(async (context) => {
      const id = context.req.param('id') ?? '';
      // Asked first, so that pictures for a package that is gone are not received.
      if (!(await findPackage(db, id))) throw notFound('Package');
      return form(context, async ({ fields, images }) => {
        const patch = validated(PackagePatchSchema, packageFields(fields));
        const edited = await save(images, async (addresses) => {
          const saved = await editPackage(db, id, patch, addresses);
          if (!saved) throw notFound('Package');
          return saved;
        });
        const answer = { message: 'Package updated successfully!', updatedPackage: edited };
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
