import { brotliDecompressSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { apiBase } from '#contract/page-path.ts';
import { openDatabase } from '#server/database/database.ts';
import { testDatabase } from '#server/database/testing/test-database.ts';
import { openBackend } from '#server/http/testing/backend.ts';
import { packageInput } from '#server/http/testing/form-samples.ts';
import {
  createDestination,
  createPackage,
  deletePackage,
} from '#server/catalogue/testing/catalogue-samples.ts';

const path = (call: string) => apiBase + call;
const names = async (answer: Response, key: 'tours' | 'data') => {
  const body: Partial<Record<string, readonly { name: string }[]>> = await answer.json();
  return body[key]?.map(({ name }) => name);
};

const backend = await openBackend();
afterAll(backend.close);
const { db } = backend.database;
for (let number = 1; number <= 6; number += 1)
  await createPackage(db, packageInput({ name: `Tour ${number}` }), []);
const { _id: seventh } = await createPackage(db, packageInput({ name: 'Tour 7' }), []);
const image = '/pictures/00000000000000000000000000000001-40x30-336699';
await createPackage(db, packageInput({ name: 'Abroad', category: 'international' }), [image]);
await createDestination(db, { name: 'Goa', discount: '0' }, []);

describe('the reads', () => {
  it('list every package', async () => {
    const answer = await backend.fetch(path('/tours/getAllPackage'));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await names(answer, 'tours')).toHaveLength(8);
  });

  it.each([
    ['domestic', 7],
    ['DOMESTIC', 7],
    ['all%20packages', 8],
    ['all+packages', 8],
  ])('list the packages of category %s', async (category, count) => {
    const answer = await backend.fetch(`${path('/tours/get-all-categories-list')}?category=${category}`);
    expect(await names(answer, 'data')).toHaveLength(count);
  });

  it('list the top five of a category, in the order of its list', async () => {
    const all = await names(
      await backend.fetch(`${path('/tours/get-all-categories-list')}?category=domestic`),
      'data',
    );
    const top = await names(
      await backend.fetch(`${path('/tours/get-package-list-of-five')}?category=domestic`),
      'data',
    );
    expect(top).toEqual(all?.slice(0, 5));
  });

  it('list the categories with their number of packages and a picture', async () => {
    const answer = await backend.fetch(path('/tours/get-all-categories-list'));
    expect(await answer.json()).toEqual({
      data: [
        { name: 'domestic', packages: 7, image: null },
        { name: 'international', packages: 1, image },
      ],
    });
  });

  it('list the popular destinations', async () => {
    const answer = await backend.fetch(path('/tours/get-popular-destination'));
    expect(await answer.json()).toMatchObject({ destinations: [{ name: 'Goa', images: [], discount: '0' }] });
  });

  it('answer the detail of a package', async () => {
    const answer = await backend.fetch(path(`/tours/package-detail/${seventh}`));
    expect(await answer.json()).toMatchObject({
      data: { package: { _id: seventh, name: 'Tour 7', dayWiseItinerary: [{ day: 1 }, { day: 2 }] } },
    });
  });

  it.each(['nothing', '__proto__', "'%20or%201=1--", '%00', '%E0%A4%A', 'a%2Fb'])(
    'answer 404 for the package %s',
    async (id) => {
      const answer = await backend.fetch(`${apiBase}/tours/package-detail/${id}`);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({ message: 'Package not found', error: 'Package not found' });
    },
  );

  it.each(['', '?category=', '?category=__proto__', '?category[]=domestic'])(
    'refuse the top five of the category in %j',
    async (query) => {
      const answer = await backend.fetch(path('/tours/get-package-list-of-five') + query);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toHaveProperty('fields.category');
    },
  );
});

describe('an answer to a read', () => {
  it('is compressed for a client that accepts it', async () => {
    const plain = await backend.fetch(path('/tours/getAllPackage'));
    const packed = await backend.fetch(path('/tours/getAllPackage'), {
      headers: { 'accept-encoding': 'br' },
    });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(packed.headers.get('vary')).toBe('Accept-Encoding');
    const bytes = Buffer.from(await packed.arrayBuffer());
    expect(packed.headers.get('content-length')).toBe(String(bytes.length));
    expect(brotliDecompressSync(bytes).toString()).toBe(await plain.text());
  });

  it('has the same length and no body for HEAD', async () => {
    const answer = await backend.fetch(path('/tours/getAllPackage'), { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(100);
    expect(await answer.text()).toBe('');
  });

  it('shows another process’s write a moment later', async () => {
    const before = await names(await backend.fetch(path('/tours/getAllPackage')), 'tours');
    const other = await openDatabase(await testDatabase(backend.dataDir));
    const { _id } = await createPackage(other.db, packageInput({ name: 'From elsewhere' }), []);
    const shown = async () => {
      await backend.database.readCatalogueVersion();
      backend.clock.pass(250);
      return names(await backend.fetch(path('/tours/getAllPackage')), 'tours');
    };
    expect(await shown()).toEqual(['From elsewhere', ...(before ?? [])]);
    await deletePackage(other.db, _id);
    await other.close();
    expect(await shown()).toEqual(before);
  });
});
