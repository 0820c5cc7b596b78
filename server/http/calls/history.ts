import type { history } from '#contract/operations/history.ts';
import { agencyId, agencyOf, agencySnapshots } from '#server/agency/agency.ts';
import { destinationOf, findDestination } from '#server/catalogue/destinations.ts';
import { findEarlierVersion, listEarlierVersions } from '#server/catalogue/earlier-versions.ts';
import { findPackage, packageOf } from '#server/catalogue/packages.ts';
import {
  destinationSnapshots,
  packageSnapshots,
  type VersionSnapshot,
  type VersionedType,
} from '#server/catalogue/snapshots.ts';
import { isInTrash } from '#server/catalogue/trash.ts';
import type { EntityKind } from '#server/database/schema.ts';
import type { ServerDeps } from '#server/http/context.ts';
import { notFound } from '#server/http/responses/http-failure.ts';
import type { Handlers } from '#server/http/serve.ts';

export function createHistoryHandlers({
  database: { db },
}: Pick<ServerDeps, 'database'>): Handlers<typeof history> {
  const list = async (kind: EntityKind, id: string, find: typeof findPackage | typeof findDestination) => {
    if (!(await find(db, id)) && !(await isInTrash(db, kind, id)))
      throw notFound(kind === 'package' ? 'Package' : 'Destination');
    return { versions: await listEarlierVersions(db, kind, id) };
  };
  const find = async <S extends VersionSnapshot>(type: VersionedType<S>, id: string, version: number) => {
    const found = await findEarlierVersion(db, type, id, version);
    if (!found) throw notFound('Version');
    return found;
  };

  return {
    listPackageVersions: ({ id }) => list('package', id, findPackage),
    listDestinationVersions: ({ id }) => list('destination', id, findDestination),
    listAgencyVersions: async () => ({ versions: await listEarlierVersions(db, 'agency', agencyId) }),
    readPackageVersion: async ({ id, query: { version } }) => ({
      package: packageOf(await find(packageSnapshots, id, version)),
    }),
    readDestinationVersion: async ({ id, query: { version } }) => ({
      destination: destinationOf(await find(destinationSnapshots, id, version)),
    }),
    readAgencyVersion: async ({ query: { version } }) => ({
      agency: agencyOf(await find(agencySnapshots, agencyId, version)),
    }),
  };
}
