import { messageOf } from '#contract/reading.ts';
import { readDestination, type Destination } from '#contract/fields/destination-fields.ts';
import type { Package } from '#contract/package.ts';
import {
  readEach,
  readKey,
  findAllPackages,
  readPackage,
  readPackages,
} from '#features/shared/read-answer.ts';
import type { Http, Transport } from '#features/shared/http.ts';
import { call } from './call.ts';

/** Answer to a create or edit; '' and null where the backend does not say. */
export interface WriteResult<T> {
  readonly message: string;
  readonly value: T | null;
  /** The value with the backend's own picture addresses, where `value` has others. */
  readonly rawValue?: T | undefined;
}

/** Keeps picture addresses as the backend answered them, to be sent back in `imageOrder`. */
const rawAddresses = { pictureAddress: (address: string) => address };

export type AdminApi = ReturnType<typeof createAdminApi>;

/** Calls about packages and destinations (specification, section 7); each rejects on failure. `Transport` reports progress. */
export function createAdminApi(http: Http, isOurBackend: () => boolean = () => false) {
  const toPackage = (answer: unknown, entry: unknown): WriteResult<Package> => {
    const [value = null] = readPackages([entry].filter(Boolean), http);
    return { message: messageOf(answer), value, rawValue: value ? readStoredPackage(entry) : undefined };
  };

  return {
    /** Ours lists drafts, too. */
    list: async (signal: AbortSignal): Promise<Package[]> =>
      isOurBackend()
        ? readPackages(readKey(await call(http, 'GET /admin/packages', { signal }), 'packages'), http)
        : readPackages(
            findAllPackages(await http.get('/tours/getAllPackage', { signal, fresh: true })),
            http,
          ),
    package: async (id: string, signal: AbortSignal): Promise<Package | undefined> =>
      readPackage(
        isOurBackend()
          ? await call(http, 'GET /admin/packages/{id}', { id, signal })
          : await http.get(`/tours/package-detail/${encodeURIComponent(id)}`, { signal, fresh: true }),
        rawAddresses,
      ),
    createPackage: async (body: FormData, transport?: Transport) => {
      const answer = await call(http, 'POST /tours/create-package', { body, transport });
      // Our backend answers `package`; others may use `data`, as in the detail call.
      return toPackage(answer, readKey(answer, 'package') ?? readKey(answer, 'data'));
    },
    editPackage: async (id: string, body: FormData, transport?: Transport) => {
      const answer = await call(http, 'PATCH /tours/edit-package/{id}', { id, body, transport });
      return toPackage(answer, readKey(answer, 'updatedPackage'));
    },
    deletePackage: async (id: string) =>
      messageOf(await call(http, 'DELETE /tours/delete-package/{id}', { id })),
    destinations: async (signal: AbortSignal): Promise<Destination[]> =>
      readDestinations(
        readKey(await http.get('/tours/get-popular-destination', { signal, fresh: true }), 'destinations'),
      ),
    createDestination: async (body: FormData, transport?: Transport) =>
      toDestination(await call(http, 'POST /tours/popular-destination', { body, transport }), 'destination'),
    editDestination: async (id: string, body: FormData, transport?: Transport) =>
      toDestination(
        await call(http, 'PATCH /tours/popular-destination-edit/{id}', { id, body, transport }),
        'updatedDestination',
      ),
    deleteDestination: async (id: string) =>
      messageOf(await call(http, 'DELETE /tours/popular-destination/{id}', { id })),
  };
}

/** With the backend's own picture addresses; undefined for what is none. */
export const readStoredPackage = (entry: unknown) => readPackages([entry].filter(Boolean), rawAddresses)[0];

export const readStoredDestination = (entry: unknown) => readDestinations([entry].filter(Boolean))[0];

const readDestinations = (entries: unknown) =>
  readEach(readDestination, entries, { label: 'destination', http: rawAddresses });

const toDestination = (answer: unknown, key: string): WriteResult<Destination> => ({
  message: messageOf(answer),
  value: readStoredDestination(readKey(answer, key)) ?? null,
});
