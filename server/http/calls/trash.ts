import type { trash } from '#contract/operations/trash.ts';
import { destinationDefinition, packageDefinition } from '#server/catalogue/definitions.ts';
import type { ListedKind } from '#server/database/schema.ts';
import type { StoredEntity } from '#server/entities/rows.ts';
import { deleteForGood, listTrash, restoreFromTrash } from '#server/entities/trash.ts';
import type { ServerDeps } from '#server/http/context.ts';
import { notFound } from '#server/refusal.ts';
import type { Handlers, SignedInForOne } from '#server/http/serve.ts';
import { removeSamples, restoreSamples, type MovedSamples } from '#server/sample/stored-samples.ts';

export function createTrashHandlers({
  database: { db },
  clock,
}: Pick<ServerDeps, 'database' | 'clock'>): Handlers<typeof trash> {
  /** A second restore answers like the first, whose answer may have been lost. @throws 404 */
  const restore = async ({ id, by, write }: SignedInForOne, kind: ListedKind): Promise<StoredEntity> => {
    const restored = await write((trx) => restoreFromTrash(trx, kind, id, clock.now(), by));
    if (!restored) throw notFound(`Deleted ${kind}`);
    return restored;
  };
  const remove = async ({ id, by, write }: SignedInForOne, kind: ListedKind) => {
    const isDeleted = await write((trx) => deleteForGood(trx, kind, id, clock.now(), by));
    if (!isDeleted) throw notFound(`Deleted ${kind}`);
  };

  return {
    listDeletedPackages: async () => ({ packages: await listTrash(db, 'package') }),
    listDeletedDestinations: async () => ({ destinations: await listTrash(db, 'destination') }),
    restorePackage: async (call) => ({
      message: 'Package restored successfully!',
      package: packageDefinition.toEntity(await restore(call, 'package')),
    }),
    restoreDestination: async (call) => ({
      message: 'Destination restored successfully!',
      destination: destinationDefinition.toEntity(await restore(call, 'destination')),
    }),
    deletePackageForGood: async (call) => {
      await remove(call, 'package');
      return { message: 'Package deleted for good' };
    },
    deleteDestinationForGood: async (call) => {
      await remove(call, 'destination');
      return { message: 'Destination deleted for good' };
    },
    moveSamples: async ({ input: { present }, by, write }) => {
      const move = present ? restoreSamples : removeSamples;
      const moved = await write((trx) => move(trx, clock.now(), by));
      return { message: describe(moved, present), ...moved };
    },
  };
}

/** Such as `2 sample tours and 1 destination are back.` */
function describe({ packages, destinations }: MovedSamples, present: boolean): string {
  const count = packages.length + destinations.length;
  if (count === 0) return present ? 'No sample was in Recently deleted.' : 'There was no sample to remove.';
  const moved = [
    ...(packages.length > 0 ? [plural(packages.length, 'sample tour')] : []),
    ...(destinations.length > 0
      ? [plural(destinations.length, packages.length > 0 ? 'destination' : 'sample destination')]
      : []),
  ];
  const verb = count === 1 ? 'is' : 'are';
  return `${moved.join(' and ')} ${verb} ${present ? 'back' : 'in Recently deleted'}.`;
}

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
