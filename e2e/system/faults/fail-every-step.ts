import { isDeepStrictEqual } from 'node:util';
import {
  listVariantAddresses,
  emptyTrash,
  listKeptPictures,
  type AdminClient,
  type CatalogueContents,
} from '#server/http/testing/admin-client.ts';
import type { WriteCall } from '#server/http/testing/write-calls.ts';

/** A fault that can be injected at the n-th step. */
export interface FaultInjector {
  inject(n: number): Promise<void> | void;
  /** Ends the fault. @returns false once n is beyond the last step */
  remove(): Promise<boolean> | boolean;
}

/** Statuses of a call that a fault made fail. */
const failureStatuses = new Set([500, 503, 507]);
/** Internals that no answer may contain: stacks, paths, names of errors and tables. */
const leakPattern = /\n\s*at |\/secret|\/tmp|\.db|\bE[A-Z]{3,}\b|SQLITE|sql|picture_refs/;

/**
 * Makes a call repeatedly, with a fault at one of its steps after the other. Each time it must fail with a clear answer,
 * change nothing that is shown, and succeed when repeated without the fault.
 * @returns how often it failed @throws with the step where one of these does not hold
 */
export async function failAtEveryStep(
  client: AdminClient,
  call: WriteCall,
  injector: FaultInjector,
): Promise<number> {
  const initial = await client.readCatalogue();
  let failures = 0;
  for (let n = 1; ; n += 1) {
    await removeAllBut(client, initial);
    const step = `${call.name}, fault at step ${n}`;
    const send = await call.prepare(client);
    const before = await readState(client);
    await injector.inject(n);
    const answer = await send();
    const text = await answer.text();
    const hasFailed = await injector.remove();
    if (answer.ok) {
      if (!hasFailed) return failures;
      // A fault during later cleanup need not fail the call.
      await assertPicturesServed(client, step);
      continue;
    }
    failures += 1;
    if (!failureStatuses.has(answer.status)) throw new Error(`${step}: answered ${answer.status} ${text}`);
    const body = JSON.parse(text);
    if (typeof body.message !== 'string' || body.message !== body.error || leakPattern.test(text))
      throw new Error(`${step}: the answer is not clear: ${text}`);
    if (!isDeepStrictEqual(await readState(client), before))
      throw new Error(`${step}: something has changed`);
    await assertPicturesServed(client, step);
    const again = await send();
    if (!again.ok) throw new Error(`${step}: no recovery: ${again.status} ${await again.text()}`);
  }
}

async function removeAllBut(
  client: AdminClient,
  { packages, destinations }: CatalogueContents,
): Promise<void> {
  const keptIds = new Set([...packages, ...destinations].map(({ _id }) => _id));
  const now = await client.readCatalogue();
  for (const { _id: id } of now.packages)
    if (!keptIds.has(id)) await client.send('DELETE', `/tours/delete-package/${id}`);
  for (const { _id: id } of now.destinations)
    if (!keptIds.has(id)) await client.send('DELETE', `/tours/popular-destination/${id}`);
  await emptyTrash(client);
}

const readState = async (client: AdminClient) => [await client.readCatalogue(), await client.deleted()];

/** @throws when a variant of a picture is missing that is shown, in the trash or of an earlier version */
export async function assertPicturesServed(client: AdminClient, step: string): Promise<void> {
  for (const address of (await listKeptPictures(client)).flatMap(listVariantAddresses))
    await client.readBytes(address).catch((cause: unknown) => {
      throw new Error(`${step}: a picture is missing`, { cause });
    });
}
