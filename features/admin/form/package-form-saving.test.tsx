import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '#contract/limits.ts';
import type { Package } from '#contract/package.ts';
import type { WriteResult } from '#features/admin/api.ts';
import { createConnectionFailure, disconnect } from '#features/admin/testing/connection.ts';
import { createFormFixture, readTextFields } from '#features/admin/testing/form-fixture.tsx';
import { createPhoto, stubImageDecoder } from '#features/admin/testing/pictures.ts';
import { aFailure } from '#features/shared/testing/a-failure.ts';
import { aPackage } from '#features/shared/testing/builders.ts';
import { deferred } from '#features/shared/testing/deferred.ts';

beforeEach(() => {
  localStorage.clear();
  return stubImageDecoder();
});

const field = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(name, { selector: 'input, textarea' });
const clickButton = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = (files: File[]) =>
  userEvent.upload(screen.getByLabelText('Images', { selector: 'input' }), files);
const imagesOf = (form: FormData | undefined) => form?.getAll('images').length;
const rejectWith = async (status: number, body: unknown): Promise<never> =>
  Promise.reject(await aFailure(status, body));
const withoutAnswer = async (): Promise<never> => Promise.reject(await createConnectionFailure());

async function openCopy(calls: Parameters<typeof createFormFixture>[0] = {}) {
  const fixture = createFormFixture({ package: () => Promise.resolve(aPackage()), ...calls });
  const view = fixture.create('p1');
  await screen.findByRole('button', { name: 'Submit' });
  return { ...fixture, ...view };
}

async function openEdit(calls: Parameters<typeof createFormFixture>[0] = {}) {
  const fixture = createFormFixture({ package: () => Promise.resolve(aPackage()), ...calls });
  const view = fixture.edit('p1');
  await screen.findByRole('button', { name: 'Update Package' });
  return { ...fixture, ...view };
}

it('as many pictures as a package can have go in one call, and stay chosen where it fails', async () => {
  const createPackage = vi
    .fn<() => Promise<WriteResult<Package>>>()
    .mockImplementationOnce(() => rejectWith(507, { message: 'No space left' }))
    .mockResolvedValue({ message: 'Created', value: aPackage() });
  const { api, deps } = await openCopy({
    package: () => Promise.resolve(aPackage({ images: [] })),
    createPackage,
  });
  await choose(Array.from({ length: limits.pictures }, (_, index) => createPhoto(`${index}.jpg`)));
  await clickButton('Submit');
  expect(await screen.findByRole('alert')).toHaveTextContent('No space left');
  expect(screen.getByRole('heading', { name: '24 Image(s) Selected' })).toBeVisible();
  await clickButton('Submit');
  await waitFor(() => expect(deps.onSaved).toHaveBeenCalledWith('Created', true));
  expect(api.createPackage.mock.calls.map(([form]) => imagesOf(form))).toEqual([24, 24]);
});

it('a file that is refused stops the save that waited for it, once', async () => {
  const decoded = deferred<void>();
  stubImageDecoder(decoded.promise);
  const { api } = await openCopy();
  await choose([createPhoto(), createPhoto('broken.jpg')]);
  await clickButton('Submit');
  await act(async () => decoded.resolve());
  expect(await screen.findByRole('alert')).toHaveTextContent('1 chosen file could not be added');
  expect(screen.getByText('broken.jpg cannot be read. It may be damaged.')).toBeVisible();
  expect(api.createPackage).not.toHaveBeenCalled();
  await clickButton('Submit');
  await waitFor(() => expect(imagesOf(api.createPackage.mock.lastCall?.[0])).toBe(1));
});

describe('while a save runs', () => {
  it('another form is neither locked nor shown as being saved, and can be saved itself', async () => {
    const answer = deferred<WriteResult<Package>>();
    const { api, deps, edit, unmount } = await openCopy({ createPackage: () => answer.promise });
    await clickButton('Submit');
    unmount();
    edit('p1');
    expect(await screen.findByRole('button', { name: 'Update Package' })).toBeEnabled();
    api.editPackage.mockResolvedValue({ message: 'Edited', value: aPackage({ version: 2 }) });
    await clickButton('Update Package');
    await waitFor(() => expect(deps.onSaved).toHaveBeenCalledWith('Edited', true));
    await act(async () => answer.resolve({ message: 'Created', value: null }));
    expect(deps.onSaved).toHaveBeenLastCalledWith('Created', false);
  });

  it('no field can be changed, so that nothing is typed that is not saved', async () => {
    const answer = deferred<WriteResult<Package>>();
    await openEdit({ editPackage: () => answer.promise });
    await userEvent.type(field('Place'), '!');
    await clickButton('Update Package');
    expect(field('Place')).toBeDisabled();
    await act(async () => answer.reject(new Error('offline')));
    expect(field('Place')).toBeEnabled();
  });

  it('its form can be left without a question, but not closed with the page', async () => {
    const answer = deferred<WriteResult<Package>>();
    const { leave } = await openEdit({ editPackage: () => answer.promise });
    await userEvent.type(field('Place'), '!');
    expect(leave(vi.fn<() => void>())).toBe(false);
    await userEvent.keyboard('{Escape}');
    await clickButton('Update Package');
    expect(leave(vi.fn<() => void>())).toBe(true);
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    await act(async () => answer.reject(new Error('offline')));
    expect(leave(vi.fn<() => void>())).toBe(false);
  });
});

it('a save that waits for pictures is not left without a question', async () => {
  const decoded = deferred<void>();
  stubImageDecoder(decoded.promise);
  const { api, leave } = await openCopy();
  await choose([createPhoto()]);
  await userEvent.type(field('Place'), '!');
  await clickButton('Submit');
  expect(leave(vi.fn<() => void>())).toBe(false);
  await act(async () => decoded.resolve());
  await waitFor(() => expect(api.createPackage).toHaveBeenCalledTimes(1));
});

it('a package that somebody has deleted can be saved as a new one, with pictures that are still being checked', async () => {
  const { api, deps } = await openEdit({
    editPackage: () => rejectWith(404, { message: 'Package not found' }),
    createPackage: () => Promise.resolve({ message: 'Created', value: aPackage({ _id: 'made' }) }),
  });
  await userEvent.type(field('Place'), ' hills');
  await clickButton('Update Package');
  expect(await screen.findByText('Somebody has deleted this package meanwhile.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Package not found');
  const decoded = deferred<void>();
  stubImageDecoder(decoded.promise);
  await choose([createPhoto()]);
  await clickButton('Save as a new package');
  await act(async () => decoded.resolve());
  await waitFor(() => expect(deps.onSaved).toHaveBeenCalledWith('Created', true));
  const form = api.createPackage.mock.lastCall?.[0];
  expect(readTextFields(form)).toMatchObject({ place: 'Kerala hills', idempotencyKey: expect.any(String) });
  expect(form?.has('version')).toBe(false);
  expect(imagesOf(form)).toBe(1);
  expect(api.createPackage).toHaveBeenCalledOnce();
});

describe('a save without a connection', () => {
  it('keeps the text, says so beside the specified text, and offers to try again once there is one', async () => {
    const { api, deps } = await openEdit();
    const reconnect = await disconnect();
    api.editPackage.mockImplementationOnce(withoutAnswer);
    await userEvent.type(field('Place'), ' hills');
    await clickButton('Update Package');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to update package');
    expect(alert).toHaveTextContent('There is no connection. What you typed is still here');
    expect(alert).toHaveTextContent('kept on this device');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await reconnect();
    expect(alert).toHaveTextContent('The connection is back.');
    await clickButton('Try again');
    await waitFor(() => expect(deps.onSaved).toHaveBeenCalled());
    expect(readTextFields(api.editPackage.mock.lastCall?.[1])).toMatchObject({ place: 'Kerala hills' });
  });

  it('creates one package, also when the device does not know that it has none', async () => {
    const { api, deps } = await openCopy();
    api.createPackage.mockImplementationOnce(withoutAnswer);
    await clickButton('Submit');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to create package There was no answer. The connection may be lost or very slow.',
    );
    await clickButton('Try again');
    await waitFor(() => expect(deps.onSaved).toHaveBeenCalled());
    const [one, other] = api.createPackage.mock.calls.map(([form]) => form.get('idempotencyKey'));
    expect(one).toBe(other);
  });

  it('says nothing of the kind where the server has refused', async () => {
    await openEdit({ editPackage: () => rejectWith(500, { message: 'Out of order' }) });
    await clickButton('Update Package');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Out of order$/);
  });

  it('promises no draft where the browser keeps none', async () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await openEdit({ editPackage: withoutAnswer });
    await userEvent.type(field('Place'), ' hills');
    await screen.findByText(/This browser cannot save drafts/);
    await clickButton('Update Package');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('What you typed is still here');
    expect(alert).not.toHaveTextContent('kept on this device');
    setItem.mockRestore();
  });
});
