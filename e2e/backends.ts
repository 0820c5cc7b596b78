import { test } from '@playwright/test';

/** The ports of the backends, one for each worker of Playwright: no test meets what another is about to change or delete. */
export const ports = (process.env['PORTS'] ?? '3100,3101').split(',').map(Number);

/** The origin of the backend of the running test's worker. */
export const ownOrigin = (): string => `http://localhost:${ports[test.info().parallelIndex]}`;
