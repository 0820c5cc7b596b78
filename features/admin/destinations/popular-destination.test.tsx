import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FetchError } from 'ofetch';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { DestinationOrderInputSchema } from '#contract/orders.ts';
import type { AdminApi } from '#features/admin/api.ts';
import { createDraftStore } from '#features/admin/drafts/draft-store.ts';
import { createConnectionFailure } from '#features/admin/testing/connection.ts';
import { answering, type Answering } from '#features/admin/testing/fake-backend.ts';
import { goa, kerala, openDestinations } from '#features/admin/testing/destinations-fixture.tsx';
import { createPhoto, stubImageDecoder } from '#features/admin/testing/pictures.ts';
import { aDestination, aPackage } from '#features/shared/testing/builders.ts';
import { deferred } from '#features/shared/testing/deferred.ts';
import { stubLayout } from '#features/shared/testing/layout.ts';

beforeEach(() => {
  localStorage.clear();
  stubLayout();
  return stubImageDecoder();
});

const refuse = (status: number, data: object) => Object.assign(new FetchError('refused'), { status, data });
const name = () => screen.getByLabelText('Destination name');
const clickButton = (label: string) => userEvent.click(screen.getByRole('button', { name: label }));
const confirm = async (label: string) =>
  userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: label }));
const choosePictures = (files: File[]) =>
  userEvent.upload(screen.getByLabelText(/^Images/, { selector: 'input' }), files);
const edited = async () => {
  await screen.findByRole('heading', { name: 'Kerala' });
  await clickButton('Edit Kerala');
};

describe('the destinations', () => {
  it('load on entry and are shown in cards with picture and name, or say why not, or that there are none', async () => {
    const { destinations } = openDestinations(undefined, { isOurBackend: false });
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Kerala' })).toBeVisible();
    expect(document.querySelector('img')).toHaveAttribute('src', 'https://api.example/kerala.jpg');
    expect(screen.getByRole('heading', { name: 'Goa' })).toHaveAttribute('dir', 'auto');
    expect(name()).toHaveAttribute('dir', 'auto');
    expect(screen.queryByRole('button', { name: /^(?:Up|Down)/ })).toBeNull();
    cleanup();
    openDestinations(destinations.mockRejectedValueOnce(new Error('offline')).mockResolvedValue([]));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch categories');
    await clickButton('Try again');
    expect(await screen.findByText('No popular destinations available')).toBeVisible();
  });

  it('are deleted after a question, and say when one could not be', async () => {
    const { deleteDestination, leaveAndReturn, shownToasts } = openDestinations();
    deleteDestination.mockRejectedValue(new Error('offline'));
    await screen.findByRole('heading', { name: 'Kerala' });
    await clickButton('Delete Kerala');
    expect(
      screen.getByRole('alertdialog', { name: 'Are you sure you want to delete this destination?' }),
    ).toBeVisible();
    await confirm('Delete');
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    expect(shownToasts()).toEqual([['Failed to delete destination!', 3000]]);
    await leaveAndReturn();
    expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument();
  });
});

describe('adding', () => {
  it('requires a name and a picture, with errors at the fields', async () => {
    const { createDestination } = openDestinations();
    expect(screen.getByRole('heading', { name: 'Add Destination' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Images (Required)' })).toBeVisible();
    await clickButton('Create Destination');
    expect(name()).toHaveAccessibleDescription(/Destination name is required$/);
    expect(name()).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('2 fields need another look:');
    await userEvent.type(name(), 'Goa');
    expect(name()).not.toHaveAccessibleDescription();
    await clickButton('Create Destination');
    const add = screen.getByRole('button', { name: 'Add Images' });
    expect(add).toHaveFocus();
    expect(add).toHaveAccessibleDescription('Choose at least one picture');
    expect(createDestination).not.toHaveBeenCalled();
  });

  it('shows the card of what was created until another form is opened', async () => {
    const { createDestination, destinations } = openDestinations();
    const nepal = aDestination({ _id: 'n', name: 'Nepal' });
    createDestination.mockResolvedValue({ message: '', value: nepal });
    await screen.findByRole('heading', { name: 'Kerala' });
    destinations.mockResolvedValue([kerala, goa, nepal]);
    await userEvent.type(name(), 'Nepal');
    await choosePictures([createPhoto()]);
    await clickButton('Create Destination');
    expect(await screen.findByRole('button', { name: 'Edit Nepal' })).toHaveFocus();
    expect(screen.getByText('Saved')).toBeVisible();
    await clickButton('Edit Goa');
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    await clickButton('Cancel');
    expect(screen.getByRole('heading', { name: 'Add Destination' })).toHaveFocus();
  });
});

describe('editing', () => {
  it('saves, shows a toast and the saved card, drops the draft, goes back to adding and loads the list again', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { editDestination, destinations, shownToasts } = openDestinations();
    const value = { ...kerala, name: 'Kerala Hills', version: 4 };
    editDestination.mockResolvedValue({ message: 'Done', value });
    await edited();
    destinations.mockResolvedValue([value, goa]);
    expect(screen.getByRole('heading', { name: 'Edit Destination' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Images (Optional)' })).toBeVisible();
    expect(name()).toHaveValue('Kerala');
    expect(name()).toHaveFocus();
    await userEvent.type(name(), ' Hills');
    await waitFor(() => expect(localStorage).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    expect(editDestination.mock.calls[0]?.[0]).toBe('k');
    expect([...(editDestination.mock.calls[0]?.[1].entries() ?? [])]).toEqual([
      ['name', 'Kerala Hills'],
      ['discount', '0'],
      ['version', '3'],
    ]);
    expect(await screen.findByRole('heading', { name: 'Add Destination' })).toBeVisible();
    const card = screen.getByRole('heading', { name: 'Kerala Hills' }).closest('li');
    expect(screen.getByRole('button', { name: 'Edit Kerala Hills' })).toHaveFocus();
    expect(scrolled.mock.contexts).toEqual([card]);
    expect(within(card ?? document.body).getByText('Saved')).toBeVisible();
    expect(name()).toHaveValue('');
    expect(localStorage).toHaveLength(0);
    expect(shownToasts()).toEqual([['Destination updated successfully!', 3000]]);
    expect(destinations).toHaveBeenCalledTimes(2);
  });

  it('keeps what was entered when it fails', async () => {
    const { editDestination, shownToasts } = openDestinations();
    editDestination.mockRejectedValue(refuse(400, { error: 'Taken', fields: { name: 'Choose another' } }));
    await edited();
    await userEvent.type(name(), ' Hills');
    await choosePictures([createPhoto()]);
    await clickButton('Update Destination');
    expect(await screen.findByRole('alert')).toHaveTextContent('Taken');
    expect(name()).toHaveValue('Kerala Hills');
    expect(screen.getByRole('heading', { name: '1 Image(s) Selected' })).toBeVisible();
    expect(name()).toHaveAccessibleDescription(/Choose another$/);
    expect(shownToasts()).toEqual([['Failed to update destination!', 3000]]);
  });

  it('shows that somebody else has saved first; the text stays, and can be discarded', async () => {
    const { editDestination } = openDestinations();
    const current = { ...kerala, name: 'Theirs', version: 4 };
    editDestination.mockRejectedValueOnce(refuse(409, { error: 'Somebody else was faster', current }));
    await edited();
    await userEvent.type(name(), ' Hills');
    await clickButton('Update Destination');
    expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else was faster');
    expect(name()).toHaveValue('Kerala Hills');
    expect(screen.getByText('It is called “Theirs” now.')).toBeVisible();
    await clickButton('Take what was saved');
    expect(name()).toHaveValue('Theirs');
    editDestination.mockResolvedValue({ message: '', value: null });
    await clickButton('Update Destination');
    expect(editDestination.mock.calls[1]?.[1].get('version')).toBe('4');
  });

  it('asks before another destination replaces what was entered', async () => {
    openDestinations();
    await edited();
    await userEvent.type(name(), ' Hills');
    await clickButton('Edit Goa');
    expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
    await confirm('Cancel');
    expect(name()).toHaveValue('Kerala Hills');
    await clickButton('Edit Goa');
    await confirm('Leave');
    expect(name()).toHaveValue('Goa');
    expect(name()).toHaveFocus();
    await clickButton('Cancel');
    expect(screen.getByRole('heading', { name: 'Add Destination' })).toBeVisible();
  });

  it('continues beside another form, which is neither locked nor shown as being saved', async () => {
    const answer = deferred<never>();
    const { editDestination, shownToasts } = openDestinations();
    editDestination.mockReturnValueOnce(answer.promise).mockResolvedValue({ message: '', value: null });
    await edited();
    await userEvent.type(name(), ' Hills');
    await clickButton('Update Destination');
    expect(name()).toBeDisabled();
    await clickButton('Edit Goa');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(name()).toHaveValue('Goa');
    await clickButton('Update Destination');
    await waitFor(() => expect(shownToasts()).toEqual([['Destination updated successfully!', 3000]]));
    await act(async () => answer.reject(new Error('offline')));
    expect(shownToasts()).toContainEqual(['Failed to update destination!', 3000]);
  });

  it('is not saved before a damaged picture was named, and can be tried again without an answer', async () => {
    const { editDestination, shownToasts } = openDestinations();
    await edited();
    await choosePictures([createPhoto('broken.jpg')]);
    await screen.findByText('broken.jpg cannot be read. It may be damaged.');
    await clickButton('Update Destination');
    expect(await screen.findByRole('alert')).toHaveTextContent('1 chosen file could not be added');
    expect(editDestination).not.toHaveBeenCalled();
    editDestination.mockImplementationOnce(async () => Promise.reject(await createConnectionFailure()));
    editDestination.mockResolvedValueOnce({ message: '', value: null });
    await clickButton('Update Destination');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(shownToasts()).toContainEqual(['Destination updated successfully!', 3000]));
  });

  it('of a destination that somebody has deleted can be saved as a new one, with pictures that are still being checked', async () => {
    const { createDestination, editDestination } = openDestinations();
    editDestination.mockRejectedValue(refuse(404, { error: 'Destination not found' }));
    createDestination.mockResolvedValue({ message: '', value: null });
    await edited();
    await userEvent.type(name(), ' Hills');
    await clickButton('Update Destination');
    await screen.findByText('Somebody has deleted this destination meanwhile.');
    const decoded = deferred<void>();
    stubImageDecoder(decoded.promise);
    await choosePictures([createPhoto()]);
    await clickButton('Save as a new destination');
    await act(async () => decoded.resolve());
    await waitFor(() => expect(createDestination).toHaveBeenCalledOnce());
    const form = createDestination.mock.lastCall?.[0];
    expect(form?.get('name')).toBe('Kerala Hills');
    expect(form?.getAll('images')).toHaveLength(1);
  });
});

describe('a name that is the place of no tour', () => {
  const tours = ['Backwater Days', 'Tea Hills', 'Coast', 'Spices'].map((tour) =>
    aPackage({ _id: tour, name: tour, place: ' Kérala' }),
  );
  const hidden = aPackage({ _id: 'h', place: 'Keralam', visibility: 'draft' });

  it('is said beside the field, with the tours of the name before, until one has it', async () => {
    openDestinations(undefined, { tours: [...tours, hidden] });
    await edited();
    expect(name()).not.toHaveAccessibleDescription();
    await userEvent.type(name(), 'm');
    const advice = await screen.findByText(
      'No tour that visitors see has the place “Keralam”: the tile would lead to an empty list. 4 tours have the place “Kérala”: Backwater Days, Tea Hills, Coast and 1 more.',
    );
    expect(name()).toHaveAccessibleDescription(advice.textContent);
    expect(name()).not.toBeInvalid();
    await userEvent.clear(name());
    await userEvent.type(name(), 'kerala');
    await waitFor(() => expect(name()).not.toHaveAccessibleDescription());
  });

  it('is said of a new destination, and keeps nobody from saving it', async () => {
    const { createDestination } = openDestinations(undefined, { tours: [aPackage({ place: 'Varanasi' })] });
    createDestination.mockResolvedValue({ message: '', value: null });
    await userEvent.type(name(), 'Goa');
    expect(
      await screen.findByText(
        'No tour that visitors see has the place “Goa”: the tile would lead to an empty list.',
      ),
    ).toBeVisible();
    await choosePictures([createPhoto()]);
    await clickButton('Create Destination');
    await waitFor(() => expect(createDestination).toHaveBeenCalledOnce());
    await userEvent.type(name(), 'Banaras');
    await waitFor(() => expect(name()).not.toHaveAccessibleDescription());
  });
});

it('asks before the page is left with something entered', async () => {
  const { leave } = openDestinations();
  const go = vi.fn<() => void>();
  expect(leave(go)).toBe(true);
  await userEvent.type(name(), 'Goa');
  expect(leave(go)).toBe(false);
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  await confirm('Leave');
  expect(go).toHaveBeenCalledOnce();
});

describe('a draft', () => {
  it('is continued in its own form by itself after the session ended in it', async () => {
    const { drafts, expireSession, unmount } = openDestinations();
    await edited();
    await userEvent.type(name(), ' Hills');
    act(expireSession);
    unmount();
    openDestinations(undefined, { drafts });
    expect(await screen.findByRole('heading', { name: 'Edit Destination' })).toBeVisible();
    await waitFor(() => expect(name()).toHaveValue('Kerala Hills'));
  });

  it('is kept when another destination takes the form or the session ends, and offered for each by itself', async () => {
    const { expireSession, unmount } = openDestinations();
    await edited();
    await userEvent.type(name(), ' Hills');
    await clickButton('Edit Goa');
    await confirm('Leave');
    expect(localStorage).toHaveLength(1);
    fireEvent.change(name(), { target: { value: 'Goa by the sea' } });
    act(expireSession);
    expect(localStorage).toHaveLength(2);
    unmount();
    openDestinations();
    await edited();
    expect(name()).toHaveValue('Kerala');
    await clickButton('Continue with your draft');
    expect(name()).toHaveValue('Kerala Hills');
    expect(name()).toHaveFocus();
  });

  it('says that pictures could not be kept', async () => {
    const of = { administrator: 'a1', form: 'destination:new' };
    createDraftStore(localStorage).save(of, 'tab', { name: 'Goa', pictures: 'one two' });
    openDestinations();
    await clickButton('Continue with your draft');
    expect(await screen.findByText(/The 2 pictures you had chosen could not be kept/)).toBeVisible();
  });
});

it('shows nothing about a save that failed because the session had ended', async () => {
  const answer = deferred<never>();
  const { editDestination, expireSession, shownToasts, unmount } = openDestinations();
  editDestination.mockReturnValue(answer.promise);
  await edited();
  await clickButton('Update Destination');
  act(expireSession);
  unmount();
  await act(async () => answer.reject(new Error('401')));
  expect(shownToasts()).toEqual([]);
});

describe('on a backend that keeps what was', () => {
  it('a deletion can be undone, and the list is read again', async () => {
    const list = vi.fn<AdminApi['destinations']>().mockResolvedValue([kerala, goa]);
    const restore = answering({ message: 'Destination restored successfully!' });
    const calls = { 'POST /admin/restore-destination/{id}': restore };
    const { shownToasts } = openDestinations(list, { calls });
    await screen.findByRole('heading', { name: 'Kerala' });
    await clickButton('Delete Kerala');
    await confirm('Delete');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Kerala' })).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Goa' })).toHaveFocus());
    (await screen.findByRole('button', { name: 'Undo' })).focus();
    await userEvent.keyboard('{Enter}');
    expect(restore).toHaveBeenCalledExactlyOnceWith({ id: 'k' });
    expect(await screen.findByRole('heading', { name: 'Kerala' })).toBeVisible();
    await waitFor(() => expect(shownToasts()).toEqual([['Destination restored successfully!', 3000]]));
  });

  it('takes the name and the pictures of an earlier version back into the form', async () => {
    const earlier = { ...kerala, name: 'Kerala, old', images: ['/old.jpg'], version: 2 };
    const replaced = { version: 2, replacedAt: Date.now(), replacedBy: null, summary: 'name, pictures' };
    const calls = {
      'GET /admin/destination-versions/{id}': answering({ versions: [replaced] }),
      'GET /admin/destination-version/{id}': answering({ destination: earlier }),
    };
    const { editDestination } = openDestinations(undefined, { calls });
    editDestination.mockResolvedValue({ message: '', value: null });
    await edited();
    await userEvent.click(screen.getByText('Earlier versions'));
    await userEvent.click(await screen.findByRole('button', { name: /^See what it was before/ }));
    expect(await screen.findByText('It was called “Kerala, old”.')).toBeVisible();
    await clickButton('Take the name back');
    await clickButton('Take the pictures back');
    await clickButton('Update Destination');
    await waitFor(() => expect(editDestination).toHaveBeenCalled());
    expect(Object.fromEntries(editDestination.mock.lastCall?.[1] ?? [])).toMatchObject({
      name: 'Kerala, old',
      version: '3',
      imageOrder: '["/old.jpg"]',
      imagesOfVersion: '2',
    });
  });
});

const names = () =>
  within(screen.getByRole('region', { name: 'On the site now' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

const echo: Answering = ({ body }) => v.parse(DestinationOrderInputSchema, body);

describe('the order of the destinations', () => {
  const nepal = aDestination({ _id: 'n', name: 'Nepal' });
  const open = async (save = echo) => {
    const saveOrder = vi.fn<Answering>(save);
    const list = vi.fn<AdminApi['destinations']>().mockResolvedValue([kerala, goa, nepal]);
    const fixture = openDestinations(list, { calls: { 'PUT /admin/destination-order': saveOrder } });
    await screen.findByRole('heading', { name: 'Kerala' });
    return { ...fixture, list, saveOrder };
  };

  it('is changed by Up and Down, saved at once, and keeps the focus', async () => {
    const { saveOrder } = await open();
    await clickButton('Down Kerala');
    expect(names()).toEqual(['Goa', 'Kerala', 'Nepal']);
    expect(saveOrder).toHaveBeenLastCalledWith({
      body: { order: ['g', 'k', 'n'], previous: ['k', 'g', 'n'] },
    });
    expect(screen.getByRole('button', { name: 'Down Kerala' })).toHaveFocus();
    expect(screen.getByText('Kerala is number 2 of 3.')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(saveOrder).toHaveBeenLastCalledWith({
        body: { order: ['g', 'n', 'k'], previous: ['g', 'k', 'n'] },
      }),
    );
    await clickButton('Up Nepal');
    expect(names()).toEqual(['Nepal', 'Goa', 'Kerala']);
    saveOrder.mockClear();
    await clickButton('Up Nepal');
    await clickButton('Down Kerala');
    expect(saveOrder).not.toHaveBeenCalled();
  });

  it('saves moves made meanwhile in one call, with what the first has stored', async () => {
    const first = deferred<unknown>();
    const { saveOrder } = await open(() => first.promise);
    await clickButton('Down Kerala');
    await clickButton('Down Kerala');
    expect(saveOrder).toHaveBeenCalledOnce();
    saveOrder.mockImplementation(echo);
    await act(async () => first.resolve({ message: '', order: ['g', 'k', 'n'] }));
    expect(saveOrder).toHaveBeenLastCalledWith({
      body: { order: ['g', 'n', 'k'], previous: ['g', 'k', 'n'] },
    });
  });

  it('shows what is stored when somebody else has changed it, and says so', async () => {
    const { leaveAndReturn, list } = await open(() =>
      Promise.reject(refuse(409, { message: 'Nothing was overwritten.' })),
    );
    list.mockResolvedValue([nepal, kerala, goa]);
    await clickButton('Down Kerala');
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was overwritten.');
    expect(names()).toEqual(['Nepal', 'Kerala', 'Goa']);
    await leaveAndReturn();
    expect(screen.queryByText('Nothing was overwritten.')).not.toBeInTheDocument();
  });

  it('says on the return that a move has failed while the page was left', async () => {
    const saved = deferred<unknown>();
    const { leaveAndReturn } = await open(() => saved.promise);
    await clickButton('Down Kerala');
    await leaveAndReturn(() => saved.reject(refuse(409, { message: 'Nothing was overwritten.' })));
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing was overwritten.');
  });
});
