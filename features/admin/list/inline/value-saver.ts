import type { Package, PackageCard } from '#contract/package.ts';
import type { AdminApi } from '#features/admin/api.ts';
import type { ChangeEvents } from '#features/admin/change-events.ts';
import { parseFieldValues, toFieldValues } from '#features/admin/form/fields/field-values.ts';
import { toFormData } from '#features/admin/form/saving/to-form-data.ts';
import type { PackageFormStore, AdminPackagesStore } from '#features/admin/packages-store.ts';
import { failureText, resolvePictures } from '#features/shared/read-answer.ts';
import { isSameValue, storedText, type ValueName } from './value-names.ts';

export type ValueResult =
  | { readonly status: 'saved'; readonly text: string }
  /** Another value was stored meanwhile; the list shows it. */
  | { readonly status: 'conflict'; readonly text: string; readonly current: PackageCard }
  | { readonly status: 'failed'; readonly text: string };

export interface ValueChange {
  readonly name: ValueName;
  /** As a call sends it. */
  readonly value: string;
  /** The stored value that it replaces, and that whoever changes it has seen; another one is a conflict. */
  readonly base: string;
}

export type SaveValue = (tour: PackageCard, change: ValueChange) => Promise<ValueResult>;

interface ValueSaverDeps {
  readonly form: Pick<PackageFormStore, 'edit'>;
  readonly api: Pick<AdminApi, 'package'>;
  readonly packages: Pick<AdminPackagesStore, 'list'>;
  readonly changes: Pick<ChangeEvents, 'emit'>;
  readonly addressOf: (address: string) => string;
}

/** Saves a value of a listed package by the edit call (specification, section 7). Never rejects. */
export function createValueSaver({ form, api, packages, changes, addressOf }: ValueSaverDeps): SaveValue {
  /** The last save of each package: the next one needs the version that it stores. */
  const saves = new Map<string, Promise<unknown>>();

  /** Of the list; another backend's is read anew, as its list has no versions. */
  async function findCurrent({ _id }: PackageCard): Promise<Package | null> {
    const listed = (packages.list.value() ?? []).find((entry) => entry._id === _id);
    if (typeof listed?.version === 'number') return listed;
    const read = await api.package(_id, new AbortController().signal);
    return read ? resolvePictures(read, addressOf) : null;
  }

  async function send(tour: PackageCard, change: ValueChange): Promise<ValueResult> {
    const found = await findCurrent(tour);
    if (!found) return { status: 'failed', text: 'This package has been deleted.' };
    // The list of another backend may lack the value.
    if (change.base !== '' && !isSameValue(storedText(found, change.name), change.base)) {
      changes.emit({ type: 'package-edited', value: found });
      return {
        status: 'conflict',
        text: 'It was changed meanwhile. Nothing was overwritten.',
        current: found,
      };
    }
    const fields = createForm(found, change);
    const options = { onProgress: () => undefined, signal: new AbortController().signal };
    const result = await form.edit(tour._id, fields, options);
    switch (result.type) {
      case 'saved':
        if (!result.value) await packages.list.load();
        return { status: 'saved', text: result.message };
      case 'conflict': {
        const { current, text } = result;
        changes.emit({ type: 'package-edited', value: resolvePictures(current, addressOf) });
        return { status: 'conflict', text, current };
      }
      case 'refused':
        return { status: 'failed', text: result.fields[change.name] ?? result.text };
      case 'deleted':
        return { status: 'failed', text: result.text };
      case 'cancelled':
        return { status: 'failed', text: 'Failed to update package' };
    }
    return result satisfies never;
  }

  return function save(tour, change) {
    const saving = (saves.get(tour._id) ?? Promise.resolve())
      .then(() => send(tour, change))
      .catch((cause: unknown): ValueResult => ({
        status: 'failed',
        text: failureText(cause, 'Failed to update package'),
      }));
    saves.set(tour._id, saving);
    return saving;
  };
}

function createForm(current: Package, { name, value }: ValueChange): FormData {
  if (current.version === null) {
    // Another backend may not take a part of the fields, so it gets all of them, as from the form.
    const values = parseFieldValues(toFieldValues(current), [current]);
    return toFormData({ ...values, [name]: value }, { pictures: [], sendsOrder: false });
  }
  const fields = new FormData();
  fields.append(name, value);
  fields.append('version', String(current.version));
  return fields;
}
