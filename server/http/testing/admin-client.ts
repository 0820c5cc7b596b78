import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import type { Destination } from '#contract/destination.ts';
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

/** The HTTP client of a signed-in administrator. */
export interface AdminClient {
  /** @param call such as `/tours/create-package` */
  send(method: 'POST' | 'PATCH' | 'DELETE', call: string, body?: FormData): Promise<Response>;
  readCatalogue(): Promise<CatalogueContents>;
  /** @throws unless the answer is 200 */
  readBytes(path: string): Promise<Buffer>;
}

/** @param fetch requests a path of the server @param headers cookie and origin of the administrator */
export function createAdminClient(
  fetch: (path: string, init?: RequestInit) => Promise<Response>,
  headers: Readonly<Record<string, string>>,
): AdminClient {
  const readBytes = async (path: string) => {
    const answer = await fetch(path);
    const body = Buffer.from(await answer.arrayBuffer());
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}: ${body.toString()}`);
    return body;
  };
  const readJson = async (call: string) => JSON.parse((await readBytes(apiBase + call)).toString());
  return {
    send: (method, call, body) =>
      fetch(apiBase + call, { method, headers: { ...headers }, ...(body && { body }) }),
    readCatalogue: async () => ({
      packages: (await readJson(calls.allPackages)).tours,
      destinations: (await readJson(calls.destinations)).destinations,
    }),
    readBytes,
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
