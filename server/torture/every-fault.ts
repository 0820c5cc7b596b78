import { isDeepStrictEqual } from 'node:util';
import * as calls from '#contract/calls.ts';
import { addressesOf, picturesOf, type Client, type Shown } from './client.ts';
import type { WriteCall } from './write-calls.ts';

/** Something that can be made to fail at its n-th step. */
export interface Faulty {
  /** From now on the n-th step fails, counted from 1. */
  arm(n: number): Promise<void> | void;
  /** Ends the fault. @returns whether it could have struck: false once n is beyond the last step */
  heal(): Promise<boolean> | boolean;
}

/** The statuses with which a fault may be told, whatever it was. */
const told = new Set([500, 503, 507]);
/** What must not be told: stacks, paths, names of errors and of tables. */
const inside = /\n\s*at |\/secret|\/tmp|\.db|\bE[A-Z]{3,}\b|SQLITE|sql|package_pictures/;

/**
 * Makes a call while the fault strikes at its first step, at its second, and so on to its last. Each time the call must
 * fail with a clear answer, change nothing that is shown, and succeed when it is made again without the fault.
 * @returns how often the call was struck and failed
 * @throws when any of that does not hold, naming the step
 */
export async function failEverywhere(client: Client, call: WriteCall, faulty: Faulty): Promise<number> {
  const bystanders = await client.shown();
  let failures = 0;
  for (let n = 1; ; n += 1) {
    await removeAllBut(client, bystanders);
    const where = `${call.name}, fault at step ${n}`;
    const send = await call.prepare(client);
    const before = await client.shown();
    await faulty.arm(n);
    const answer = await send();
    const text = await answer.text();
    const struck = await faulty.heal();
    if (answer.ok) {
      if (!struck) return failures;
      // A fault in what is only tidied up afterwards need not fail the call.
      await everyPictureAnswers(client, where);
      continue;
    }
    failures += 1;
    if (!told.has(answer.status)) throw new Error(`${where}: answered ${answer.status} ${text}`);
    const body = JSON.parse(text);
    if (typeof body.message !== 'string' || body.message !== body.error || inside.test(text))
      throw new Error(`${where}: the answer is not clear: ${text}`);
    if (!isDeepStrictEqual(await client.shown(), before)) throw new Error(`${where}: something has changed`);
    await everyPictureAnswers(client, where);
    const again = await send();
    if (!again.ok) throw new Error(`${where}: no recovery: ${again.status} ${await again.text()}`);
  }
}

async function removeAllBut(client: Client, { packages, destinations }: Shown): Promise<void> {
  const kept = new Set([...packages, ...destinations].map(({ _id }) => _id));
  const now = await client.shown();
  for (const { _id: id } of now.packages)
    if (!kept.has(id)) await client.send('DELETE', calls.deletePackage(id));
  for (const { _id: id } of now.destinations)
    if (!kept.has(id)) await client.send('DELETE', calls.deleteDestination(id));
}

/** @throws when a picture that something uses does not answer in one of its variants */
export async function everyPictureAnswers(client: Client, where: string): Promise<void> {
  for (const address of picturesOf(await client.shown()).flatMap(addressesOf))
    await client.bytes(address).catch((cause: unknown) => {
      throw new Error(`${where}: a picture is missing`, { cause });
    });
}
