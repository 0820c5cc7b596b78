import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import type { Destination } from '#contract/destination.ts';
import { openBackend, type Backend } from '#server/http/testing/backend.ts';
import { pictureFile } from '#server/http/testing/form-samples.ts';

let backend: Backend;
let admin: { cookie: string; origin: string };
let goa = '';
let kerala = '';
let nepal = '';
beforeAll(async () => {
  backend = await openBackend();
  admin = await backend.as('admin');
  // The newest is the first.
  nepal = await create('Nepal');
  kerala = await create('Kerala');
  goa = await create('Goa');
});
beforeEach(() => save([goa, kerala, nepal]));
afterAll(() => backend.close());

async function create(name: string): Promise<string> {
  const form = new FormData();
  form.append('name', name);
  form.append('images', await pictureFile('a.png'));
  const made = await backend.write('POST', apiBase + calls.createDestination, { headers: admin, body: form });
  return (await made.json()).destination._id;
}
const list = async (): Promise<string[]> => {
  const { destinations } = await (await backend.fetch(apiBase + calls.destinations)).json();
  return destinations.map(({ _id }: Destination) => _id);
};
const put = (body: unknown) =>
  backend.write('PUT', apiBase + calls.destinationOrder, {
    headers: { ...admin, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const save = async (order: readonly string[]) => put({ order, previous: await list() });

describe('the order of the destinations', () => {
  it('is that of the list that visitors get, at once', async () => {
    const answer = await save([nepal, goa, kerala]);
    expect([answer.status, await answer.json()]).toEqual([200, { order: [nepal, goa, kerala] }]);
    expect(await list()).toEqual([nepal, goa, kerala]);
  });

  it('is not replaced when another one is stored, which the answer has', async () => {
    const seen = await list();
    await save([nepal, kerala, goa]);
    const answer = await put({ order: [kerala, goa, nepal], previous: seen });
    expect(answer.status).toBe(409);
    expect((await answer.json()).current).toEqual({ order: [nepal, kerala, goa] });
    expect(await list()).toEqual([nepal, kerala, goa]);
  });

  it.each([
    ['without one of them', () => [goa, kerala]],
    ['with an unknown one', () => [goa, kerala, 'x']],
    ['with one twice', () => [goa, goa, kerala]],
  ])('is refused %s, and nothing changes', async (_, order) => {
    const answer = await save(order());
    expect([answer.status, Object.keys((await answer.json()).fields)]).toEqual([400, ['order']]);
    expect(await list()).toEqual([goa, kerala, nepal]);
  });

  it('stays with an edit and a restore; a new destination is the first', async () => {
    await save([nepal, goa, kerala]);
    await backend.write('DELETE', apiBase + calls.deleteDestination(goa), { headers: admin });
    await backend.write('POST', apiBase + calls.restoreDestination(goa), { headers: admin });
    expect(await list()).toEqual([nepal, goa, kerala]);
    const bhutan = await create('Bhutan');
    expect(await list()).toEqual([bhutan, nepal, goa, kerala]);
    await backend.write('DELETE', apiBase + calls.deleteDestination(bhutan), { headers: admin });
  });

  it('stands in the audit log', async () => {
    backend.clock.pass(1000);
    await save([kerala, goa, nepal]);
    const log = await backend.fetch(apiBase + calls.auditLog, { headers: admin });
    expect((await log.json()).events[0]).toMatchObject({
      action: 'edit',
      subject: { kind: 'home page', name: 'order' },
      summary: 'destinations: Kerala, Goa, Nepal',
    });
  });
});
