import type { history } from '#contract/operations/history.ts';
import { agencyDefinition, agencyId } from '#server/agency/agency.ts';
import { destinationDefinition, packageDefinition } from '#server/catalogue/definitions.ts';
import type { ListedKind } from '#server/database/schema.ts';
import { findEarlierVersion, listEarlierVersions } from '#server/entities/history.ts';
import { isKept, nounOf, type Definition } from '#server/entities/rows.ts';
import type { ServerDeps } from '#server/http/context.ts';
import { notFound } from '#server/refusal.ts';
import type { Handlers } from '#server/http/serve.ts';

export function createHistoryHandlers({
  database: { db },
}: Pick<ServerDeps, 'database'>): Handlers<typeof history> {
  const list = async (kind: ListedKind, id: string) => {
    if (!(await isKept(db, kind, id))) throw notFound(nounOf(kind));
    return { versions: await listEarlierVersions(db, id) };
  };
  const find = async <T>(definition: Definition<T>, id: string, version: number) => {
    const found = await findEarlierVersion(db, definition, id, version);
    if (!found) throw notFound('Version');
    return definition.toEntity(found);
  };

  return {
    listPackageVersions: ({ id }) => list('package', id),
    listDestinationVersions: ({ id }) => list('destination', id),
    listAgencyVersions: async () => ({ versions: await listEarlierVersions(db, agencyId) }),
    readPackageVersion: async ({ id, query: { version } }) => ({
      package: await find(packageDefinition, id, version),
    }),
    readDestinationVersion: async ({ id, query: { version } }) => ({
      destination: await find(destinationDefinition, id, version),
    }),
    readAgencyVersion: async ({ query: { version } }) => ({
      agency: await find(agencyDefinition, agencyId, version),
    }),
  };
}
