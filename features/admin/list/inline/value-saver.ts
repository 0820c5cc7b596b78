import type { Package, PackageCard } from '#contract/package.ts';
import type { AdminApi } from '#features/admin/api.ts';
import type { ChangeEvents } from '#features/admin/change-events.ts';
import { toFieldValues } from '#features/admin/form/fields/field-values.ts';
import {
  addKnownLists,
  emptyKnownLists,
  parseFieldValues,
} from '#features/admin/form/fields/parsed-values.ts';
import { toFormData } from '#features/admin/form/saving/to-form-data.ts';
import type { PackageFormStore } from '#features/admin/package-form-store.ts';
import type { AdminPackagesStore } from '#features/admin/packages-store.ts';
import { failureText } from '#features/shared/failure.ts';
import { dataOf } from '#features/shared/query.ts';
import { resolvePictures } from '#features/shared/read-answer.ts';
import type { ValueName } from './value-names.ts';

export type ValueResult =
  | { readonly status: 'saved'; readonly text: string }
  /** Somebody else has edited the package; the list shows what is stored now. */
  | { readonly status: 'conflict'; readonly text: string; readonly current: Package }
  | { readonly status: 'failed'; readonly text: string };

export interface ValueSaverDeps {
  readonly form: Pick<PackageFormStore, 'edit'>;
  readonly api: Pick<AdminApi, 'package'>;
  readonly packages: Pick<AdminPackagesStore, 'load' | 'state'>;
  readonly changes: Pick<ChangeEvents, 'emit'>;
  readonly addressOf: (address: string) => string;
}

export type ValueSaver = ReturnType<typeof createValueSaver>;

/** Saves a value of a listed package by the edit call (specification, section 7). Never rejects. */
export function createValueSaver({ form, api, packages, changes, addressOf }: ValueSaverDeps) {
  /** The last save of each package: the next one needs the version that it stores. */
  const saves = new Map<string, Promise<unknown>>();

  async function createForm(tour: PackageCard, name: ValueName, value: string): Promise<FormData | null> {
    const version = (dataOf(packages.state.packages) ?? []).find(({ _id }) => _id === tour._id)?.version;
    if (typeof version === 'number') {
      const fields = new FormData();
      fields.append(name, value);
      fields.append('version', String(version));
      return fields;
    }
    // Another backend may not take a part of the fields, so it gets all of them, as from the form.
    const whole = await api.package(tour._id, new AbortController().signal);
    if (!whole) return null;
    const values = parseFieldValues(toFieldValues(whole), addKnownLists(emptyKnownLists, whole));
    return toFormData({ ...values, [name]: value }, { pictures: [], sendsOrder: false });
  }

  async function send(tour: PackageCard, name: ValueName, value: string): Promise<ValueResult> {
    const fields = await createForm(tour, name, value);
    if (!fields) return { status: 'failed', text: 'This package has been deleted.' };
    const options = { onProgress: () => undefined, signal: new AbortController().signal };
    const result = await form.edit(tour._id, fields, options);
    switch (result.type) {
      case 'saved':
        if (!result.value) await packages.load();
        return { status: 'saved', text: result.message };
      case 'conflict': {
        const { current, text } = result;
        changes.emit({ type: 'package-edited', value: resolvePictures(current, addressOf) });
        return { status: 'conflict', text, current };
      }
      case 'refused':
        return { status: 'failed', text: result.fields[name] ?? result.text };
      case 'deleted':
        return { status: 'failed', text: result.text };
      case 'cancelled':
        return { status: 'failed', text: 'Failed to update package' };
    }
    return result satisfies never;
  }

  return function save(tour: PackageCard, name: ValueName, value: string): Promise<ValueResult> {
    const saving = (saves.get(tour._id) ?? Promise.resolve())
      .then(() => send(tour, name, value))
      .catch((cause: unknown): ValueResult => ({
        status: 'failed',
        text: failureText(cause, 'Failed to update package'),
      }));
    saves.set(tour._id, saving);
    return saving;
  };
}
