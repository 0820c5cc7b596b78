import { render } from '@testing-library/react';
import { vi } from 'vitest';
import type { AdminApi, WriteResult } from '#features/admin/api.ts';
import type { Package } from '#contract/package.ts';
import { createChangeEvents } from '#features/admin/change-events.ts';
import { createPackageFormStore } from '#features/admin/package-form-store.ts';
import type { PackageFormDeps } from '#features/admin/form/form-deps.ts';
import { CreatePackage } from '#features/admin/form/create-package.tsx';
import { EditPackage } from '#features/admin/form/edit-package.tsx';
import { createTestFormDeps } from './form-deps.ts';

type Calls = Pick<AdminApi, 'package' | 'createPackage' | 'editPackage'>;

const nothing: WriteResult<Package> = { message: '', value: null };

export function createFormFixture(calls: Partial<Calls> = {}) {
  const api = {
    package: vi.fn<Calls['package']>(calls.package ?? (() => Promise.resolve(undefined))),
    createPackage: vi.fn<Calls['createPackage']>(calls.createPackage ?? (() => Promise.resolve(nothing))),
    editPackage: vi.fn<Calls['editPackage']>(calls.editPackage ?? (() => Promise.resolve(nothing))),
  };
  const { around, ...outside } = createTestFormDeps();
  const world = {
    ...around,
    store: createPackageFormStore(api, createChangeEvents()),
    onSaved: vi.fn<PackageFormDeps['onSaved']>(),
    onMissed: vi.fn<PackageFormDeps['onMissed']>(),
  } satisfies PackageFormDeps;
  return {
    ...outside,
    api,
    world,
    create: (from: string | null = null) => render(<CreatePackage from={from} world={world} />),
    edit: (id: string) => render(<EditPackage id={id} world={world} />),
  };
}

export const readTextFields = (form: FormData | undefined) =>
  Object.fromEntries([...(form ?? new FormData())].filter(([, value]) => typeof value === 'string'));
