import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { apiBase } from '#contract/page-path.ts';
import type { Package } from '#contract/package.ts';
import { pictureVariant } from '#contract/pictures.ts';

/** ms between two writes. */
const writeEvery = 5000;

export const owner = { email: 'owner@example.com', password: 'only for this run' };

export type Administrator = Awaited<ReturnType<typeof signIn>>;

export async function signIn(origin: string) {
  const signedIn = await fetch(origin + apiBase + '/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(owner),
  });
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  const headers = { cookie, origin };
  const send = async (form: FormData): Promise<Package> => {
    const path = origin + apiBase + '/tours/create-package';
    const answer = await fetch(path, { method: 'POST', headers, body: form });
    if (answer.status !== 201) throw new Error(`The package was answered with ${answer.status}`);
    const { package: made }: { package: Package } = await answer.json();
    return made;
  };
  return {
    create: async (index: number) => send(await createForm(index)),
    send,
    remove: async (id: string): Promise<void> => {
      const answer = await fetch(origin + apiBase + `/tours/delete-package/${id}`, {
        method: 'DELETE',
        headers,
      });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`The delete was answered with ${answer.status}`);
    },
  };
}

/** A package with a picture of its own. */
export async function createForm(index: number): Promise<FormData> {
  const form = new FormData();
  const fields = { category: 'domestic', name: 'A view', place: 'Kerala', description: 'For this run.' };
  const numbers = { days: '2', nights: '1', persons: '2', price: '1000' };
  for (const [name, value] of Object.entries({ ...fields, ...numbers })) form.append(name, value);
  form.append('images', await createPhotograph(index));
  return form;
}

/** All variants of a picture appear together. @param timeout s @throws after it */
export async function waitForVariants(
  origin: string,
  pictures: readonly string[],
  timeout: number,
): Promise<void> {
  const until = performance.now() + timeout * 1000;
  for (const picture of pictures) {
    const variant = origin + pictureVariant(picture, 320, 'avif');
    while ((await fetch(variant, { method: 'HEAD' })).headers.get('content-type') !== 'image/avif') {
      if (performance.now() > until) throw new Error(`${picture} is still without variants`);
      await pause(250);
    }
  }
}

async function createPhotograph(index: number): Promise<File> {
  const noise = { type: 'gaussian', mean: 60 + (index % 120), sigma: 40 } as const;
  const bytes = await sharp({ create: { width: 800, height: 534, channels: 3, background: 'grey', noise } })
    .resize(1600, 1067)
    .jpeg({ quality: 80 })
    .toBuffer();
  return new File([new Uint8Array(bytes)], `view-${index}.jpg`, { type: 'image/jpeg' });
}

export async function writeUntil({ create, remove }: Administrator, from: number, ended: AbortSignal) {
  const writes = { made: 0, failed: 0 };
  while (!ended.aborted) {
    try {
      const { _id } = await create(from + writes.made);
      await remove(_id);
      writes.made += 1;
    } catch {
      writes.failed += 1;
    }
    await pause(writeEvery, undefined, { signal: ended }).catch(() => undefined);
  }
  return writes;
}
