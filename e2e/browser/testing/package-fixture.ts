import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import * as v from 'valibot';
import { apiBase } from '#contract/page-path.ts';
import { PackageAnswer } from '#contract/operations/answers.ts';
import type { Package } from '#contract/package.ts';
import { expect, test as productTest } from './site-test.ts';

/** Packages of one test, deleted when it ends, because other tests count packages. */
export interface PackageFixture {
  /** Makes a name unique to the test. */
  readonly name: (text: string) => string;
  readonly create: (name: string, fields?: Readonly<Record<string, string>>) => Promise<string>;
  readonly find: (name: string) => Promise<Package[]>;
}

/** Signs the owner in, and deletes the packages that the test named. */
export const test = productTest.extend<{ catalogue: PackageFixture }>({
  catalogue: [
    async ({ page, baseURL, signInAsOwner }, use) => {
      const mark = randomUUID().slice(0, 8);
      const headers = { origin: baseURL ?? '' };
      const list = async (): Promise<Package[]> => {
        const answer = await page.request.get(`${apiBase}/tours/getAllPackage`);
        return v.parse(v.object({ tours: v.array(PackageAnswer) }), await answer.json()).tours;
      };
      await signInAsOwner();
      await use({
        name: (text) => `${text} ${mark}`,
        create: async (name, fields) => {
          const answer = await page.request.post(`${apiBase}/tours/create-package`, {
            headers,
            multipart: { ...plainPackage, name, ...fields },
          });
          expect(answer.status()).toBe(201);
          return v.parse(v.object({ package: PackageAnswer }), await answer.json()).package._id;
        },
        find: async (name) => (await list()).filter((found) => found.name === name),
      });
      await signInAsOwner();
      const answer = await page.request.get(`${apiBase}/admin/packages`);
      const { packages } = v.parse(v.object({ packages: v.array(PackageAnswer) }), await answer.json());
      for (const { _id } of packages.filter(({ name }) => name.includes(mark)))
        await page.request.delete(`${apiBase}/tours/delete-package/${_id}`, { headers });
    },
    { auto: true },
  ],
});

/** What a package needs to be created. */
export const plainPackage = {
  category: 'domestic',
  place: 'Kerala',
  days: '2',
  nights: '1',
  persons: '2',
  price: '1000',
  description: 'Before.',
  dayWiseItinerary: JSON.stringify([{ day: 1, description: 'Arrive' }]),
};

export async function fillPackageForm(page: Page, name: string): Promise<void> {
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

/** A plain picture; different colours make different pictures. */
export async function createPicture(name: string, background: string) {
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background } });
  return { name, mimeType: 'image/png', buffer: await picture.png().toBuffer() };
}

export const imagesInput = (page: Page) => page.locator('input[type=file]');
