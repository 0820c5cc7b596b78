import * as v from 'valibot';
import * as calls from '#contract/calls.ts';
import type { HttpBrowser } from './http-browser.ts';

/** All fields that the release answers; later ones may add some. */
const Item = v.looseObject({ _id: v.string(), name: v.string(), images: v.array(v.string()) });
export type Item = v.InferOutput<typeof Item>;

const Items = v.array(Item);
const Named = v.array(v.object({ name: v.string() }));
const Versions = v.array(v.object({ version: v.number(), summary: v.string() }));
const Order = v.object({ domestic: v.array(v.string()), international: v.array(v.string()) });

/** What an administrator finds in an installation; what a release does not have is absent. */
export const ContentsSchema = v.object({
  packages: Items,
  destinations: Items,
  deletedPackages: v.optional(Named),
  deletedDestinations: v.optional(Named),
  /** Newest first, by id of the package. */
  versions: v.record(v.string(), Versions),
  /** Newest first, without sign-ins. */
  audit: v.optional(v.array(v.string())),
  order: v.optional(Order),
  agency: v.optional(v.looseObject({ facts: v.looseObject({}) })),
  /** How often each package was opened, by its name. */
  opened: v.optional(v.record(v.string(), v.number())),
});
export type Contents = v.InferOutput<typeof ContentsSchema>;

/** @param owner an administrator who is signed in */
export async function readContents(owner: HttpBrowser): Promise<Contents> {
  const read = async <T>(address: string, schema: v.GenericSchema<unknown, T>) => {
    const answer = await owner.call('GET', address);
    return answer === undefined ? undefined : v.parse(schema, answer);
  };
  const all = await read(calls.adminPackages, v.object({ packages: Items }));
  const listed = await read(calls.allPackages, v.object({ tours: Items }));
  const packages = all?.packages ?? listed?.tours ?? [];
  const versions: Record<string, v.InferOutput<typeof Versions>> = {};
  for (const { _id } of packages) {
    const found = await read(calls.packageVersions(_id), v.object({ versions: Versions }));
    if (found) versions[_id] = found.versions;
  }
  const counted = await read(
    `${calls.packageCounts}?days=400`,
    v.object({
      packages: v.array(v.object({ name: v.string(), counts: v.object({ open: v.number() }) })),
    }),
  );
  return withoutTimes({
    packages,
    destinations: (await read(calls.destinations, v.object({ destinations: Items })))?.destinations ?? [],
    deletedPackages: (await read(calls.deletedPackages, v.object({ packages: Named })))?.packages,
    deletedDestinations: (await read(calls.deletedDestinations, v.object({ destinations: Named })))
      ?.destinations,
    versions,
    audit: (await read(calls.auditLog, AuditLog))?.events
      .filter(({ action }) => action !== 'sign in')
      .map(({ action, subject, summary }) => `${action} ${subject?.name ?? ''}: ${summary}`),
    order: await read(calls.homeOrder, Order),
    agency: (await read(calls.adminAgency, v.object({ agency: v.looseObject({ facts: v.looseObject({}) }) })))
      ?.agency,
    opened: counted && Object.fromEntries(counted.packages.map(({ name, counts }) => [name, counts.open])),
  });
}

const AuditLog = v.object({
  events: v.array(
    v.object({
      action: v.string(),
      subject: v.nullable(v.object({ name: v.string() })),
      summary: v.string(),
    }),
  ),
});

const withoutTimes = (contents: Contents): Contents => ({
  ...contents,
  packages: contents.packages.map(withoutTime),
  destinations: contents.destinations.map(withoutTime),
});

const withoutTime = (item: Item): Item => ({ ...item, updatedAt: undefined });
