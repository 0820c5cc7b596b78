import { createHttp } from '#features/shared/http.ts';

/** The error of a call that the backend answers so. */
export function aFailure(status: number, body: unknown = {}): Promise<unknown> {
  const http = createHttp('', () => Promise.resolve(Response.json(body, { status })));
  return http.get('/auth/me').then(
    () => undefined,
    (cause: unknown) => cause,
  );
}
