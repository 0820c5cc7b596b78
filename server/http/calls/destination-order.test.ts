import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Destination } from '#contract/fields/destination-fields.ts';
import { openBackend } from '#server/http/testing/backend.ts';
import { formOf, pictureFile } from '#server/http/testing/form-samples.ts';

const backend = await openBackend();
afterAll(backend.close);
const admin = await backend.as('admin');
const send = (method: string, call: string, body?: unknown) => backend.send(method, call, body, admin);

async function create(name: string): Promise<string> {
  const form = formOf({ name }, [await pictureFile('a.png')]);
  return (await (await send('POST', '/tours/popular-destination', form)).json()).destination._id;
}
// The newest is the first.
const nepal = await create('Nepal');
const kerala = await create('Kerala');
const goa = await create('Goa');

const list = async (): Promise<string[]> => {
  const { destinations } = await (await send('GET', '/tours/get-popular-destination')).json();
  return destinations.map(({ _id }: Destination) => _id);
};
const put = (body: unknown) => send('PUT', '/admin/destination-order', body);
const save = async (order: readonly string[]) => put({ order, previous: await list() });
beforeEach(() => save([goa, kerala, nepal]));

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
    await send('DELETE', `/tours/popular-destination/${goa}`);
    await send('POST', `/admin/restore-destination/${goa}`);
    expect(await list()).toEqual([nepal, goa, kerala]);
    const bhutan = await create('Bhutan');
    expect(await list()).toEqual([bhutan, nepal, goa, kerala]);
    await send('DELETE', `/tours/popular-destination/${bhutan}`);
  });

  it('stands in the audit log', async () => {
    backend.clock.pass(1000);
    await save([kerala, goa, nepal]);
    const log = await send('GET', '/admin/audit-log');
    expect((await log.json()).events[0]).toMatchObject({
      action: 'edit',
      subject: { kind: 'home page', name: 'order' },
      summary: 'destinations: Kerala, Goa, Nepal',
    });
  });
});
