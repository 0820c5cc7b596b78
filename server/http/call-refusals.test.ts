import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { apiBase } from '#contract/page-path.ts';
import { createDestination, createPackage } from '#server/catalogue/testing/catalogue-samples.ts';
import { createRequest, openCallTable, refusals, type Sent } from './testing/call-table.ts';
import { packageInput } from './testing/form-samples.ts';

const { backend, table, close } = await openCallTable();
afterAll(close);
const { db } = backend.database;
// Ends the windows of earlier limits.
beforeEach(() => backend.clock.pass(60 * 60_000));

const rows = table
  .filter(({ name }) => name.includes(apiBase) && (!name.startsWith('GET') || name.includes(':id')))
  .map(({ name, make }) => ({ name, make, refused: refusals[name.replace(apiBase, '')] ?? {} }));

async function ask(name: string, sent: Sent, headers: Record<string, string>) {
  const answer = await backend.server.fetch(await createRequest(name, sent, headers));
  const text = await answer.text();
  await backend.deps.background.idle();
  return { status: answer.status, text, wait: answer.headers.get('retry-after') };
}

/** @param message the beginning of it */
const refusal = (status: number, message: string) => ({
  status,
  text: expect.stringContaining(`{"message":"${message}`),
});

describe('an administrator', () => {
  it('has a row for each call that changes something or is about one thing', () => {
    expect(rows.map(({ name }) => name.replace(apiBase, ''))).toEqual(Object.keys(refusals));
  });

  it.each(rows.filter(({ name }) => !name.startsWith('GET')))(
    'who sends the same again gets the same answer or a reason: $name',
    async ({ name, make, refused: { again } }) => {
      const headers = await backend.as('admin');
      const sent = await make();
      const first = await ask(name, sent, headers);
      expect(first.status).toBeLessThan(300);
      const second = again === 'anew' ? { status: first.status } : again ? refusal(...again) : first;
      expect(await ask(name, sent, headers)).toMatchObject(second);
    },
  );

  it.each(rows.filter(({ name }) => name.includes(':id')))(
    'who names what does not exist, or is of another kind, is told so: $name',
    async ({ name, make, refused }) => {
      const other = name.includes('package')
        ? await createDestination(db, { name: 'Goa', discount: '0' }, [])
        : await createPackage(db, packageInput(), []);
      for (const id of ['none', other._id]) {
        const answer = await ask(name, await make(id), await backend.as('admin'));
        expect(answer).toMatchObject(refusal(404, `${refused.unknown}"`));
      }
    },
  );

  it.each(rows.filter(({ refused: { empty } }) => empty !== undefined))(
    'who sends no field is told which is missing: $name',
    async ({ name, make, refused }) => {
      const { path, body } = await make();
      const sent = { path, body: body instanceof FormData ? new FormData() : {} };
      const answer = await ask(name, sent, await backend.as('admin'));
      expect(answer).toMatchObject(refusal(400, `${refused.empty}"`));
    },
  );

  it.each(rows.flatMap((row) => (row.refused.limit ? [{ ...row, limit: row.refused.limit }] : [])))(
    'who sends it too often is told how long to wait: $name',
    async ({ name, make, refused, limit: { max, windowMs } }) => {
      const headers = await backend.as('admin');
      const sent = await make();
      let answer = await ask(name, sent, headers);
      let allowed = 0;
      for (; answer.status !== 429 && allowed <= max + 1; allowed += 1)
        answer = await ask(name, sent, headers);
      expect(allowed).toBe(refused.isFirstApart ? max + 1 : max);
      const minutes = windowMs / 60_000;
      const words = `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
      expect(answer).toMatchObject({ ...refusal(429, words), wait: String(windowMs / 1000) });
    },
  );
});
