import type { Http } from './http.ts';
import { importModule } from './import-module.ts';

/**
 * The calls' own code comes with the first of them: a page that came with its data makes none before it is seen.
 * @param host origin of the backend, such as `https://api.example.com`; '' for the site's own
 * @param fetch stands in for the browser's in tests
 */
export function createHttp(host: string, fetch?: typeof globalThis.fetch): Http {
  const calls = async () => (await importModule(() => import('./http-calls.ts'))).createCalls(host, fetch);
  return {
    get: async (path, options) => (await calls()).get(path, options),
    send: async (method, path, options) => (await calls()).send(method, path, options),
    pictureAddress: (address) => (address.startsWith('/') ? host + address : address),
  };
}
