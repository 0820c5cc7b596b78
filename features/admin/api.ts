import { messageOf } from '#contract/message.ts';
import * as calls from '#contract/calls.ts';
import { DestinationSchema, type Destination } from '#contract/destination.ts';
import type { Package } from '#contract/package.ts';
import { readEveryPackage } from '#features/shared/every-package.ts';
import { field } from '#features/shared/field.ts';
import { readFoundPackage } from '#features/shared/found-package.ts';
import type { Http, Transport } from '#features/shared/http.ts';
import { readEach } from '#features/shared/read-each.ts';
import { readPackages } from '#features/shared/read-packages.ts';

/** What an edit or create came to; '' and null where the backend does not say. */
export interface Written<T> {
  readonly message: string;
  readonly value: T | null;
  /** The value with its pictures under the addresses that the backend gave; left out where they are the same. */
  readonly given?: T | undefined;
}

/**
 * The calls of the admin area (specification, section 7); each rejects when it fails. A transport is for forms
 * that carry pictures.
 */
export interface AdminApi {
  list(signal: AbortSignal): Promise<Package[]>;
  /**
   * A package to fill a form with, its pictures under the addresses that the backend gave, as `imageOrder`
   * names them. @returns undefined when there is no such package
   */
  package(id: string, signal: AbortSignal): Promise<Package | undefined>;
  createPackage(form: FormData, transport?: Transport): Promise<Written<Package>>;
  editPackage(id: string, form: FormData, transport?: Transport): Promise<Written<Package>>;
  /** @returns the backend's message */
  deletePackage(id: string): Promise<string>;
  /** Their pictures stand under the addresses that the backend gave, as a package's. */
  destinations(signal: AbortSignal): Promise<Destination[]>;
  createDestination(form: FormData, transport?: Transport): Promise<Written<Destination>>;
  editDestination(id: string, form: FormData, transport?: Transport): Promise<Written<Destination>>;
  /** @returns the backend's message */
  deleteDestination(id: string): Promise<string>;
}

/** For whatever is sent back: an address as it stands in the answer. */
const asGiven = { pictureAddress: (address: string) => address };

/** @param http notices ended sessions; what changes the catalogue is sent with cookies */
export function createAdminApi(http: Http): AdminApi {
  const write = (method: 'POST' | 'PATCH', path: string, body: FormData, transport?: Transport) =>
    http.send(method, path, { body, credentials: true, transport });
  const remove = async (path: string) => messageOf(await http.send('DELETE', path, { credentials: true }));
  const toPackage = (answer: unknown, found: unknown): Written<Package> => {
    const [value = null] = readPackages([found].filter(Boolean), http);
    return {
      message: messageOf(answer),
      value,
      given: value ? readPackages([found], asGiven)[0] : undefined,
    };
  };

  return {
    list: async (signal) =>
      readEveryPackage(await http.get(calls.allPackages, { signal, fresh: true }), http),
    package: async (id, signal) =>
      readFoundPackage(await http.get(calls.packageDetail(id), { signal, fresh: true }), asGiven),
    createPackage: async (form, transport) => {
      const answer = await write('POST', calls.createPackage, form, transport);
      // Only our backend says what was made; another one may do so where the detail call does.
      return toPackage(answer, field(answer, 'package') ?? field(answer, 'data'));
    },
    editPackage: async (id, form, transport) => {
      const answer = await write('PATCH', calls.editPackage(id), form, transport);
      return toPackage(answer, field(answer, 'updatedPackage'));
    },
    deletePackage: (id) => remove(calls.deletePackage(id)),
    destinations: async (signal) =>
      readDestinations(field(await http.get(calls.destinations, { signal, fresh: true }), 'destinations')),
    createDestination: async (form, transport) =>
      toDestination(await write('POST', calls.createDestination, form, transport), 'destination'),
    editDestination: async (id, form, transport) =>
      toDestination(await write('PATCH', calls.editDestination(id), form, transport), 'updatedDestination'),
    deleteDestination: (id) => remove(calls.deleteDestination(id)),
  };
}

const readDestinations = (entries: unknown) =>
  readEach(DestinationSchema, entries, { label: 'destination', http: asGiven });

const toDestination = (answer: unknown, key: string): Written<Destination> => ({
  message: messageOf(answer),
  value: readDestinations([field(answer, key)].filter(Boolean))[0] ?? null,
});
