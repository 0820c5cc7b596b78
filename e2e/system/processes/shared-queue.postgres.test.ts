import { expect, onTestFinished, test } from 'vitest';
import type { Package } from '#contract/package.ts';
import { parsePictureAddress, pictureVariant } from '#contract/pictures.ts';
import { runStatement } from '#server/database/testing/postgres-template.ts';
import { packageForm } from '#server/http/testing/form-samples.ts';
import { noise } from '#server/pictures/testing/picture-samples.ts';
import { publicUrl, send, signIn } from './client.ts';
import { startServerProcess } from './server-process.ts';
import { openSharedServices } from './shared-services.ts';

/** The hashes of the pictures for which a server has made the variants, of its log. */
function encodedBy(output: string): string[] {
  return [...output.matchAll(/"event":"picture encoded","hash":"([0-9a-f]{32})"/g)].map(
    ([, hash = '']) => hash,
  );
}

/** ms; the encoder has the lowest priority, and gets little of a busy machine. */
const encodingTimeout = 240_000;

test('a second server shares the work on variants, and each picture is encoded once', async () => {
  const services = await openSharedServices();
  onTestFinished(services.close);
  const environment = { ...services.environment, PUBLIC_URL: publicUrl };
  const first = await startServerProcess(environment);
  onTestFinished(async () => void (await first.stop()));
  const cookie = await signIn(first.origin);
  const images: File[] = [];
  for (let index = 0; index < 6; index += 1) {
    const picture = await noise(1000, 750 + index)
      .jpeg({ quality: 70 })
      .toBuffer();
    images.push(new File([new Uint8Array(picture)], `${index}.jpg`, { type: 'image/jpeg' }));
  }
  const body = packageForm({}, images);
  const answer = await send(first.origin, '/tours/create-package', { headers: { cookie }, body });
  const { package: created }: { package: Package } = await answer.json();

  // Its worker looks for pictures when it starts.
  const second = await startServerProcess(environment);
  onTestFinished(async () => void (await second.stop()));
  const countWaiting = async () => {
    const statement = 'select hash from pictures where variants_ready = 0';
    return (await runStatement(environment.DATABASE_URL, statement)).rows.length;
  };
  await expect.poll(countWaiting, { timeout: encodingTimeout, interval: 500 }).toBe(0);
  for (const picture of created.images) {
    const variant = await fetch(second.origin + pictureVariant(picture, 320, 'avif'));
    expect(variant.headers.get('content-type')).toBe('image/avif');
    await variant.arrayBuffer();
  }
  await Promise.all([first.stop(), second.stop()]);
  const [byFirst, bySecond] = [encodedBy(await first.output), encodedBy(await second.output)];
  expect(byFirst).not.toEqual([]);
  expect(bySecond).not.toEqual([]);
  expect([...byFirst, ...bySecond].toSorted()).toEqual(
    created.images.map((picture) => parsePictureAddress(picture)?.hash ?? '').toSorted(),
  );
}, 300_000);
