import type { Http } from './http.ts';
import { importModule } from './import-module.ts';

/** Imports the calls' code with the first call. @param host origin of the backend; '' for the site's own */
export function createHttp(host: string, fetch?: typeof globalThis.fetch): Http {
  const calls = async () =>
    (await importModule(() => import('./http-calls.ts'), { onFailure: 'throw' })).createCalls(host, fetch);
  return {
    get: async (path, options) => (await calls()).get(path, options),
    send: async (method, path, options) => (await calls()).send(method, path, options),
    pictureAddress: (address) => (address.startsWith('/') ? host + address : address),
  };
}
