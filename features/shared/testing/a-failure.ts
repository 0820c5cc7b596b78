import { createHttp } from '#features/shared/create-http.ts';

/** What a call rejects with when the backend answers so. */
export function aFailure(status: number, body: unknown = {}): Promise<unknown> {
  const http = createHttp('', () => Promise.resolve(Response.json(body, { status })));
  return http.get('/').then(
    () => undefined,
    (cause: unknown) => cause,
  );
}
