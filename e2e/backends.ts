import { test as base } from '@playwright/test';

/** The ports of the backends, one for each worker of Playwright: no test meets what another is about to change or delete. */
export const ports = (process.env['PORTS'] ?? '3100,3101').split(',').map(Number);

/** The origin of the backend of the running test's worker. */
export const ownOrigin = (): string => `http://localhost:${ports[base.info().parallelIndex]}`;

/** A test with the backend of its worker behind it. */
export const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs, and takes no name instead.
  baseURL: async ({}, use) => use(ownOrigin()),
});
