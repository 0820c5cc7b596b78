import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { StoredAgency } from '#contract/stored-agency.ts';
import { createTestApp } from '#core/session/testing/create-test-app.ts';
import { signedIn } from '#features/auth/store.ts';
import { deferred } from '#features/shared/testing/deferred.ts';
import { stubLayout } from '#features/shared/testing/layout.ts';
import { AgencyPage } from './agency-page.tsx';

const agency = (version: number, phoneIndia: string): StoredAgency => ({
  _id: 'agency',
  version,
  facts: { phoneIndia },
  images: [],
});
const field = () => screen.findByLabelText('Phone in India');

it('a save that ends while the page is opened again wins over what was read before it', async () => {
  stubLayout();
  const saved = deferred<unknown>();
  const read = deferred<unknown>();
  const { app, answers } = createTestApp('/admin/agency', {
    'GET /admin/agency': { agency: agency(1, '+91 90000 11111') },
    'PATCH /admin/agency': saved.promise,
  });
  Object.assign(app.auth.state, signedIn({ _id: '7', name: 'Asha', email: '', profilePic: '' }, true));
  const { unmount } = render(<AgencyPage app={app} />);
  await userEvent.clear(await field());
  await userEvent.type(await field(), '+91 90000 22222');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  unmount();
  answers['GET /admin/agency'] = read.promise;
  render(<AgencyPage app={app} />);
  expect(screen.getByText('Loading...')).toBeVisible();
  await act(async () => saved.resolve({ message: '', updatedAgency: agency(2, '+91 90000 22222') }));
  await act(async () => read.resolve({ agency: agency(1, '+91 90000 11111') }));
  expect(await field()).toHaveValue('+91 90000 22222');
});
