import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { limits } from '#contract/limits.ts';
import type { User } from '#contract/user.ts';
import { sweepOld } from '#server/pictures/testing/sweep-old.ts';
import { openBackend, type Backend } from '#server/http/testing/backend.ts';
import { packageForm, pictureFile } from '#server/http/testing/form-samples.ts';

const path = apiBase + calls.me;

let backend: Backend;
let person: { cookie: string; origin: string };
beforeAll(async () => {
  backend = await openBackend();
});
beforeEach(async () => {
  person = await backend.as('member');
});
afterAll(() => backend.close());

function form(fields: Record<string, string | File | readonly File[]>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) body.append(name, one);
  return body;
}
const save = (fields: Parameters<typeof form>[0], headers = person) =>
  backend.write('PATCH', path, { headers, body: form(fields) });
const saved = async (fields: Parameters<typeof form>[0]): Promise<User> =>
  (await (await save(fields)).json()).user;
const me = async (): Promise<User> => (await (await backend.fetch(path, { headers: person })).json()).user;
const files = async () => (await backend.files()).toSorted();
/** @returns the names of the removed files */
const sweep = async () => {
  const swept = await sweepOld(backend.database.db, backend.deps.pictures);
  return swept.outcome === 'swept' ? swept.removed : [];
};

describe('saving a profile', () => {
  it('changes name and picture, and the session answers both from then on', async () => {
    const answer = await save({ name: '  Asha Rao ', profilePic: await pictureFile('asha.png', '#aa0011') });
    expect(answer.status).toBe(200);
    const body = await answer.json();
    expect(body).toEqual({
      message: 'Profile updated successfully',
      user: {
        _id: expect.any(String),
        email: expect.any(String),
        name: 'Asha Rao',
        profilePic: expect.stringMatching(/^\/pictures\/[0-9a-f]{32}-40x30-[0-9a-f]{6}$/),
      },
    });
    expect(await me()).toEqual(body.user);
    expect((await backend.fetch(body.user.profilePic)).headers.get('content-type')).toBe('image/jpeg');
  });

  it('leaves what the form does not name', async () => {
    const { profilePic } = await saved({ profilePic: await pictureFile('a.png', '#aa0022') });
    expect(await saved({ name: 'Asha R.' })).toMatchObject({ name: 'Asha R.', profilePic });
    expect(await saved({ nothing: 'x' })).toMatchObject({ name: 'Asha R.', profilePic });
  });

  it('is for administrators, too', async () => {
    const answer = await save({ name: 'The owner' }, await backend.as('admin'));
    expect(await answer.json()).toMatchObject({ user: { name: 'The owner' } });
  });

  it('stores nothing but name and picture', async () => {
    const before = await me();
    const answer = await save({
      name: 'Asha',
      _id: 'mine',
      email: 'owner@example.com',
      isAdmin: 'true',
      is_admin: '1',
      role: 'admin',
      profilePic: 'https://elsewhere.example/spy.png',
    });
    expect(await answer.json()).toEqual({
      message: 'Profile updated successfully',
      user: { ...before, name: 'Asha' },
    });
    const stored = await backend.database.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', before._id)
      .executeTakeFirst();
    expect(stored).toMatchObject({ is_admin: 0, email: before.email, profile_pic: '' });
  });

  it('keeps nothing of the file but the picture', async () => {
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#aa0033' } })
      .withExif({ IFD0: { Copyright: 'a secret place' } })
      .jpeg()
      .toBuffer();
    expect(bytes.includes('a secret place')).toBe(true);
    const { profilePic } = await saved({ profilePic: new File([new Uint8Array(bytes)], 'a.jpg') });
    const storedBytes = Buffer.from(await (await backend.fetch(profilePic)).arrayBuffer());
    expect(storedBytes.includes('a secret place')).toBe(false);
  });
});

describe('the picture a person had', () => {
  it('is removed by an empty text, and stops being public at once', async () => {
    await backend.deps.background.idle();
    await sweep();
    const before = await files();
    const { profilePic } = await saved({ profilePic: await pictureFile('a.png', '#aa0044') });
    expect(await sweep()).toEqual([]);
    expect((await backend.fetch(profilePic)).status).toBe(200);
    expect(await saved({ profilePic: '' })).toMatchObject({ profilePic: '' });
    await backend.server.pictureWorker.runDue();
    expect((await backend.fetch(profilePic)).status).toBe(404);
    expect(await files()).toEqual(before);
  });

  it('is removed when another replaces it', async () => {
    await sweep();
    const first = await saved({ profilePic: await pictureFile('a.png', '#aa0055') });
    const second = await saved({ profilePic: await pictureFile('b.png', '#aa0066') });
    await sweep();
    const pictures = new Map(
      await Promise.all(
        [first, second].map(
          async ({ profilePic }) =>
            [profilePic, (await backend.deps.pictures.size(jpegOf(profilePic))) !== undefined] as const,
        ),
      ),
    );
    expect(pictures).toEqual(
      new Map([
        [first.profilePic, false],
        [second.profilePic, true],
      ]),
    );
  });

  it('stays when the form’s file was not chosen', async () => {
    const { profilePic } = await saved({ profilePic: await pictureFile('a.png', '#aa0077') });
    expect(await saved({ name: 'Asha', profilePic: new File([], '') })).toMatchObject({ profilePic });
  });

  it('stays for others who use it', async () => {
    const picture = await pictureFile('shared.png', '#aa0088');
    const { profilePic } = await saved({ profilePic: picture });
    const body = new FormData();
    body.append('profilePic', picture);
    const other = await backend.as('member');
    const answer = await backend.write('PATCH', apiBase + calls.me, { headers: other, body });
    expect((await answer.json()).user.profilePic).toBe(profilePic);
    await save({ profilePic: '' });
    await sweep();
    expect(await backend.deps.pictures.size(jpegOf(profilePic))).toBeDefined();
  });

  it('stays when a package with the same file is deleted', async () => {
    const picture = await pictureFile('shared.png', '#aa0099');
    const { profilePic } = await saved({ profilePic: picture });
    const headers = await backend.as('admin');
    const body = packageForm({}, [picture]);
    const created = await backend.write('POST', apiBase + calls.createPackage, { headers, body });
    const { package: tour } = await created.json();
    await backend.write('DELETE', apiBase + calls.deletePackage(tour._id), { headers });
    await sweep();
    expect(await backend.deps.pictures.size(jpegOf(profilePic))).toBeDefined();
  });
});

const refusal = async (fields: Parameters<typeof form>[0]) => {
  const before = [await me(), await files()];
  const answer = await save(fields);
  expect([await me(), await files()]).toEqual(before);
  return { status: answer.status, ...(await answer.json()) };
};

describe('a profile that is refused changes nothing and leaves no file:', () => {
  it.each([
    ['', 'Name is required'],
    ['   ', 'Name is required'],
    ['x'.repeat(81), 'Name can have at most 80 characters'],
  ])('the name %j', async (name, text) => {
    const picture = await pictureFile('good.png', '#bb0011');
    expect(await refusal({ name, profilePic: picture })).toMatchObject({
      status: 400,
      message: text,
      error: text,
      fields: { name: text },
    });
  });

  it.each([
    ['SVG', 'a.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['HTML that is called a picture', 'a.png', '<!doctype html><script>alert(1)</script>'],
    ['a picture cut short', 'a.jpg', '\u00FF\u00D8\u00FF'],
  ])('%s', async (_what, name, text) => {
    const profilePic = new File([Uint8Array.from(text, (letter) => letter.charCodeAt(0))], name);
    const refused = await refusal({ name: 'Asha', profilePic });
    expect(refused).toMatchObject({ status: 415, fields: { profilePic: expect.stringContaining(name) } });
  });

  it('a picture of too many pixels', async () => {
    const bomb = await sharp({ create: { width: 8000, height: 6000, channels: 3, background: '#000000' } })
      .png()
      .toBuffer();
    const profilePic = new File([new Uint8Array(bomb)], 'bomb.png');
    expect(await refusal({ profilePic })).toMatchObject({
      status: 413,
      fields: { profilePic: expect.any(String) },
    });
  });

  it('too large a file', async () => {
    const profilePic = new File([new Uint8Array(limits.pictureBytes + 1)], 'large.jpg');
    expect(await refusal({ profilePic })).toMatchObject({
      status: 413,
      message: 'large.jpg is larger than 5 MB',
    });
  });

  it('two pictures, and a picture in another field', async () => {
    const picture = await pictureFile();
    expect(await refusal({ profilePic: [picture, picture] })).toMatchObject({
      status: 413,
      message: 'Only one picture can be sent',
    });
    expect(await refusal({ images: picture })).toMatchObject({
      status: 400,
      fields: { profilePic: expect.any(String) },
    });
  });

  it('what is no form', async () => {
    const headers = { ...person, 'content-type': 'application/json' };
    const answer = await backend.write('PATCH', path, { headers, body: '{"name":"Asha"}' });
    expect(answer.status).toBe(415);
  });

  it('a save that the database refuses', async () => {
    const before = await files();
    const { schema } = backend.database.db;
    await schema.alterTable('pictures').renameTo('hidden').execute();
    const answer = await save({ name: 'Half', profilePic: await pictureFile('a.png', '#bb0022') });
    await schema.alterTable('hidden').renameTo('pictures').execute();
    expect(answer.status).toBe(500);
    expect(await me()).toMatchObject({ name: 'Asha' });
    expect(await files()).toEqual(before);
  });
});

it('can be saved thirty times an hour by a person, whatever others do', async () => {
  const other = await backend.as('member');
  for (let index = 0; index < 30; index += 1)
    expect((await save({ name: `Asha ${index}` })).status).toBe(200);
  const answer = await save({ name: 'Once more' });
  expect(answer.status).toBe(429);
  expect(answer.headers.get('retry-after')).toBe('3600');
  expect(await me()).toMatchObject({ name: 'Asha 29' });
  expect((await save({ name: 'Somebody else' }, other)).status).toBe(200);
  backend.clock.pass(61 * 60_000);
  expect((await save({ name: 'An hour later' })).status).toBe(200);
});

it('takes five pictures an hour of a person; names can be saved all the same', async () => {
  const colours = ['#cc0011', '#cc0022', '#cc0033', '#cc0044', '#cc0055'];
  for (const color of colours)
    expect((await save({ profilePic: await pictureFile('a.png', color) })).status).toBe(200);
  const refused = await save({ profilePic: await pictureFile('a.png', '#cc0066') });
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('3600');
  expect((await save({ name: 'Asha' })).status).toBe(200);
});

describe('a visitor', () => {
  it('is asked to sign in before anything of the form is read', async () => {
    const answer = await backend.write('PATCH', path, {
      headers: { 'content-type': 'text/plain' },
      body: 'no form at all',
    });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ message: 'Please sign in', error: 'Please sign in' });
  });

  it('whose session has ended changes nothing', async () => {
    const before = await me();
    await backend.write('POST', apiBase + calls.logout, { headers: person });
    expect((await save({ name: 'Late' })).status).toBe(401);
    const stored = await backend.database.db
      .selectFrom('users')
      .select('name')
      .where('id', '=', before._id)
      .executeTakeFirst();
    expect(stored).toEqual({ name: before.name });
  });
});

function jpegOf(address: string): string {
  return `${address.slice('/pictures/'.length).split('-', 1).join()}-40.jpg`;
}
