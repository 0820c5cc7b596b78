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

/** All that visitors can read. */
export interface Shown {
  readonly packages: readonly Package[];
  readonly destinations: readonly Destination[];
}

/** A signed-in administrator's browser, as far as the writes need it. */
export interface Client {
  /** @param call such as `/tours/create-package` */
  send(method: 'POST' | 'PATCH' | 'DELETE', call: string, body?: FormData): Promise<Response>;
  shown(): Promise<Shown>;
  /** The bytes answered at a path. @throws unless the answer is 200 */
  bytes(path: string): Promise<Buffer>;
}

/**
 * @param fetch asks the server for a path
 * @param headers of the signed-in administrator: cookie and origin
 */
export function createClient(
  fetch: (path: string, init?: RequestInit) => Promise<Response>,
  headers: Readonly<Record<string, string>>,
): Client {
  const bytes = async (path: string) => {
    const answer = await fetch(path);
    const body = Buffer.from(await answer.arrayBuffer());
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}: ${body.toString()}`);
    return body;
  };
  const json = async (call: string) => JSON.parse((await bytes(apiBase + call)).toString());
  return {
    send: (method, call, body) =>
      fetch(apiBase + call, { method, headers: { ...headers }, ...(body && { body }) }),
    shown: async () => ({
      packages: (await json(calls.allPackages)).tours,
      destinations: (await json(calls.destinations)).destinations,
    }),
    bytes,
  };
}

/** Every address under which a stored picture answers. */
export function addressesOf(picture: string): string[] {
  const facts = parsePictureAddress(picture);
  if (!facts) throw new Error(`${picture} is no stored picture`);
  const variants = storedWidths(facts.width).flatMap((width) =>
    pictureFormats.map((format) => pictureVariant(picture, width, format)),
  );
  return [picture, ...variants, previewAddress(picture)];
}

/** The addresses of all pictures that something shown uses, each once. */
export function picturesOf({ packages, destinations }: Shown): string[] {
  return [...new Set([...packages, ...destinations].flatMap(({ images }) => images))];
}
