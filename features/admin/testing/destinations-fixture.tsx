import { act, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { Package } from '#contract/package.ts';
import { readStoredDestination, type AdminApi } from '#features/admin/api.ts';
import { createChangeEvents } from '#features/admin/change-events.ts';
import { createDestinationOrderStore } from '#features/admin/destinations/destination-order-store.ts';
import { createAdminDestinationsStore } from '#features/admin/destinations/destinations-store.ts';
import type { DestinationDeps } from '#features/admin/destinations/use-destination-save.ts';
import { PopularDestination } from '#features/admin/destinations/popular-destination.tsx';
import type { DraftStore } from '#features/admin/drafts/draft-store.ts';
import { createHistoryStore } from '#features/admin/history/history-store.ts';
import { createAdminPackagesStore } from '#features/admin/packages-store.ts';
import { createTrashStore } from '#features/admin/trash/trash-store.ts';
import { createToastsStore } from '#features/admin/ui/toasts-store.ts';
import { Toasts } from '#features/admin/ui/toasts.tsx';
import { aDestination } from '#features/shared/testing/builders.ts';
import { answering, fakeBackend } from './fake-backend.ts';
import { createTestFormDeps } from './form-deps.ts';

export const kerala = aDestination({ _id: 'k', name: 'Kerala', images: ['/kerala.jpg'], version: 3 });
export const goa = aDestination({ _id: 'g', name: 'Goa', images: [] });

interface OwnCalls {
  readonly drafts?: DraftStore;
  /** Of trash, earlier versions and order. */
  readonly calls?: Parameters<typeof fakeBackend>[0];
  readonly tours?: Package[];
  readonly isOurBackend?: boolean;
}

export function openDestinations(
  list = vi.fn<AdminApi['destinations']>().mockResolvedValue([kerala, goa]),
  own: OwnCalls = {},
) {
  const api = {
    destinations: list,
    createDestination: vi.fn<AdminApi['createDestination']>(),
    editDestination: vi.fn<AdminApi['editDestination']>(),
    deleteDestination: vi.fn<AdminApi['deleteDestination']>().mockResolvedValue(''),
  };
  const toasts = createToastsStore();
  const { deps, ...controls } = createTestFormDeps();
  const changes = createChangeEvents();
  const store = createAdminDestinationsStore(api, changes);
  const http = fakeBackend({ 'GET /admin/deleted-destinations': answering(null), ...own.calls });
  const trash = createTrashStore(http, 'destination', changes);
  const order = createDestinationOrderStore(http, store, changes);
  const packages = createAdminPackagesStore(
    {
      list: () => (own.tours ? Promise.resolve(own.tours) : Promise.reject(new Error('not asked for'))),
      deletePackage: vi.fn<AdminApi['deletePackage']>(),
    },
    changes,
  );
  const openHistory: DestinationDeps['openHistory'] = (id) =>
    createHistoryStore(http, { kind: 'destination', read: readStoredDestination }, id);
  const { drafts = deps.drafts, isOurBackend = true } = own;
  const page = (
    <>
      <PopularDestination
        deps={{ ...deps, drafts, isOurBackend, store, toasts, openHistory, packages }}
        order={order}
        trash={trash}
      />
      <Toasts store={toasts} />
    </>
  );
  const { rerender, unmount } = render(page);
  const leaveAndReturn = async (meanwhile?: () => void) => {
    rerender(<p>Another page</p>);
    await act(async () => meanwhile?.());
    rerender(page);
    await screen.findByRole('heading', { name: 'Kerala' });
  };
  const shownToasts = () => toasts.state.toasts.map(({ text, ms }) => [text, ms]);
  return { ...api, ...controls, drafts, leaveAndReturn, shownToasts, unmount };
}
