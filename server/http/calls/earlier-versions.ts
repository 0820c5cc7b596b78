import type { Hono } from 'hono';
import type { Answers } from '#contract/answers.ts';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { inputObject, wholeNumber } from '#contract/input-rules.ts';
import { limits } from '#contract/limits.ts';
import { destinationOf, findDestination } from '#server/catalogue/destinations.ts';
import { findEarlierVersion, listEarlierVersions } from '#server/catalogue/earlier-versions.ts';
import { findPackage, packageOf } from '#server/catalogue/packages.ts';
import {
  destinationSnapshots,
  packageSnapshots,
  type Snapshot,
  type SnapshotType,
} from '#server/catalogue/snapshots.ts';
import { isInTrash } from '#server/catalogue/trash.ts';
import type { EntityKind } from '#server/database/schema.ts';
import type { Handler, HttpContext, HttpEnv, ServerDeps } from '#server/http/context.ts';
import { validate } from '#server/http/listener/request-body.ts';
import { notFound } from '#server/http/responses/http-failure.ts';
import { route } from '#server/http/route.ts';
import type { Access } from '#server/http/sessions/access.ts';

const VersionQuery = inputObject({ version: wholeNumber('Version', 0, limits.version) });

/**
 * Earlier versions of packages and destinations, also of those in the trash; not part of the specification. They are
 * restored by an edit with their values.
 */
export function addEarlierVersions(
  app: Hono<HttpEnv>,
  { database: { db } }: ServerDeps,
  access: Access,
): void {
  const exists = async (kind: EntityKind, id: string) => {
    const find = kind === 'package' ? findPackage : findDestination;
    return (await find(db, id)) !== undefined || (await isInTrash(db, kind, id));
  };

  const list =
    (kind: EntityKind, what: string): Handler =>
    async (context) => {
      await access.administrator(context);
      const id = context.req.param('id') ?? '';
      if (!(await exists(kind, id))) throw notFound(what);
      const versions = await listEarlierVersions(db, kind, id);
      return context.json({ versions } satisfies Answers['versions']);
    };

  const find = async <S extends Snapshot>(context: HttpContext, type: SnapshotType<S>): Promise<S> => {
    await access.administrator(context);
    const { version } = validate(VersionQuery, { version: context.req.query('version') });
    const found = await findEarlierVersion(db, type, context.req.param('id') ?? '', version);
    if (!found) throw notFound('Version');
    return found;
  };

  route(app, `${apiBase}${calls.packageVersions('')}:id`, { GET: list('package', 'Package') });
  route(app, `${apiBase}${calls.destinationVersions('')}:id`, { GET: list('destination', 'Destination') });
  route(app, `${apiBase}${calls.packageVersion('')}:id`, {
    GET: async (context) => {
      const earlier = packageOf(await find(context, packageSnapshots));
      return context.json({ package: earlier } satisfies Answers['packageVersion']);
    },
  });
  route(app, `${apiBase}${calls.destinationVersion('')}:id`, {
    GET: async (context) => {
      const destination = destinationOf(await find(context, destinationSnapshots));
      return context.json({ destination } satisfies Answers['destinationVersion']);
    },
  });
}
