import type { Hono } from 'hono';
import type { Answers } from '#contract/answers.ts';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { destinationOf } from '#server/catalogue/destinations.ts';
import { packageOf } from '#server/catalogue/packages.ts';
import {
  destinationSnapshots,
  packageSnapshots,
  type Snapshot,
  type SnapshotType,
} from '#server/catalogue/snapshots.ts';
import { deleteForGood, listTrash, restoreFromTrash } from '#server/catalogue/trash.ts';
import type { EntityKind } from '#server/database/schema.ts';
import type { Handler, HttpContext, HttpEnv, ServerDeps } from '#server/http/context.ts';
import { notFound } from '#server/http/responses/http-failure.ts';
import { route } from '#server/http/route.ts';
import type { Access } from '#server/http/sessions/access.ts';
import type { ChangeLog } from '#server/http/sessions/change-log.ts';
import { unwrapRejection } from './write-results.ts';

export interface TrashDeps {
  /** Called after a restore, before its answer. */
  readonly onCatalogueChanged: () => void;
  /** Called after pictures may have lost their last use. */
  readonly onPicturesUnused: () => void;
}

/** Recently deleted packages and destinations: list, restore, delete for good; not part of the specification. */
export function addTrash(
  app: Hono<HttpEnv>,
  { database: { db }, clock }: ServerDeps,
  access: Access,
  changes: ChangeLog,
  { onCatalogueChanged, onPicturesUnused }: TrashDeps,
): void {
  /** @returns what is stored now @throws 404, and 409 when this version would lose a part of it */
  const restore = async <S extends Snapshot>(context: HttpContext, type: SnapshotType<S>): Promise<S> => {
    const session = await access.administrator(context);
    const by = changes.originOf(context, session.account.user._id);
    const id = idOf(context);
    const restored = await unwrapRejection(
      access.write(session, (trx) => restoreFromTrash(trx, type, id, clock.now(), by)),
    );
    if (restored.outcome === 'missing') throw notFound(`Deleted ${type.kind}`);
    if (restored.outcome === 'restored') {
      onCatalogueChanged();
      changes.log(context, by, { action: 'restore', kind: type.kind, subject: id });
    }
    return restored.stored;
  };

  const remove =
    (kind: EntityKind, message: string): Handler =>
    async (context) => {
      const session = await access.administrator(context);
      const by = changes.originOf(context, session.account.user._id);
      const id = idOf(context);
      const isDeleted = await access.write(session, (trx) => deleteForGood(trx, kind, id, clock.now(), by));
      if (!isDeleted) throw notFound(`Deleted ${kind}`);
      changes.log(context, by, { action: 'delete for good', kind, subject: id });
      onPicturesUnused();
      return context.json({ message } satisfies Answers['message']);
    };

  route(app, apiBase + calls.deletedPackages, {
    GET: async (context) => {
      await access.administrator(context);
      const packages = await listTrash(db, 'package');
      return context.json({ packages } satisfies Answers['deletedPackages']);
    },
  });

  route(app, apiBase + calls.deletedDestinations, {
    GET: async (context) => {
      await access.administrator(context);
      const destinations = await listTrash(db, 'destination');
      return context.json({ destinations } satisfies Answers['deletedDestinations']);
    },
  });

  // A second restore answers like the first: its answer may have been lost.
  route(app, `${apiBase}${calls.restorePackage('')}:id`, {
    POST: async (context) => {
      const restored = packageOf(await restore(context, packageSnapshots));
      const answer = { message: 'Package restored successfully!', package: restored };
      return context.json(answer satisfies Answers['restorePackage']);
    },
  });

  route(app, `${apiBase}${calls.restoreDestination('')}:id`, {
    POST: async (context) => {
      const destination = destinationOf(await restore(context, destinationSnapshots));
      const answer = { message: 'Destination restored successfully!', destination };
      return context.json(answer satisfies Answers['restoreDestination']);
    },
  });

  route(app, `${apiBase}${calls.deletedPackage('')}:id`, {
    DELETE: remove('package', 'Package deleted for good'),
  });
  route(app, `${apiBase}${calls.deletedDestination('')}:id`, {
    DELETE: remove('destination', 'Destination deleted for good'),
  });
}

const idOf = (context: HttpContext) => context.req.param('id') ?? '';
