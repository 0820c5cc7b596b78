import * as v from 'valibot';
import { messageOf } from '#contract/reading.ts';
import { readDestination, type Destination } from '#contract/fields/destination-fields.ts';
import type { Package } from '#contract/package.ts';
import {
  isFetchError,
  readEach,
  readKey,
  findAllPackages,
  readPackage,
  readPackages,
} from '#features/shared/read-answer.ts';
import type { Http, Transport, WritePath } from '#features/shared/http.ts';

/** Answer to a create or edit; '' and null where the backend does not say. */
export interface WriteResult<T> {
  readonly message: string;
  readonly value: T | null;
  /** The value with the backend's own picture addresses, where `value` has others. */
  readonly rawValue?: T | undefined;
}

/** Calls of the admin area (specification, section 7); each rejects on failure. `Transport` reports progress. */
export interface AdminApi {
  list(signal: AbortSignal): Promise<Package[]>;
  package(id: string, signal: AbortSignal): Promise<Package | undefined>;
  createPackage(form: FormData, transport?: Transport): Promise<WriteResult<Package>>;
  editPackage(id: string, form: FormData, transport?: Transport): Promise<WriteResult<Package>>;
  deletePackage(id: string): Promise<string>;
  destinations(signal: AbortSignal): Promise<Destination[]>;
  createDestination(form: FormData, transport?: Transport): Promise<WriteResult<Destination>>;
  editDestination(id: string, form: FormData, transport?: Transport): Promise<WriteResult<Destination>>;
  deleteDestination(id: string): Promise<string>;
}

/** The reader of what calls of our own answer: undefined for what does not match the schema. */
export const readBy =
  <T>(schema: v.GenericSchema<unknown, T>) =>
  (value: unknown): T | undefined => {
    const read = v.safeParse(schema, value);
    return read.success ? read.output : undefined;
  };

/** What a 409 of a call of our own says is stored now; null for another failure. */
export function readCurrent<T>(cause: unknown, schema: v.GenericSchema<unknown, T>): T | null {
  if (!isFetchError(cause) || cause.status !== 409) return null;
  return readBy(schema)(readKey(cause.data, 'current')) ?? null;
}

const own = { credentials: true, fresh: true };

/** Keeps picture addresses as the backend answered them, to be sent back in `imageOrder`. */
export const rawAddresses = { pictureAddress: (address: string) => address };

/** @param hasVisibility whether the backend has calls of its own for administrators, whose lists have drafts, too */
export function createAdminApi(http: Http, hasVisibility: () => boolean = () => false): AdminApi {
  const write = (method: 'POST' | 'PATCH', path: WritePath, body: FormData, transport?: Transport) =>
    http.send(method, path, { body, credentials: true, transport });
  const remove = async (path: WritePath) => messageOf(await http.send('DELETE', path, { credentials: true }));
  const toPackage = (answer: unknown, entry: unknown): WriteResult<Package> => {
    const [value = null] = readPackages([entry].filter(Boolean), http);
    return {
      message: messageOf(answer),
      value,
      rawValue: value ? readPackages([entry], rawAddresses)[0] : undefined,
    };
  };

  return {
    list: async (signal) =>
      hasVisibility()
        ? readPackages(readKey(await http.get('/admin/packages', { signal, ...own }), 'packages'), http)
        : readPackages(
            findAllPackages(await http.get('/tours/getAllPackage', { signal, fresh: true })),
            http,
          ),
    package: async (id, signal) =>
      readPackage(
        hasVisibility()
          ? await http.get(`/admin/packages/${encodeURIComponent(id)}`, { signal, ...own })
          : await http.get(`/tours/package-detail/${encodeURIComponent(id)}`, { signal, fresh: true }),
        rawAddresses,
      ),
    createPackage: async (form, transport) => {
      const answer = await write('POST', '/tours/create-package', form, transport);
      // Our backend answers `package`; others may use `data`, as in the detail call.
      return toPackage(answer, readKey(answer, 'package') ?? readKey(answer, 'data'));
    },
    editPackage: async (id, form, transport) => {
      const answer = await write('PATCH', `/tours/edit-package/${encodeURIComponent(id)}`, form, transport);
      return toPackage(answer, readKey(answer, 'updatedPackage'));
    },
    deletePackage: (id) => remove(`/tours/delete-package/${encodeURIComponent(id)}`),
    destinations: async (signal) =>
      readDestinations(
        readKey(await http.get('/tours/get-popular-destination', { signal, fresh: true }), 'destinations'),
      ),
    createDestination: async (form, transport) =>
      toDestination(await write('POST', '/tours/popular-destination', form, transport), 'destination'),
    editDestination: async (id, form, transport) =>
      toDestination(
        await write('PATCH', `/tours/popular-destination-edit/${encodeURIComponent(id)}`, form, transport),
        'updatedDestination',
      ),
    deleteDestination: (id) => remove(`/tours/popular-destination/${encodeURIComponent(id)}`),
  };
}

export const readDestinations = (entries: unknown) =>
  readEach(readDestination, entries, { label: 'destination', http: rawAddresses });

const toDestination = (answer: unknown, key: string): WriteResult<Destination> => ({
  message: messageOf(answer),
  value: readDestinations([readKey(answer, key)].filter(Boolean))[0] ?? null,
});
