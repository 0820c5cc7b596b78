import { expect, it } from 'vitest';
import { createTestApp } from '#core/session/testing/create-test-app.ts';
import { getAdminStores } from './admin-stores.ts';
import { showSavedPackage } from './form-deps.ts';

const goa = { _id: 'g', name: 'Goa', visibility: 'draft' as const };

async function setup(address: string) {
  const { app, shows } = createTestApp(address, {
    'GET /auth/adminVerifyToken': { user: { name: 'Asha', profilePic: '' }, isAdmin: true },
  });
  await shows(address);
  return { app, saved: () => getAdminStores(app).savedPackage.state.saved };
}

it('a saved package is offered above the list until the list is left, also after its address has changed', async () => {
  const { app, saved } = await setup('/admin/packages');
  showSavedPackage(app, goa);
  expect(saved()).toEqual(goa);
  app.router.navigate('/admin/packages?text=goa', { replace: true });
  expect(saved()).toEqual(goa);
  app.router.navigate('/admin');
  expect(saved()).toBeNull();
  app.router.navigate('/admin/packages');
  expect(saved()).toBeNull();
});

it('a saved package is not offered on other pages', async () => {
  const { app, saved } = await setup('/admin');
  showSavedPackage(app, goa);
  expect(saved()).toBeNull();
});
