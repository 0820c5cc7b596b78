import { apiBase } from '#contract/page-path.ts';
import type { DeletedItem, EarlierVersion } from '#contract/admin-answers.ts';
import type { Destination } from '#contract/fields/destination-fields.ts';
import type { Package } from '#contract/package.ts';
import {
  parsePictureAddress,
  pictureFormats,
  pictureVariant,
  storedWidths,
  previewAddress,
} from '#contract/pictures.ts';

export interface CatalogueContents {
  readonly packages: readonly Package[];
  readonly destinations: readonly Destination[];
}

export interface TrashContents {
  readonly packages: readonly DeletedItem[];
  readonly destinations: readonly DeletedItem[];
}

export type Kind = 'package' | 'destination';

/** The HTTP client of a signed-in administrator. */
export interface AdminClient {
  /** @param call such as `/tours/create-package` */
  send(method: 'POST' | 'PATCH' | 'DELETE', call: string, body?: FormData): Promise<Response>;
  readCatalogue(): Promise<CatalogueContents>;
  deleted(): Promise<TrashContents>;
  /** The earlier versions of a package or destination, newest first. */
  versions(kind: Kind, id: string): Promise<readonly (Package | Destination)[]>;
  /** @throws unless the answer is 200 */
  readBytes(path: string): Promise<Buffer>;
}

/** @param fetch requests a path of the server @param headers cookie and origin of the administrator */
export function createAdminClient(
  fetch: (path: string, init?: RequestInit) => Promise<Response>,
  headers: Readonly<Record<string, string>>,
): AdminClient {
  const readBytes = async (path: string, init?: RequestInit) => {
    const answer = await fetch(path, init);
    const body = Buffer.from(await answer.arrayBuffer());
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}: ${body.toString()}`);
    return body;
  };
  const readJson = async (call: string) =>
    JSON.parse((await readBytes(apiBase + call, { headers: { ...headers } })).toString());
  return {
    send: (method, call, body) =>
      fetch(apiBase + call, { method, headers: { ...headers }, ...(body && { body }) }),
    readCatalogue: async () => ({
      packages: (await readJson('/tours/getAllPackage')).tours,
      destinations: (await readJson('/tours/get-popular-destination')).destinations,
    }),
    deleted: async () => ({
      packages: (await readJson('/admin/deleted-packages')).packages,
      destinations: (await readJson('/admin/deleted-destinations')).destinations,
    }),
    versions: async (kind, id) => {
      const { versions }: { versions: readonly EarlierVersion[] } = await readJson(
        `/admin/${kind}-versions/${id}`,
      );
      const found: (Package | Destination)[] = [];
      for (const { version } of versions)
        found.push((await readJson(`/admin/${kind}-version/${id}?version=${version}`))[kind]);
      return found;
    },
    readBytes: (path) => readBytes(path),
  };
}

export function listVariantAddresses(picture: string): string[] {
  const metadata = parsePictureAddress(picture);
  if (!metadata) throw new Error(`${picture} is no stored picture`);
  const variants = storedWidths(metadata.width).flatMap((width) =>
    pictureFormats.map((format) => pictureVariant(picture, width, format)),
  );
  return [picture, ...variants, previewAddress(picture)];
}

export function listUsedPictures({ packages, destinations }: CatalogueContents): string[] {
  return [...new Set([...packages, ...destinations].flatMap(({ images }) => images))];
}

/** The pictures of everything shown, in the trash and in earlier versions: those that must be stored. */
export async function listKeptPictures(client: AdminClient): Promise<string[]> {
  const [shown, deleted] = [await client.readCatalogue(), await client.deleted()];
  const packages = [...shown.packages, ...deleted.packages];
  const destinations = [...shown.destinations, ...deleted.destinations];
  const earlier: (Package | Destination)[] = [];
  for (const { _id: id } of packages) earlier.push(...(await client.versions('package', id)));
  for (const { _id: id } of destinations) earlier.push(...(await client.versions('destination', id)));
  return [...new Set([...packages, ...destinations, ...earlier].flatMap(({ images }) => images))];
}

/** Deletes everything in the trash for good. */
export async function emptyTrash(client: AdminClient): Promise<void> {
  const { packages, destinations } = await client.deleted();
  for (const { _id: id } of packages) await client.send('DELETE', `/admin/deleted-package/${id}`);
  for (const { _id: id } of destinations) await client.send('DELETE', `/admin/deleted-destination/${id}`);
}
