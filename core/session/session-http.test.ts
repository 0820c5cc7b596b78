import { expect, it, vi } from 'vitest';
import { createHttp } from '#features/shared/http.ts';
import { deferred } from '#features/shared/testing/deferred.ts';
import { createSessionHttp } from './session-http.ts';

function setup(status = 200) {
  let same = true;
  const expireSession = vi.fn<() => void>();
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ ok: true }, { status }));
  const auth = { expireSession, trackChanges: () => () => same };
  const http = createSessionHttp(createHttp('https://api.example', fetch), auth);
  return { http, fetch, expireSession, change: () => (same = false) };
}

it('ends the session on a 401, to a read and to a write, and rejects all the same', async () => {
  const { http, expireSession } = setup(401);
  await expect(http.get('/tours/x')).rejects.toMatchObject({ status: 401 });
  await expect(http.send('POST', '/tours/x')).rejects.toMatchObject({ status: 401 });
  expect(expireSession).toHaveBeenCalledTimes(2);
});

it.each([400, 403, 404, 409, 500])('keeps the session on %d', async (status) => {
  const { http, expireSession } = setup(status);
  await expect(http.send('PATCH', '/tours/x')).rejects.toMatchObject({ status });
  expect(expireSession).not.toHaveBeenCalled();
});

it('does not end a session that began after the call was made', async () => {
  const { http, fetch, expireSession, change } = setup();
  const answer = deferred<Response>();
  fetch.mockReturnValue(answer.promise);
  const call = http.get('/tours/x');
  change();
  answer.resolve(Response.json({}, { status: 401 }));
  await expect(call).rejects.toMatchObject({ status: 401 });
  expect(expireSession).not.toHaveBeenCalled();
});
