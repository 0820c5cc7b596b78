import { render } from '@testing-library/react';
import { vi } from 'vitest';
import type { Package } from '#contract/package.ts';
import { readStoredPackage, type AdminApi, type WriteResult } from '#features/admin/api.ts';
import { createChangeEvents } from '#features/admin/change-events.ts';
import type { PackageFormDeps } from '#features/admin/form/form-deps.ts';
import { CreatePackage, EditPackage } from '#features/admin/form/package-editor.tsx';
import { createHistoryStore } from '#features/admin/history/history-store.ts';
import { createPackageFormStore } from '#features/admin/packages-store.ts';
import { stubLayout } from '#features/shared/testing/layout.ts';
import { fakeBackend } from './fake-backend.ts';
import { createTestFormDeps } from './form-deps.ts';

type Calls = Pick<AdminApi, 'package' | 'createPackage' | 'editPackage'>;

const emptyResult: WriteResult<Package> = { message: '', value: null };

export function createFormFixture(
  calls: Partial<Calls> = {},
  http = fakeBackend({}),
  extras: Partial<Pick<PackageFormDeps, 'isOurBackend' | 'Preview'>> = {},
) {
  const api = {
    package: vi.fn<Calls['package']>(calls.package ?? (() => Promise.resolve(undefined))),
    createPackage: vi.fn<Calls['createPackage']>(calls.createPackage ?? (() => Promise.resolve(emptyResult))),
    editPackage: vi.fn<Calls['editPackage']>(calls.editPackage ?? (() => Promise.resolve(emptyResult))),
  };
  const { deps: formDeps, ...controls } = createTestFormDeps();
  stubLayout();
  const deps = {
    ...formDeps,
    store: createPackageFormStore(api, createChangeEvents()),
    openHistory: (id) => createHistoryStore(http, { kind: 'package', read: readStoredPackage }, id),
    Preview: () => null,
    ...extras,
    onSaved: vi.fn<PackageFormDeps['onSaved']>(),
    onFailedAfterLeave: vi.fn<PackageFormDeps['onFailedAfterLeave']>(),
  } satisfies PackageFormDeps;
  return {
    ...controls,
    api,
    deps,
    create: (from: string | null = null) => render(<CreatePackage from={from} deps={deps} />),
    edit: (id: string) => render(<EditPackage id={id} deps={deps} />),
  };
}

export const readTextFields = (form: FormData | undefined) =>
  Object.fromEntries([...(form ?? new FormData())].filter(([, value]) => typeof value === 'string'));
