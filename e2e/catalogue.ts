import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import * as v from 'valibot';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { PackageSchema, type Package } from '#contract/package.ts';
import { expect, test as productTest } from './product.ts';
import { signInAsAdmin } from './signed-in.ts';

/** The packages of one test: other tests count packages, so they go when it ends. */
export interface Catalogue {
  /** A name for a package that no other test uses. */
  readonly name: (text: string) => string;
  /** Makes a package by the call, for the owner is signed in. @returns its id */
  readonly make: (name: string, fields?: Readonly<Record<string, string>>) => Promise<string>;
  /** The packages of a name. */
  readonly find: (name: string) => Promise<Package[]>;
}

/** A test that signs the owner in, and takes the packages away that it named. */
export const test = productTest.extend<{ catalogue: Catalogue }>({
  catalogue: [
    async ({ page, baseURL }, use) => {
      const mark = randomUUID().slice(0, 8);
      const headers = { origin: baseURL ?? '' };
      const list = async (): Promise<Package[]> => {
        const answer = await page.request.get(`${apiBase}${calls.allPackages}`);
        return v.parse(v.object({ tours: v.array(PackageSchema) }), await answer.json()).tours;
      };
      await signInAsAdmin(page);
      await use({
        name: (text) => `${text} ${mark}`,
        make: async (name, fields) => {
          const answer = await page.request.post(`${apiBase}${calls.createPackage}`, {
            headers,
            multipart: { ...plain, name, ...fields },
          });
          expect(answer.status()).toBe(201);
          return v.parse(v.object({ package: PackageSchema }), await answer.json()).package._id;
        },
        find: async (name) => (await list()).filter((found) => found.name === name),
      });
      await signInAsAdmin(page);
      for (const { _id } of (await list()).filter(({ name }) => name.includes(mark)))
        await page.request.delete(`${apiBase}${calls.deletePackage(_id)}`, { headers });
    },
    { auto: true },
  ],
});

const plain = {
  category: 'domestic',
  place: 'Kerala',
  days: '2',
  nights: '1',
  persons: '2',
  price: '1000',
  description: 'Before.',
  dayWiseItinerary: JSON.stringify([{ day: 1, description: 'Arrive' }]),
};

/** Fills the form of a package with all it needs. */
export async function fillPackage(page: Page, name: string): Promise<void> {
  await page.getByLabel('Category').selectOption('domestic');
  await page.getByLabel('Package name').fill(name);
  await page.getByLabel('Place').fill('Kerala');
  await page.getByLabel('Price').fill('24500');
  await page.getByLabel('Days', { exact: true }).fill('2');
  await page.getByLabel('Nights').fill('1');
  await page.getByLabel('Persons').fill('2');
  await page.getByLabel('Description').fill('Two days on the water.');
  await page.getByRole('textbox', { name: 'Day 1' }).fill('Board at Alappuzha');
}

/** A picture to choose, in one colour of its own: two of different colours are different pictures. */
export async function aPicture(name: string, background: string) {
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background } });
  return { name, mimeType: 'image/png', buffer: await picture.png().toBuffer() };
}

/** The hidden input behind 'Add Images'. */
export const imagesInput = (page: Page) => page.locator('input[type=file]');
