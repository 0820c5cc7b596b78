/** Duration of a save with eight photographs, the time until their variants are there, and the delay of lists meanwhile. */
import { mkdtemp } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import sharp from 'sharp';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import type { Package } from '#contract/package.ts';
import { owner, waitForVariants } from './admin-client.ts';
import { seedPackages } from './seed-packages.ts';
import { startServerProcess } from '#scripts/shared/server-process.ts';
import type { BenchContext, Benchmark } from './benchmark.ts';

const photographs = 8;
const size = { width: 4000, height: 3000 };
const packages = 50;
const visitors = { connections: 5, overallRate: 100 };
/** Baseline without an upload; also the shortest measurement while variants are made. */
const minSeconds = 10;
/** Upper bound of the save, and of the encoding, s. */
const timeouts = { save: 180, encoding: 600 };
/** Seconds of the save on two cores, and p99 of lists while variants are made divided by the idle one. */
const goal = { save: 3, ratio: 3 };

/** Detail at the scale of a camera's, nearly 4 MB as JPEG. */
async function createPhotograph(index: number): Promise<File> {
  const noise = { type: 'gaussian', mean: 90 + 10 * index, sigma: 45 } as const;
  const grain = await sharp({
    create: { width: size.width / 4, height: size.height / 4, channels: 3, background: 'grey', noise },
  })
    .png()
    .toBuffer();
  const picture = await sharp(grain).resize(size).jpeg({ quality: 85 }).toBuffer();
  return new File([new Uint8Array(picture)], `photograph-${index}.jpg`, { type: 'image/jpeg' });
}

async function createPackageForm(): Promise<FormData> {
  const form = new FormData();
  const fields = { category: 'domestic', name: 'Eight views', place: 'Kerala', description: 'For this run.' };
  const numbers = { days: '2', nights: '1', persons: '2', price: '1000' };
  for (const [name, value] of Object.entries({ ...fields, ...numbers })) form.append(name, value);
  for (let index = 0; index < photographs; index += 1) form.append('images', await createPhotograph(index));
  return form;
}

async function measure({ program, folder }: BenchContext): Promise<boolean> {
  const [loadBefore = 0] = loadavg();
  const dataDir = await mkdtemp(join(folder, 'data-'));
  await seedPackages(dataDir, packages);
  const form = await createPackageForm();
  const environment = {
    SAMPLE_DATA: 'off',
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    DATA_DIR: dataDir,
  };
  const { origin, stop } = await startServerProcess(program, environment, folder);
  const signedIn = await fetch(origin + apiBase + calls.login, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(owner),
  });
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  const read = (duration: number) => {
    const options = { url: origin + apiBase + calls.allPackages, ...visitors, duration };
    const instance = autocannon(options, (failure: Error | null) => {
      if (failure) throw failure;
    });
    const result = new Promise<autocannon.Result>((resolve) => {
      instance.on('done', resolve);
    });
    return { result, stop: () => instance.stop() };
  };

  // The first run warms up, the second is the baseline.
  await read(2).result;
  const idle = await read(minSeconds).result;

  const saving = read(timeouts.save);
  const startedAt = performance.now();
  const answer = await fetch(origin + apiBase + calls.createPackage, {
    method: 'POST',
    headers: { cookie, origin },
    body: form,
  });
  const saveSeconds = (performance.now() - startedAt) / 1000;
  saving.stop();
  if (answer.status !== 201) throw new Error(`The package was answered with ${answer.status}`);
  const { images }: Package = (await answer.json()).package;
  const encoding = read(timeouts.encoding);
  const encodingStartedAt = performance.now();
  await waitForVariants(origin, images, timeouts.encoding);
  const encodingSeconds = (performance.now() - encodingStartedAt) / 1000;
  await pause(Math.max(0, minSeconds - encodingSeconds) * 1000);
  encoding.stop();
  const [whileSaving, whileEncoding] = [await saving.result, await encoding.result];
  await stop();
  if ([whileSaving, whileEncoding].some(({ non2xx, errors }) => non2xx > 0 || errors > 0))
    throw new Error('Lists failed during the upload');

  const ratio = whileEncoding.latency.p99 / Math.max(idle.latency.p99, 1);
  const met = saveSeconds <= goal.save && ratio <= goal.ratio;
  console.log(
    `a package with ${photographs} photographs of 12 megapixels: saved in ${saveSeconds.toFixed(1)} s (goal ${goal.save}), ` +
      `all variants after another ${encodingSeconds.toFixed(1)} s; p99 of lists ${idle.latency.p99} ms idle, ` +
      `${whileSaving.latency.p99} ms during the save, ${whileEncoding.latency.p99} ms while variants are made, ` +
      `ratio ${ratio.toFixed(1)} (goal ${goal.ratio}): ${met ? 'met' : 'MISSED'}; load average before it ${loadBefore.toFixed(1)}`,
  );
  return met;
}

export const upload: Benchmark = { name: 'upload', goal, run: measure };
