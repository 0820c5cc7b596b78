import { render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { AdminApi } from '#features/admin/api.ts';
import { createChangeEvents } from '#features/admin/change-events.ts';
import { createAdminPackagesStore } from '#features/admin/packages-store.ts';
import { aPackage } from '#features/shared/testing/builders.ts';
import { Overview } from './overview.tsx';

function setup(packages: ReturnType<typeof aPackage>[], name = 'Asha', isOurBackend = false) {
  const list = vi.fn<AdminApi['list']>().mockResolvedValue(packages);
  const deletePackage = vi.fn<AdminApi['deletePackage']>();
  render(
    <Overview
      store={createAdminPackagesStore({ list, deletePackage }, createChangeEvents())}
      name={name}
      isOurBackend={isOurBackend}
    />,
  );
}

describe('the overview', () => {
  it('greets, counts by category and leads to each list', async () => {
    setup([
      aPackage({ _id: 'a' }),
      aPackage({ _id: 'b', category: 'international' }),
      aPackage({ _id: 'c', category: null }),
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Asha' })).toBeVisible();
    const counts = within(await screen.findByRole('list', { name: 'Packages by category' }));
    const links = counts.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['3All packages', '/admin/packages'],
      ['1domestic', '/admin/packages?category=domestic'],
      ['1international', '/admin/packages?category=international'],
    ]);
  });

  it.each([
    [true, 1],
    [false, 0],
  ])(
    'leads to what was changed last, and to the agency and earlier versions where the backend stores them: %s',
    async (isOurBackend, count) => {
      setup([aPackage({ name: 'Odd', updatedAt: 1e300 })], 'Asha', isOurBackend);
      const edit = await screen.findByRole('link', { name: 'Edit Odd' });
      expect(edit).toHaveAttribute('href', '/admin/edit-package/p1');
      // No date where a backend sends an invalid one.
      expect(document.querySelector('time')).not.toBeInTheDocument();
      expect(screen.queryAllByRole('link', { name: 'Your agency' })).toHaveLength(count);
      const earlier = screen
        .queryAllByRole('link', { name: /^Earlier versions of/ })
        .map((link) => [link.textContent, link.getAttribute('href')]);
      expect(earlier).toEqual(
        [
          ['Earlier versions of Odd', '/admin/edit-package/p1#earlier-versions'],
          ['Earlier versions of your agency', '/admin/agency#earlier-versions'],
        ].slice(0, count * 2),
      );
    },
  );

  it('invites to begin where there is nothing yet', async () => {
    setup([], '');
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
    expect(await screen.findByText(/The catalogue is still empty/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create New Package' })).toHaveAttribute(
      'href',
      '/admin/packages/create',
    );
  });
});
