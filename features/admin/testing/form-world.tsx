import { render } from '@testing-library/react';
import { vi } from 'vitest';
import type { AdminApi, Written } from '#features/admin/api.ts';
import type { Package } from '#contract/package.ts';
import { createChanges } from '#features/admin/changes.ts';
import { createPackageStore } from '#features/admin/package-store.ts';
import type { FormWorld } from '#features/admin/form/form-world.ts';
import { CreatePackage } from '#features/admin/form/create-package.tsx';
import { EditPackage } from '#features/admin/form/edit-package.tsx';
import { anAround } from './around.ts';

type Calls = Pick<AdminApi, 'package' | 'createPackage' | 'editPackage'>;

const nothing: Written<Package> = { message: '', value: null };

export function aWorld(calls: Partial<Calls> = {}) {
  const api = {
    package: vi.fn<Calls['package']>(calls.package ?? (() => Promise.resolve(undefined))),
    createPackage: vi.fn<Calls['createPackage']>(calls.createPackage ?? (() => Promise.resolve(nothing))),
    editPackage: vi.fn<Calls['editPackage']>(calls.editPackage ?? (() => Promise.resolve(nothing))),
  };
  const { around, ...outside } = anAround();
  const world = {
    ...around,
    store: createPackageStore(api, createChanges()),
    onSaved: vi.fn<FormWorld['onSaved']>(),
    onMissed: vi.fn<FormWorld['onMissed']>(),
  } satisfies FormWorld;
  return {
    ...outside,
    api,
    world,
    create: (from: string | null = null) => render(<CreatePackage from={from} world={world} />),
    edit: (id: string) => render(<EditPackage id={id} world={world} />),
  };
}

export const sent = (form: FormData | undefined) =>
  Object.fromEntries([...(form ?? new FormData())].filter(([, value]) => typeof value === 'string'));
