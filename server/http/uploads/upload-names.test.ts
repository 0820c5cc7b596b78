import { afterAll, expect, it } from 'vitest';
import { openBackend } from '#server/http/testing/backend.ts';
import { packageForm, pictureFile } from '#server/http/testing/form-samples.ts';

const backend = await openBackend();
afterAll(backend.close);

it.each(['../../x.png', '..\\x.png', '/etc/passwd', `${'x'.repeat(300)}.png`, 'page.html'])(
  'a picture called %j is kept under our own name and served as what it is',
  async (name) => {
    const form = packageForm({}, [await pictureFile(name)]);
    const created = await backend.send('POST', '/tours/create-package', form, await backend.as('admin'));
    const [address] = (await created.json()).package.images;
    expect(address).toMatch(/^\/pictures\/[0-9a-f]{32}-40x30-[0-9a-f]{6}$/);
    for (const file of await backend.files())
      expect(file).toMatch(/^[0-9a-f]{32}-(?:40\.(?:avif|webp|jpg)|preview\.jpg)$/);
    const { headers } = await backend.fetch(address);
    expect(headers.get('content-type')).toBe('image/jpeg');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/sandbox$/);
  },
);
