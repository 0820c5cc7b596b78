import { render } from '@testing-library/react';
import { vi } from 'vitest';
import type { AdminApi, Written } from '#features/admin/api.ts';
import type { Package } from '#contract/package.ts';
import { createChanges } from '#features/admin/changes.ts';
import { createDrafts } from '#features/admin/drafts/drafts.ts';
import { createPackageStore } from '#features/admin/package-store.ts';
import type { FormWorld } from '#features/admin/form/form-world.ts';
import { CreatePackage } from '#features/admin/form/create-package.tsx';
import { EditPackage } from '#features/admin/form/edit-package.tsx';
import type { LeaveGuard } from '#features/admin/form/use-leaving.ts';

type Calls = Pick<AdminApi, 'package' | 'createPackage' | 'editPackage'>;

const nothing: Written<Package> = { message: '', value: null };

/** Everything around a form: a backend that takes all there is, and what a test looks at afterwards. */
export function aWorld(calls: Partial<Calls> = {}) {
  const api = {
    package: vi.fn<Calls['package']>(calls.package ?? (() => Promise.resolve(undefined))),
    createPackage: vi.fn<Calls['createPackage']>(calls.createPackage ?? (() => Promise.resolve(nothing))),
    editPackage: vi.fn<Calls['editPackage']>(calls.editPackage ?? (() => Promise.resolve(nothing))),
  };
  const guards = new Set<LeaveGuard>();
  const lost = new Set<() => void>();
  const world = {
    store: createPackageStore(api, createChanges()),
    administrator: 'a1',
    drafts: createDrafts(localStorage, () => Date.UTC(2026, 3, 5, 6, 30)),
    onSessionLost: (listener) => {
      lost.add(listener);
      return () => void lost.delete(listener);
    },
    block: (guard) => {
      guards.add(guard);
      return () => void guards.delete(guard);
    },
    addressOf: (address) => address,
    onSaved: vi.fn<FormWorld['onSaved']>(),
    onMissed: vi.fn<FormWorld['onMissed']>(),
  } satisfies FormWorld;
  return {
    api,
    world,
    /** Tries to leave as a link does. @returns whether the form lets go at once */
    leave: (go: () => void): boolean => {
      const guard = [...guards].find(({ needed }) => needed());
      guard?.ask(go);
      return guard === undefined;
    },
    loseSession: () => lost.forEach((listener) => listener()),
    create: (from: string | null = null) => render(<CreatePackage from={from} world={world} />),
    edit: (id: string) => render(<EditPackage id={id} world={world} />),
  };
}

/** What a form sent, its files left out. */
export const sent = (form: FormData | undefined) =>
  Object.fromEntries([...(form ?? new FormData())].filter(([, value]) => typeof value === 'string'));
