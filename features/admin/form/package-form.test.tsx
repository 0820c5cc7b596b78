import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Package } from '#contract/package.ts';
import type { WriteResult } from '#features/admin/api.ts';
import { createFormFixture, readTextFields } from '#features/admin/testing/form-fixture.tsx';
import { createPhoto, stubImageDecoder } from '#features/admin/testing/pictures.ts';
import { aFailure } from '#features/shared/testing/a-failure.ts';
import { aPackage } from '#features/shared/testing/builders.ts';
import { deferred } from '#features/shared/testing/deferred.ts';
import { optionalNames } from './fields/fields.ts';

beforeEach(() => localStorage.clear());

// By label: computing the roles and names of a whole form takes half a second on a busy machine.
const field = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(name, { selector: 'input, textarea' });
const rejectWith = async (status: number, body: unknown): Promise<never> =>
  Promise.reject(await aFailure(status, body));

const entries = {
  'Package name': 'Goa by the sea',
  Place: 'Goa',
  Price: '24,500',
  Days: '4',
  Nights: '3',
  Persons: '2',
  Description: 'Beaches and old churches.',
  'Trip highlights': 'Sunset cruise, Fort Aguada',
};

async function fill() {
  const user = userEvent.setup();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'domestic');
  for (const [name, text] of Object.entries(entries)) {
    await user.click(field(name));
    await user.paste(text);
  }
  await user.type(field('Day 1'), 'Panjim');
  return user;
}

async function openEdit(
  overrides: Partial<Package> = {},
  calls: Parameters<typeof createFormFixture>[0] = {},
) {
  const fixture = createFormFixture({ package: () => Promise.resolve(aPackage(overrides)), ...calls });
  const view = fixture.edit('p1');
  await screen.findByRole('button', { name: 'Update Package' });
  return { ...fixture, ...view, user: userEvent.setup() };
}

describe('creating a package', () => {
  it('has the fields of the specification', () => {
    createFormFixture().create();
    expect(screen.getByRole('heading', { level: 1, name: 'Create Package' })).toBeVisible();
    const category = screen.getByRole('combobox', { name: 'Category' });
    expect(
      within(category)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Select Category', 'international', 'domestic']);
    for (const name of [...Object.keys(entries), 'Inclusions', 'Exclusions', 'Day 1'])
      expect(field(name)).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled();
  });

  it('sets what is typed in the direction of its script', () => {
    createFormFixture().create();
    for (const name of ['Package name', 'Place', 'Description', 'Inclusions', 'Day 1'])
      expect(field(name)).toHaveAttribute('dir', 'auto');
  });

  it('shows them in the order of the specification', () => {
    createFormFixture().create();
    const form = screen.getByRole('button', { name: 'Submit' }).closest('form');
    const names = [...(form?.elements ?? [])].map((element) => element.getAttribute('name'));
    expect(names.filter(Boolean)).toEqual([
      'category',
      'name',
      'place',
      'days',
      'nights',
      'persons',
      'description',
      'price',
      'tripHighlights',
      'inclusions',
      'exclusions',
      'dayWiseItinerary',
    ]);
  });

  it('sends what was entered, and reports that it is saved', async () => {
    const { api, deps, create } = createFormFixture();
    create();
    const user = await fill();
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(readTextFields(api.createPackage.mock.lastCall?.[0])).toEqual({
      category: 'domestic',
      name: 'Goa by the sea',
      place: 'Goa',
      days: '4',
      nights: '3',
      persons: '2',
      price: '24500',
      description: 'Beaches and old churches.',
      tripHighlights: 'Sunset cruise, Fort Aguada',
      inclusions: '',
      exclusions: '',
      dayWiseItinerary: '[{"day":1,"description":"Panjim"}]',
      idempotencyKey: expect.stringMatching(/^[\w-]{8,64}$/),
    });
    expect(deps.onSaved).toHaveBeenCalledWith('Package created successfully!', true);
  });

  it('shows what is missing at the fields and in the alert area, and focuses the first', async () => {
    const { api, create } = createFormFixture();
    create();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(api.createPackage).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent('8 fields need another look:');
    const category = screen.getByRole('combobox', { name: 'Category' });
    expect(category).toHaveFocus();
    expect(category).toHaveAccessibleDescription('Category is required');
    await user.click(screen.getByRole('button', { name: 'Price is required' }));
    expect(field('Price')).toHaveFocus();
    await user.type(field('Price'), '100');
    expect(screen.queryByText('Price is required')).not.toBeInTheDocument();
  });

  it('names the errors of the itinerary and of who sees it where the focus goes', async () => {
    const fields = { dayWiseItinerary: 'Day 1 is too long', visibility: 'Visibility is not valid' };
    const fixture = createFormFixture(
      { createPackage: () => rejectWith(400, { message: 'No', fields }) },
      null,
      { optionalFields: optionalNames },
    );
    fixture.create();
    const user = await fill();
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByRole('alert');
    const visibility = screen.getByRole('group', { name: 'Who sees it' });
    await waitFor(() => expect(visibility).toHaveFocus());
    expect(visibility).toHaveAccessibleDescription(fields.visibility);
    await user.click(screen.getByRole('button', { name: fields.dayWiseItinerary }));
    const itinerary = screen.getByRole('group', { name: 'Day-wise itinerary' });
    expect(itinerary).toHaveFocus();
    expect(itinerary).toHaveAccessibleDescription(fields.dayWiseItinerary);
  });

  it('keeps everything when the save fails, and repeats it under the same key', async () => {
    const createPackage = vi
      .fn<(form: FormData) => Promise<WriteResult<Package>>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ message: 'Welcome aboard', value: null });
    const { deps, create } = createFormFixture({ createPackage });
    create();
    const user = await fill();
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to create package');
    expect(field('Package name')).toHaveValue('Goa by the sea');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(deps.onSaved).toHaveBeenCalledWith('Welcome aboard', true));
    const [first, second] = createPackage.mock.calls.map(([form]) => form.get('idempotencyKey'));
    expect(second).toBe(first);
  });

  it('sends a form that was changed after a failure with another key', async () => {
    const createPackage = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('offline')));
    const { api, create } = createFormFixture({ createPackage });
    create();
    const user = await fill();
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await user.type(field('Place'), ' North');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    const [first, second] = api.createPackage.mock.calls.map(([form]) => form.get('idempotencyKey'));
    expect(second).not.toBe(first);
  });

  it('shows the error that the server sends for a field at the field', async () => {
    const fields = { place: 'Place is unknown', imageOrder: 'Too many' };
    const { create } = createFormFixture({
      createPackage: () => rejectWith(400, { message: 'Place is unknown', fields }),
    });
    create();
    const user = await fill();
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(field('Place')).toHaveFocus());
    expect(field('Place')).toHaveAccessibleDescription('Place is unknown');
    expect(screen.getByRole('alert')).toHaveTextContent('Too many');
  });

  it('sends once, however often it is submitted meanwhile', async () => {
    const answer = deferred<WriteResult<Package>>();
    const { api, create } = createFormFixture({ createPackage: () => answer.promise });
    create();
    const user = await fill();
    await user.dblClick(screen.getByRole('button', { name: 'Submit' }));
    expect(screen.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    await user.keyboard('{Control>}s{/Control}');
    expect(api.createPackage).toHaveBeenCalledTimes(1);
    await act(async () => answer.resolve({ message: '', value: null }));
  });

  it('waits for pictures that are still being checked', async () => {
    const decoded = deferred<void>();
    const release = stubImageDecoder(decoded.promise);
    const { api, create } = createFormFixture();
    create();
    const user = await fill();
    await user.upload(screen.getByLabelText('Images', { selector: 'input' }), createPhoto());
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(screen.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    expect(api.createPackage).not.toHaveBeenCalled();
    decoded.resolve();
    await waitFor(() => expect(api.createPackage).toHaveBeenCalledTimes(1));
    release();
  });

  it('is submitted by Ctrl+S and Cmd+S, which do not save the page', async () => {
    const { api, create } = createFormFixture();
    create();
    await fill();
    expect(fireEvent.keyDown(document.body, { key: 's', metaKey: true })).toBe(false);
    await waitFor(() => expect(api.createPackage).toHaveBeenCalledTimes(1));
  });

  it('begins with the texts of another package, and says that its pictures are not copied', async () => {
    const { api, create } = createFormFixture({ package: () => Promise.resolve(aPackage()) });
    create('p1');
    expect(screen.getByText('Loading package details...')).toBeInTheDocument();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Submit' }));
    expect(screen.getByText(/the pictures are not/)).toBeVisible();
    const form = api.createPackage.mock.lastCall?.[0];
    expect(readTextFields(form)).toMatchObject({
      name: aPackage().name,
      tripHighlights: 'A night on the water',
    });
    expect(form?.has('version')).toBe(false);
  });
});

describe('editing a package', () => {
  it('is filled with the package and sends its version', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => warn.mockRestore());
    const { api, deps, user } = await openEdit({ version: 7, exclusions: ['Flights', 'Tips'] });
    expect(screen.getByRole('heading', { level: 1, name: 'Edit Package' })).toBeVisible();
    expect(field('Exclusions')).toHaveValue('Flights, Tips');
    await user.click(screen.getByRole('button', { name: 'Update Package' }));
    await waitFor(() => expect(deps.onSaved).toHaveBeenCalledWith('Package updated successfully!', true));
    expect(api.editPackage).toHaveBeenCalledWith('p1', expect.any(FormData), undefined);
    const form = api.editPackage.mock.lastCall?.[1];
    expect(readTextFields(form)).toMatchObject({
      version: '7',
      exclusions: 'Flights, Tips',
      place: 'Kerala',
    });
    expect(form?.has('imageOrder')).toBe(false);
  });

  it('shows that it is loading or has failed, and loads again', async () => {
    const calls = vi
      .fn<() => Promise<Package>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(aPackage());
    createFormFixture({ package: calls }).edit('p1');
    expect(screen.getByText('Loading package details...')).toBeInTheDocument();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch categories');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByDisplayValue('Kerala')).toBeVisible();
  });

  it('says when there is no such package', async () => {
    createFormFixture().edit('p9');
    expect(await screen.findByText('Package not found')).toBeVisible();
  });

  it('sends the order once a picture is removed', async () => {
    const { api, user } = await openEdit(
      {},
      { editPackage: () => Promise.resolve({ message: '', value: aPackage() }) },
    );
    await user.click(screen.getByRole('button', { name: /Remove picture 1/ }));
    await user.click(screen.getByRole('button', { name: 'Update Package' }));
    expect(readTextFields(api.editPackage.mock.lastCall?.[1])['imageOrder']).toBe(
      '["https://pictures.example/two.jpg"]',
    );
  });

  it('shows both versions when somebody else has saved first, and saves what was chosen', async () => {
    const current = aPackage({ name: 'Theirs', place: 'Munnar', version: 2 });
    const editPackage = vi
      .fn<() => Promise<WriteResult<Package>>>()
      .mockImplementationOnce(() =>
        rejectWith(409, { message: 'Somebody else changed this package', current }),
      )
      .mockResolvedValue({ message: '', value: current });
    const { api, user } = await openEdit({ version: 1 }, { editPackage });
    await user.clear(field('Package name'));
    await user.type(field('Package name'), 'Mine');
    await user.click(screen.getByRole('button', { name: 'Update Package' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else changed this package');
    const name = screen.getByRole('group', { name: 'Package name' });
    expect(within(name).getByText('Mine')).toBeVisible();
    expect(within(name).getByText('Theirs')).toBeVisible();
    expect(within(name).getByRole('radio', { name: 'Keep yours' })).toBeChecked();
    expect(field('Place')).toHaveValue('Munnar');
    const place = within(screen.getByRole('group', { name: 'Place' }));
    expect(place.queryByText('Yours')).not.toBeInTheDocument();
    expect(place.getByRole('radio', { name: 'Keep what was saved' })).toBeChecked();
    await user.click(place.getByRole('radio', { name: 'Put this back' }));
    expect(field('Place')).toHaveValue('Kerala');
    await user.click(place.getByRole('radio', { name: 'Keep what was saved' }));

    await user.click(within(name).getByRole('radio', { name: 'Take what was saved' }));
    expect(field('Package name')).toHaveValue('Theirs');
    await user.click(within(name).getByRole('radio', { name: 'Keep yours' }));
    await user.click(screen.getByRole('button', { name: 'Save with these choices' }));
    expect(readTextFields(api.editPackage.mock.lastCall?.[1])).toMatchObject({
      name: 'Mine',
      place: 'Munnar',
      version: '2',
    });
  });
});

const reload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('leaving the form', () => {
  it('needs no confirmation while nothing was typed, and after saving', async () => {
    const { leave, user } = await openEdit(
      {},
      { editPackage: () => Promise.resolve({ message: '', value: aPackage() }) },
    );
    expect(leave(vi.fn<() => void>())).toBe(true);
    await user.type(field('Place'), '!');
    expect(leave(vi.fn<() => void>())).toBe(false);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Update Package' }));
    expect(leave(vi.fn<() => void>())).toBe(true);
  });

  it('asks first, and stays or leaves by the answer', async () => {
    const { leave, user } = await openEdit();
    const go = vi.fn<() => void>();
    render(
      <button type="button" onClick={() => leave(go)}>
        Elsewhere
      </button>,
    );
    await user.type(field('Place'), '!');
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(go).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(go).toHaveBeenCalledTimes(1);
  });

  it('lets the browser ask before a reload, only while something would be lost', async () => {
    const { user } = await openEdit();
    expect(reload()).toBe(false);
    await user.type(field('Place'), '!');
    expect(reload()).toBe(true);
    await user.type(field('Place'), '{Backspace}');
    expect(reload()).toBe(false);
  });

  it('still reports how a save ended', async () => {
    const answer = deferred<WriteResult<Package>>();
    const { deps, user, unmount } = await openEdit({}, { editPackage: () => answer.promise });
    await user.type(field('Place'), '!');
    await user.click(screen.getByRole('button', { name: 'Update Package' }));
    unmount();
    await act(async () => answer.reject(new Error('offline')));
    expect(deps.onFailedAfterLeave).toHaveBeenCalledWith('Failed to update package');
  });
});

async function leaveForm() {
  const { user, unmount } = await openEdit();
  await user.type(field('Place'), ' hills');
  unmount();
}

describe('a draft', () => {
  it.each<[string, (fixture: Awaited<ReturnType<typeof openEdit>>) => void]>([
    ['is closed', () => window.dispatchEvent(new Event('pagehide'))],
    ['goes into the background', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['loses its session', ({ expireSession }) => expireSession()],
  ])('is kept at once when the form %s', async (_, how) => {
    const fixture = await openEdit();
    fireEvent.change(field('Place'), { target: { value: 'Munnar' } });
    expect(localStorage).toHaveLength(0);
    act(() => how(fixture));
    expect(localStorage).toHaveLength(1);
  });

  it('is offered on return, and does not touch the loaded text before it is chosen', async () => {
    await leaveForm();
    const { user } = await openEdit();
    expect(field('Place')).toHaveValue('Kerala');
    expect(screen.getByText(/You have an unsaved draft from 5 April/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue with your draft' }));
    expect(field('Place')).toHaveValue('Kerala hills');
    expect(screen.queryByText(/unsaved draft/)).not.toBeInTheDocument();
  });

  it('is removed once it is discarded, or saved', async () => {
    await leaveForm();
    const second = await openEdit();
    await second.user.click(screen.getByRole('button', { name: 'Discard it' }));
    second.unmount();
    const third = await openEdit(
      {},
      { editPackage: () => Promise.resolve({ message: '', value: aPackage() }) },
    );
    expect(screen.queryByText(/unsaved draft/)).not.toBeInTheDocument();
    await third.user.type(field('Place'), '!');
    await third.user.click(screen.getByRole('button', { name: 'Update Package' }));
    third.unmount();
    expect(localStorage).toHaveLength(0);
  });

  it('is saved at the next pause in typing', async () => {
    const { user } = await openEdit();
    await user.type(field('Place'), '!');
    await waitFor(() => expect(localStorage).toHaveLength(1));
  });

  it('says so once when the browser keeps none', async () => {
    const { user } = await openEdit();
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    onTestFinished(() => setItem.mockRestore());
    await user.type(field('Place'), '!');
    expect(await screen.findByText(/This browser cannot save drafts/)).toBeVisible();
  });
});
