import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Package } from '#contract/package.ts';
import type { AdminApi } from '#features/admin/api.ts';
import { createChangeEvents } from '#features/admin/change-events.ts';
import type { FormOfDraft } from '#features/admin/drafts/draft-store.ts';
import { createAdminPackagesStore } from '#features/admin/packages-store.ts';
import { aPackage } from '#features/shared/testing/builders.ts';
import { NeedsALookSection } from './needs-a-look-section.tsx';

const complete = aPackage({ days: 2, nights: 1 });

async function setup(packages: Package[], drafts: FormOfDraft[] = [], waitingPictures = 0) {
  const list = vi.fn<AdminApi['list']>().mockResolvedValue(packages);
  const deletePackage = vi.fn<AdminApi['deletePackage']>();
  const store = createAdminPackagesStore({ list, deletePackage }, createChangeEvents());
  await store.list.load();
  render(<NeedsALookSection store={store} readDrafts={() => drafts} waitingPictures={waitingPictures} />);
}

const section = () => within(screen.getByRole('region', { name: /^Needs a look/ }));

it('counts what needs a look, and leads to where it is mended', async () => {
  const draft = { form: 'create', draft: { savedAt: Date.now(), fields: { name: 'Diwali in Goa' } } };
  await setup(
    [complete, aPackage({ _id: 'b', name: 'Bare', images: [], price: 0, days: 2, nights: 1 })],
    [draft],
    1,
  );
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Needs a look 3');
  expect(
    section()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Diwali in Goatyped on this device just now and not saved',
    'Bareno picture · no price',
    '1 picturesmaller versions still to be made: the server does it by itself',
  ]);
  expect(section().getByRole('link', { name: 'Bare' })).toHaveAttribute('href', '/admin/edit-package/b');
});

it('shows five entries at first, and all when asked', async () => {
  await setup(Array.from({ length: 7 }, (_, index) => aPackage({ _id: `p${index}`, price: 0 })));
  expect(section().getAllByRole('listitem')).toHaveLength(5);
  await userEvent.click(section().getByRole('button', { name: 'Show all 7' }));
  expect(section().getAllByRole('listitem')).toHaveLength(7);
});

it('says nothing of an empty catalogue, and otherwise that all is well', async () => {
  await setup([]);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  await setup([complete]);
  expect(section().getByText(/^All is well/)).toBeVisible();
});
