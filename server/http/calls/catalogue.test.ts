import { brotliDecompressSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { apiBase } from '#contract/page-path.ts';
import { createPackage, deletePackage, editPackage } from '#server/catalogue/testing/catalogue-samples.ts';
import { openDatabase } from '#server/database/database.ts';
import { testDatabase } from '#server/database/testing/test-database.ts';
import { restoreFromTrash } from '#server/entities/trash.ts';
import { openBackend } from '#server/http/testing/backend.ts';
import { packageInput } from '#server/http/testing/form-samples.ts';

const backend = await openBackend();
afterAll(backend.close);
const { ask } = backend;
const { db } = backend.database;
const picture = (digit: number) => `/pictures/${String(digit).repeat(32)}-40x30-336699`;
for (const [name, images] of [
  ['First', [picture(1)]],
  ['Second', [picture(2), picture(3)]],
  ['Third', []],
] as const)
  await createPackage(db, packageInput({ name }), images);

const list = '/tours/getAllPackage';
const names = async (): Promise<string[]> =>
  (await ask('GET', list)).body.tours.map(({ name }: { name: string }) => name);

describe('the reads', () => {
  it('list the categories with their number of packages and the first picture of their list', async () => {
    expect((await ask('GET', '/tours/get-all-categories-list')).body).toEqual({
      data: [
        { name: 'domestic', packages: 3, image: picture(2) },
        { name: 'international', packages: 0, image: null },
      ],
    });
  });

  it.each([
    ['domestic', 3],
    ['DOMESTIC', 3],
    ['international', 0],
    ['all%20packages', 3],
    ['all+packages', 3],
  ])('list the packages of category %s', async (category, count) => {
    const { body } = await ask('GET', `/tours/get-all-categories-list?category=${category}`);
    expect(body.data).toHaveLength(count);
  });

  it.each(['nothing', '__proto__', "'%20or%201=1--", '%00', '%E0%A4%A', 'a%2Fb'])(
    'answer 404 for the package %s',
    async (id) => {
      const body = { message: 'Package not found', error: 'Package not found' };
      expect(await ask('GET', `/tours/package-detail/${id}`)).toEqual({ status: 404, body });
    },
  );

  it.each(['', '?category=', '?category=__proto__', '?category[]=domestic'])(
    'refuse the top five of the category in %j',
    async (query) => {
      const fields = { category: expect.any(String) };
      const answer = await ask('GET', '/tours/get-package-list-of-five' + query);
      expect(answer).toMatchObject({ status: 400, body: { fields } });
    },
  );
});

describe('an answer to a read', () => {
  it('is compressed for a client that accepts it, and has its length and no body for HEAD', async () => {
    const plain = await backend.fetch(apiBase + list);
    expect(plain.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const headers = { 'accept-encoding': 'br' };
    const packed = await backend.fetch(apiBase + list, { headers });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(packed.headers.get('vary')).toBe('Accept-Encoding');
    const bytes = Buffer.from(await packed.arrayBuffer());
    expect(brotliDecompressSync(bytes).toString()).toBe(await plain.text());
    const head = await backend.fetch(apiBase + list, { method: 'HEAD', headers });
    for (const answer of [packed, head])
      expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    expect(await head.text()).toBe('');
  });

  it('shows another process’s writes a moment later', async () => {
    const shown = async () => {
      await backend.database.readCatalogueVersion();
      backend.clock.pass(250);
      return names();
    };
    const before = await shown();
    const other = await openDatabase(await testDatabase(backend.dataDir));
    const { _id } = await createPackage(other.db, packageInput({ name: 'From elsewhere' }), []);
    expect(await shown()).toEqual(['From elsewhere', ...before]);
    await editPackage(other.db, _id, { name: 'Edited there' }, { added: [] });
    expect(await shown()).toEqual(['Edited there', ...before]);
    await deletePackage(other.db, _id);
    expect(await shown()).toEqual(before);
    await restoreFromTrash(other.db, 'package', _id, 1);
    expect(await shown()).toEqual(['Edited there', ...before]);
    await other.close();
  });
});
