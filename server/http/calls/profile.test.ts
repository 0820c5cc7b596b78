import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '#contract/user.ts';
import { rateLimits } from '#server/accounts/rate-limits.ts';
import { useUp } from '#server/accounts/testing/sign-in-steps.ts';
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
  it('changes name and picture and nothing else, and the session answers both from then on', async () => {
    const before = await me();
    const selectUser = database.db.selectFrom('users').selectAll().where('id', '=', before._id);
    const stored = await selectUser.executeTakeFirst();
    const profilePic = await pictureFile('asha.png', '#aa0011');
    const others = { _id: 'mine', email: 'owner@example.com', isAdmin: 'true', is_admin: '1', role: 'admin' };
    const answer = await save({ ...others, name: '  Asha Rao ', profilePic });
    const body = await answer.json();
    const picture = expect.stringMatching(/^\/pictures\/[0-9a-f]{32}-40x30-[0-9a-f]{6}$/);
    expect(body).toEqual({
      message: 'Profile updated successfully',
      user: { ...before, name: 'Asha Rao', profilePic: picture },
    });
    expect(await me()).toEqual(body.user);
    const changed = { name: 'Asha Rao', profile_pic: picture, profile_pic_hash: expect.any(String) };
    expect(await selectUser.executeTakeFirst()).toEqual({ ...stored, ...changed });
    expect((await backend.fetch(body.user.profilePic)).headers.get('content-type')).toBe('image/jpeg');
  });

  it('leaves what the form does not name, and the picture of a form whose file was not chosen or is a text', async () => {
    const { profilePic } = await saved({ profilePic: await pictureFile('a.png', '#aa0022') });
    expect(await saved({ name: 'Asha R.' })).toMatchObject({ name: 'Asha R.', profilePic });
    expect(await saved({ nothing: 'x' })).toMatchObject({ name: 'Asha R.', profilePic });
    for (const sent of [new File([], ''), 'https://elsewhere.example/spy.png'])
      expect(await saved({ profilePic: sent })).toMatchObject({ profilePic });
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
const markup = () => new File(['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'], 'a.svg');
it.each([
  [async () => formOf({ name: ' ', profilePic: await pictureFile() }), 400, 'Name is required', 'name'],
  [() => formOf({ name: 'A', profilePic: markup() }), 415, 'a.svg', 'profilePic'],
  [twoPictures, 413, 'Only one picture can be sent', undefined],
  [async () => formOf({ images: await pictureFile() }), 400, 'sent as profilePic', 'profilePic'],
] as const)(
  'a refused profile changes nothing and leaves no file, and its reason is told: %#',
  async (form, status, text, field) => {
    const before = [await me(), await files()];
    const answer = await backend.send('PATCH', '/auth/me', await form(), person);
    expect([await me(), await files()]).toEqual(before);
    const { message, error, fields } = await answer.json();
    expect([answer.status, message, error]).toEqual([status, expect.stringContaining(text), message]);
    expect(fields).toEqual(field && { [field]: message });
  },
);

it('takes five pictures and thirty saves an hour of a person, whatever others do', async () => {
  const pictures: number[] = [];
  for (let index = 0; index < 6; index += 1) {
    const profilePic = await pictureFile('a.png', `#cc00${index}0`);
    pictures.push((await save({ profilePic })).status);
  }
  expect(pictures).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await save({ name: 'Asha' })).status).toBe(200);
  await useUp(backend, rateLimits.profileSaves, (await me())._id);
  expect((await save({ name: 'Once more' })).status).toBe(429);
  const other = { name: 'Somebody else', profilePic: await pictureFile() };
  expect((await save(other, await backend.as('member'))).status).toBe(200);
});
