import type { Hono } from 'hono';
import type { Handler, HttpEnv } from './context.ts';
import { HttpFailure } from './responses/http-failure.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Registers the methods of a path; its other methods are refused with 405 and Allow. */
export function route(app: Hono<HttpEnv>, path: string, handlers: Partial<Record<Method, Handler>>): void {
  for (const [method, handler] of Object.entries(handlers)) app.on(method, path, handler);
  app.all(path, () => {
    throw methodNotAllowed(Object.keys(handlers));
  });
}

export function methodNotAllowed(methods: readonly string[]): HttpFailure {
  const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return new HttpFailure(405, 'This address does not take that method', {
    headers: { allow: allowed.join(', ') },
  });
}
