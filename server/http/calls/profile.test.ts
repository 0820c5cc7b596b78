import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import type { User } from '#contract/user.ts';
import { sweepOld } from '#server/pictures/testing/sweep-old.ts';
import { openBackend } from '#server/http/testing/backend.ts';
import { formOf, pictureFile } from '#server/http/testing/form-samples.ts';

const backend = await openBackend();
afterAll(backend.close);
const { database, deps } = backend;

let person: { cookie: string; origin: string };
beforeEach(async () => {
  person = await backend.as('member');
});

const save = (fields: Readonly<Record<string, unknown>>, headers = person) =>
  backend.send('PATCH', '/auth/me', formOf(fields), headers);
const saved = async (fields: Readonly<Record<string, unknown>>): Promise<User> =>
  (await (await save(fields)).json()).user;
const me = async (): Promise<User> =>
  (await (await backend.send('GET', '/auth/me', undefined, person)).json()).user;
const files = async () => (await backend.files()).toSorted();
const sweep = () => sweepOld(database.db, deps.pictures);
const isStored = async (address: string) =>
  (await deps.pictures.size(`${address.slice('/pictures/'.length).split('-', 1).join()}-40.jpg`)) !==
  undefined;

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

  it('leaves what the form does not name, and the picture of a form whose file was not chosen', async () => {
    const { profilePic } = await saved({ profilePic: await pictureFile('a.png', '#aa0022') });
    expect(await saved({ name: 'Asha R.' })).toMatchObject({ name: 'Asha R.', profilePic });
    expect(await saved({ nothing: 'x' })).toMatchObject({ name: 'Asha R.', profilePic });
    expect(await saved({ profilePic: new File([], '') })).toMatchObject({ profilePic });
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
    expect(await answer.json()).toMatchObject({ user: { ...before, name: 'Asha' } });
    const user = database.db.selectFrom('users').selectAll().where('id', '=', before._id);
    expect(await user.executeTakeFirst()).toMatchObject({
      is_admin: 0,
      email: before.email,
      profile_pic: '',
    });
  });
});

describe('the picture a person had', () => {
  it('is removed by an empty text, and stops being public at once', async () => {
    await deps.background.idle();
    await sweep();
    const before = await files();
    const { profilePic } = await saved({ profilePic: await pictureFile('a.png', '#aa0044') });
    expect(await sweep()).toMatchObject({ removed: [] });
    expect((await backend.fetch(profilePic)).status).toBe(200);
    expect(await saved({ profilePic: '' })).toMatchObject({ profilePic: '' });
    await backend.server.pictureWorker.runDue();
    expect((await backend.fetch(profilePic)).status).toBe(404);
    expect(await files()).toEqual(before);
  });

  it('is removed when another replaces it, and stays for others who use it', async () => {
    const shared = await pictureFile('shared.png', '#aa0055');
    const { profilePic } = await saved({ profilePic: shared });
    await save({ profilePic: shared }, await backend.as('member'));
    const second = await saved({ profilePic: await pictureFile('b.png', '#aa0066') });
    const third = await saved({ profilePic: await pictureFile('c.png', '#aa0077') });
    await sweep();
    const pictures = [profilePic, second.profilePic, third.profilePic];
    expect(await Promise.all(pictures.map(isStored))).toEqual([true, false, true]);
  });
});

async function twoPictures() {
  const form = formOf({ profilePic: await pictureFile() });
  form.append('profilePic', await pictureFile());
  return form;
}
const large = () => new File([new Uint8Array(limits.pictureBytes + 1)], 'large.jpg');
const markup = () => new File(['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'], 'a.svg');
it.each([
  [
    'no name',
    async () => formOf({ name: ' ', profilePic: await pictureFile() }),
    400,
    'Name is required',
    'name',
  ],
  [
    'too long a name',
    () => formOf({ name: 'x'.repeat(81) }),
    400,
    'Name can have at most 80 characters',
    'name',
  ],
  ['markup', () => formOf({ name: 'A', profilePic: markup() }), 415, 'a.svg', 'profilePic'],
  [
    'a narrow picture',
    async () => formOf({ name: 'A', profilePic: await pictureFile('pole.png', 'red', 10, 60) }),
    400,
    'pole.png is 10 × 60 pixels, which is too narrow',
    'profilePic',
  ],
  [
    'a large file',
    () => formOf({ name: 'A', profilePic: large() }),
    413,
    'large.jpg is larger than 5 MB',
    undefined,
  ],
  ['two pictures', twoPictures, 413, 'Only one picture can be sent', undefined],
  [
    'another field',
    async () => formOf({ images: await pictureFile() }),
    400,
    'sent as profilePic',
    'profilePic',
  ],
] as const)(
  'a profile with %s is refused with a reason, changes nothing and leaves no file',
  async (_what, form, status, text, field) => {
    const before = [await me(), await files()];
    const answer = await backend.send('PATCH', '/auth/me', await form(), person);
    expect([await me(), await files()]).toEqual(before);
    const { message, error, fields } = await answer.json();
    expect([answer.status, message, error]).toEqual([status, expect.stringContaining(text), message]);
    expect(fields).toEqual(field && { [field]: message });
  },
);

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
