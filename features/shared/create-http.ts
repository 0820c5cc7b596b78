import type { Http } from './http.ts';
import { importModule } from './import-module.ts';

/**
 * The calls' code is imported with the first call: a rendered page makes none at first.
 * @param host origin of the backend, such as `https://api.example.com`; '' for the site's own
 */
export function createHttp(host: string, fetch?: typeof globalThis.fetch): Http {
  const calls = async () =>
    (await importModule(() => import('./http-calls.ts'), { onFailure: 'throw' })).createCalls(host, fetch);
  return {
    get: async (path, options) => (await calls()).get(path, options),
    send: async (method, path, options) => (await calls()).send(method, path, options),
    pictureAddress: (address) => (address.startsWith('/') ? host + address : address),
  };
}
