import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FetchError } from 'ofetch';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { HistoryApi } from '#features/admin/history/history-api.ts';
import type { StoredAgency } from '#contract/stored-agency.ts';
import type { Codec } from '#features/admin/pictures/codec.ts';
import { createConnectionFailure, disconnect } from '#features/admin/testing/connection.ts';
import { openAgencyForm, readSentFacts, storedAgency } from '#features/admin/testing/agency-fixture.tsx';
import { createPhoto } from '#features/admin/testing/pictures.ts';
import { deferred } from '#features/shared/testing/deferred.ts';

const picture = `/pictures/${'a'.repeat(32)}-800x600-0f4a38`;

beforeEach(() => {
  localStorage.clear();
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
});

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const retype = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  if (text !== '') await userEvent.type(field(name), text);
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const open = (title: string) => userEvent.click(screen.getByRole('heading', { name: title }));

function refusal(status: number, body: unknown): Error {
  const error = new FetchError('refused');
  Object.assign(error, { status, data: body });
  return error;
}

describe('the form of the agency', () => {
  it('begins with the numbers, and sends only what differs from the originals', async () => {
    const { api, emitted } = await openAgencyForm();
    expect(field('WhatsApp number')).toBeVisible();
    expect(field('WhatsApp number')).toHaveValue('+91 98765 43213');
    await retype('WhatsApp number', '90000 11111');
    await press('Save');
    expect(await screen.findByText('Saved. The site shows it now.')).toBeVisible();
    const [form] = api.edit.mock.calls[0] ?? [];
    expect(readSentFacts(form)).toEqual({ whatsApp: '+91 90000 11111' });
    expect(form?.get('version')).toBe('3');
    expect(emitted).toEqual([{ type: 'agency-edited', facts: { whatsApp: '+91 90000 11111' } }]);
  });

  it('shows what is stored after a save, and leads to a page that shows it', async () => {
    await openAgencyForm();
    await retype('WhatsApp number', '9000011111');
    await press('Save');
    await waitFor(() => expect(field('WhatsApp number')).toHaveValue('+91 90000 11111'));
    expect(screen.getByRole('link', { name: 'See it on the site' })).toHaveAttribute(
      'href',
      '/packages/detail/p1',
    );
    expect(screen.getByText('Saved. The site shows it now.').closest('output')).toHaveFocus();
  });

  it('names each wrong field, opens its part of the form and keeps what was typed', async () => {
    const { api } = await openAgencyForm();
    await retype('WhatsApp number', '12');
    await open('Office and opening hours');
    await retype('Place on the map', '97, 12');
    await open('Office and opening hours');
    await press('Save');
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('2 fields need another look');
    expect(within(alert).getByRole('button', { name: /^This names no place on the map/ })).toBeVisible();
    expect(field('WhatsApp number')).toHaveFocus();
    expect(field('WhatsApp number')).toHaveValue('12');
    expect(field('Place on the map')).toBeVisible();
    expect(field('Place on the map')).toHaveAccessibleDescription(
      expect.stringContaining('This names no place'),
    );
    expect(api.edit).not.toHaveBeenCalled();
  });

  it('opens a part that was closed over its error: from the list of errors, and with the next save', async () => {
    await openAgencyForm();
    await open('Office and opening hours');
    await retype('Place on the map', '97, 12');
    await press('Save');
    await open('Office and opening hours');
    expect(field('Place on the map')).not.toBeVisible();
    await press(/^This names no place on the map/);
    expect(field('Place on the map')).toBeVisible();
    expect(field('Place on the map')).toHaveFocus();
    await open('Office and opening hours');
    await press('Save');
    expect(field('Place on the map')).toBeVisible();
    expect(field('Place on the map')).toHaveFocus();
  });

  it('names the error of the reviews, and of the gallery, where the focus goes', async () => {
    await openAgencyForm({
      edit: () =>
        Promise.reject(refusal(400, { message: 'No', fields: { reviews: 'Too many', images: 'Too dark' } })),
    });
    await press('Save');
    await screen.findByRole('alert');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Reviews' })).toHaveFocus());
    expect(screen.getByRole('group', { name: 'Reviews' })).toHaveAccessibleDescription('Too many');
    await press('Too dark');
    const [choose] = screen.getAllByRole('button', { name: /^Choose a photo: Gallery/ });
    expect(choose).toHaveFocus();
    expect(choose).toHaveAccessibleDescription('Too dark');
  });

  it('shows the errors of the server at their fields', async () => {
    await openAgencyForm({
      edit: () => Promise.reject(refusal(400, { message: 'No', fields: { facebook: 'Not that one' } })),
    });
    await press('Save');
    expect(await screen.findByRole('button', { name: 'Not that one' })).toBeVisible();
    await waitFor(() => expect(field('Facebook')).toHaveFocus());
  });

  it('says beside the text of a failed save that there is no connection, and can be saved once it is back', async () => {
    const { api } = await openAgencyForm();
    api.edit.mockImplementationOnce(async () => Promise.reject(await createConnectionFailure()));
    const reconnect = await disconnect();
    await retype('WhatsApp number', '90000 11111');
    await press('Save');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to save the agency There is no connection. What you typed is still here',
    );
    await reconnect();
    await press('Try again');
    expect(await screen.findByText('Saved. The site shows it now.')).toBeVisible();
    expect(readSentFacts(api.edit.mock.lastCall?.[0])).toEqual({ whatsApp: '+91 90000 11111' });
  });

  it('reads lines of the address, and days and times of the opening hours', async () => {
    const { api } = await openAgencyForm();
    await open('Office and opening hours');
    await retype('Office address', '4 Peepal Lane{Enter}{Enter}  Nashik ');
    await retype('Opening hours', 'Every day: 9:30 am to 5 pm');
    await press('Save');
    await press('It is right, save');
    await waitFor(() => expect(api.edit).toHaveBeenCalled());
    expect(readSentFacts(api.edit.mock.calls[0]?.[0])).toEqual({
      address: ['4 Peepal Lane', 'Nashik'],
      hours: [{ days: 'Every day', time: '9:30 am to 5 pm' }],
    });
  });

  it('takes an original back', async () => {
    const { api } = await openAgencyForm({ stored: storedAgency({ tagline: 'Slow tours.' }) });
    await open('Name and promise');
    await press('Use the original: Promise');
    expect(field('Promise')).toHaveValue(
      'Tour packages across India and abroad, put together with you over the phone.',
    );
    await press('Save');
    await waitFor(() => expect(api.edit).toHaveBeenCalled());
    expect(readSentFacts(api.edit.mock.calls[0]?.[0])).toEqual({});
  });

  it('previews what is typed before it is saved', async () => {
    await openAgencyForm();
    await retype('WhatsApp number', '90000');
    await open('How it looks');
    expect(screen.getByText('Preview: Banyan Tours & Travels, 90000')).toBeVisible();
  });
});

const openOffice = async (options?: Parameters<typeof openAgencyForm>[0]) => {
  const opened = await openAgencyForm(options);
  await open('Office and opening hours');
  return opened;
};
const sent = (api: Awaited<ReturnType<typeof openAgencyForm>>['api']) =>
  readSentFacts(api.edit.mock.lastCall?.[0]);

describe('the place on the map', () => {
  it('is pasted as a link of a maps app, and is two numbers once the field is left', async () => {
    const { api } = await openOffice();
    expect(field('Place on the map')).toHaveValue('18.5272, 73.8732');
    await userEvent.clear(field('Place on the map'));
    await userEvent.paste(
      'Banyan Tours https://www.google.com/maps/place/Banyan/@12,77,17z/data=!3d12.97!4d77.59',
    );
    await userEvent.tab();
    expect(field('Place on the map')).toHaveValue('12.97, 77.59');
    expect(screen.getByRole('link', { name: 'See this place on a map' })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/?mlat=12.97&mlon=77.59#map=17/12.97/77.59',
    );
    await press('Save');
    await waitFor(() => expect(api.edit).toHaveBeenCalled());
    expect(sent(api)).toEqual({ latitude: 12.97, longitude: 77.59 });
  });

  it('says of a short link at once that it cannot be read, and what to do, and keeps it', async () => {
    const { api } = await openOffice();
    await retype('Place on the map', 'https://maps.app.goo.gl/AbCd');
    expect(field('Place on the map')).toHaveAccessibleDescription(
      expect.stringContaining('Open it in a browser and copy the long address from there'),
    );
    await press('Save');
    expect(screen.getByRole('alert')).toHaveTextContent('This short link does not say where it leads');
    expect(field('Place on the map')).toHaveValue('https://maps.app.goo.gl/AbCd');
    expect(api.edit).not.toHaveBeenCalled();
  });

  it('shows a refusal of the server', async () => {
    await openOffice({
      edit: () => Promise.reject(refusal(400, { message: 'No', fields: { longitude: 'Too far' } })),
    });
    await press('Save');
    expect(await screen.findByRole('button', { name: 'Too far' })).toBeVisible();
    await waitFor(() => expect(field('Place on the map')).toHaveFocus());
  });

  it('is asked for when the address is new and the place is not', async () => {
    const { api } = await openOffice();
    await retype('Office address', '4 Peepal Lane{Enter}Nashik');
    expect(screen.getAllByText(/^The address is new\. Does the map/)[0]).toBeVisible();
    await press('Save');
    expect(screen.getByRole('alertdialog', { name: 'Is the place on the map still right?' })).toBeVisible();
    await press('Cancel');
    expect(api.edit).not.toHaveBeenCalled();
    expect(field('Place on the map')).toHaveFocus();
    await retype('Place on the map', '20.01, 73.79');
    expect(screen.queryByText(/^The address is new/)).toBeNull();
    await press('Save');
    await waitFor(() => expect(api.edit).toHaveBeenCalled());
    expect(sent(api)).toMatchObject({ latitude: 20.01, longitude: 73.79 });
  });

  it('is kept once the owner has said that it is right, and is not asked for again', async () => {
    const { api } = await openOffice({
      edit: () => Promise.reject(refusal(500, { message: 'Not now' })),
    });
    await retype('Office address', '12 Banyan Chowk{Enter}Pune');
    await press('Save');
    await press('It is right, save');
    await waitFor(() => expect(api.edit).toHaveBeenCalledOnce());
    await screen.findByText('Not now');
    await press('Save');
    await waitFor(() => expect(api.edit).toHaveBeenCalledTimes(2));
  });

  it('is not asked for while the address is as it was', async () => {
    const { api } = await openOffice();
    await retype('WhatsApp number', '9000011111');
    await press('Save');
    await waitFor(() => expect(api.edit).toHaveBeenCalled());
  });
});

describe('reviews', () => {
  it('are written, added and removed', async () => {
    const { api } = await openAgencyForm();
    await open('Reviews');
    await userEvent.click(screen.getByText('Review 1: Meena'));
    await retype('Town', 'Pune');
    await press('Add a review');
    const added = screen.getByText('Review 2: new').closest('details');
    const second = within(added ?? document.body);
    await userEvent.type(second.getByLabelText('What they write'), 'Cake.');
    await userEvent.type(second.getByLabelText('Name'), 'Lata');
    await userEvent.type(second.getByLabelText('Town'), 'Goa');
    await press('Save');
    expect(screen.getByRole('alert')).toHaveTextContent('Review 2: Trip in a review');
    await userEvent.type(second.getByLabelText('Trip'), 'Kerala, six days');
    await userEvent.selectOptions(second.getByLabelText('Stamp'), 'Kerala');
    await press('Remove review 1');
    await press('Save');
    await waitFor(() => expect(api.edit).toHaveBeenCalled());
    expect(readSentFacts(api.edit.mock.calls[0]?.[0])).toEqual({
      reviews: [
        { text: 'Cake.', rest: '', name: 'Lata', town: 'Goa', trip: 'Kerala, six days', stamp: 'kerala' },
      ],
    });
  });
});

/** Each file is read when its name is resolved. */
function openWithSlowReading() {
  const reads = new Map<string, ReturnType<typeof deferred<Awaited<ReturnType<Codec['read']>>>>>();
  const codec: Codec = {
    read: (file) => {
      const read = deferred<Awaited<ReturnType<Codec['read']>>>();
      reads.set(file instanceof File ? file.name : '', read);
      return read.promise;
    },
    encode: (file) => Promise.resolve(file),
  };
  const finish = (name: string, isDamaged = false) =>
    act(async () => {
      const size = { width: 400, height: 300 };
      reads.get(name)?.resolve(isDamaged ? null : { size, preview: new Blob([name]) });
    });
  return { finish, opened: openAgencyForm({ codec }) };
}
const choosePicture = (label: string, name: string) =>
  userEvent.upload(screen.getByLabelText(label, { selector: 'input' }), createPhoto(name));

describe('pictures', () => {
  it('of the gallery are sent with their descriptions, each in its place', async () => {
    const { api } = await openAgencyForm({
      stored: storedAgency({ guidePicture: picture }),
    });
    await open('Gallery');
    await userEvent.upload(screen.getByLabelText('Gallery picture 2', { selector: 'input' }), createPhoto());
    await press('Save');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Description of each new gallery picture is required',
    );
    await userEvent.type(await screen.findByLabelText('What gallery picture 2 shows'), 'Our bus');
    await press('Save');
    await waitFor(() => expect(api.edit).toHaveBeenCalled());
    const [form] = api.edit.mock.calls[0] ?? [];
    expect(readSentFacts(form)).toEqual({
      guidePicture: picture,
      gallery: [null, { picture: 'new:0', alt: 'Our bus' }, null, null, null, null],
    });
    expect(form?.getAll('images')).toHaveLength(1);
  });

  it('that are no photographs are refused by name', async () => {
    await openAgencyForm();
    await open('The guide');
    const drawing = new File(['x'], 'plan.svg', { type: 'image/svg+xml' });
    await userEvent.upload(screen.getByLabelText('Picture of the guide', { selector: 'input' }), drawing);
    expect(await screen.findByText(/plan\.svg/)).toBeVisible();
  });

  it('are all sent by a save that is pressed while they are checked', async () => {
    const { finish, opened } = openWithSlowReading();
    const { api } = await opened;
    await open('The guide');
    await open('Gallery');
    await choosePicture('Gallery picture 1', 'bus.jpg');
    await finish('bus.jpg');
    await userEvent.type(await screen.findByLabelText('What gallery picture 1 shows'), 'Our bus');
    await choosePicture('Gallery picture 1', 'new-bus.jpg');
    await choosePicture('Picture of the guide', 'guide.jpg');
    await press('Save');
    await finish('guide.jpg');
    expect(api.edit).not.toHaveBeenCalled();
    await finish('new-bus.jpg');
    await waitFor(() => expect(api.edit).toHaveBeenCalledOnce());
    const [form] = api.edit.mock.calls[0] ?? [];
    expect(form?.getAll('images')).toMatchObject([{ name: 'guide.jpg' }, { name: 'new-bus.jpg' }]);
  });

  it('that are damaged stop the save that waits for them, once', async () => {
    const { finish, opened } = openWithSlowReading();
    const { api } = await opened;
    await open('The guide');
    await choosePicture('Picture of the guide', 'guide.jpg');
    await press('Save');
    await finish('guide.jpg', true);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Not saved yet: 1 chosen file could not be added. Save again to go on without.',
    );
    expect(screen.getByText('guide.jpg cannot be read. It may be damaged.')).toBeVisible();
    expect(api.edit).not.toHaveBeenCalled();
    await press('Save');
    await waitFor(() => expect(api.edit).toHaveBeenCalledOnce());
  });

  it('chosen last count, however long the check of an earlier choice takes', async () => {
    const { finish, opened } = openWithSlowReading();
    const { api } = await opened;
    await open('The guide');
    await choosePicture('Picture of the guide', 'first.jpg');
    await choosePicture('Picture of the guide', 'second.jpg');
    await press('Save');
    await finish('first.jpg');
    expect(api.edit).not.toHaveBeenCalled();
    await finish('second.jpg');
    await waitFor(() => expect(api.edit).toHaveBeenCalledOnce());
    const [form] = api.edit.mock.calls[0] ?? [];
    expect(form?.getAll('images')).toMatchObject([{ name: 'second.jpg' }]);
  });

  it('go back to the original', async () => {
    await openAgencyForm({ stored: storedAgency({ guidePicture: picture }) });
    await open('The guide');
    const portrait = screen.getByRole('img', { name: 'Picture of the guide' });
    expect(portrait).toHaveAttribute('src', `https://api.example${picture}`);
    await press('Use the original: Picture of the guide');
    expect(portrait).toHaveAttribute('src', '/guide.svg');
  });
});

describe('what is typed is not lost', () => {
  it('asks before the form is left, and keeps a draft on the device', async () => {
    const { leave, unmount } = await openAgencyForm();
    await retype('WhatsApp number', '90000 11111');
    const go = vi.fn<() => void>();
    expect(leave(go)).toBe(false);
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
    await press('Leave');
    expect(go).toHaveBeenCalled();
    unmount();

    await openAgencyForm();
    expect(field('WhatsApp number')).toHaveValue('+91 98765 43213');
    await press('Continue with your draft');
    expect(field('WhatsApp number')).toHaveValue('90000 11111');
  });

  it('is beside what somebody else has saved since the draft', async () => {
    const { unmount } = await openAgencyForm();
    await retype('Phone in India', '90000 11111');
    unmount();
    await openAgencyForm({ stored: storedAgency({ phoneIndia: '+91 90000 22222' }, 4) });
    await press('Continue with your draft');
    const panel = screen.getByRole('region', { name: 'Two versions of the agency' });
    expect(within(panel).getByText('+91 90000 22222')).toBeVisible();
    expect(within(panel).getByRole('radio', { name: 'Keep yours' })).toBeChecked();
  });

  it('does not ask when nothing was typed, nor after a save', async () => {
    const { leave } = await openAgencyForm();
    const go = vi.fn<() => void>();
    expect(leave(go)).toBe(true);
    await retype('WhatsApp number', '90000 11111');
    await press('Save');
    await screen.findByText('Saved. The site shows it now.');
    expect(leave(go)).toBe(true);
  });
});

describe('a save of an outdated version', () => {
  const current = storedAgency({ whatsApp: '+91 90000 22222', tagline: 'Theirs.' }, 4);
  const openStale = () =>
    openAgencyForm({
      edit: vi
        .fn<(form: FormData) => Promise<{ message: string; value: StoredAgency | null }>>()
        .mockRejectedValueOnce(refusal(409, { message: 'Somebody else changed this agency', current }))
        .mockResolvedValue({ message: 'Saved', value: current }),
    });

  it('keeps what was typed, takes over what only they changed, and lets choose', async () => {
    const { api } = await openStale();
    await retype('WhatsApp number', '+91 90000 11111');
    await press('Save');
    const panel = await screen.findByRole('region', { name: 'Two versions of the agency' });
    expect(field('WhatsApp number')).toHaveValue('+91 90000 11111');
    expect(field('Promise')).toHaveValue('Theirs.');
    expect(within(panel).getAllByRole('group')).toHaveLength(1);
    await press('Save');
    await waitFor(() => expect(api.edit).toHaveBeenCalledTimes(2));
    const [form] = api.edit.mock.calls[1] ?? [];
    expect(form?.get('version')).toBe('4');
    expect(readSentFacts(form)).toEqual({ whatsApp: '+91 90000 11111', tagline: 'Theirs.' });
  });

  it('asks about nothing that only one of both has changed', async () => {
    await openStale();
    await retype('Phone in India', '90000 33333');
    await press('Save');
    expect(await screen.findByRole('alert')).toHaveTextContent('What was saved meanwhile is in the form now');
    expect(screen.queryByRole('region', { name: 'Two versions of the agency' })).not.toBeInTheDocument();
    expect(field('Phone in India')).toHaveValue('90000 33333');
    expect(field('WhatsApp number')).toHaveValue('+91 90000 22222');
  });

  it('takes theirs, and mine again', async () => {
    await openStale();
    await retype('WhatsApp number', '+91 90000 11111');
    await press('Save');
    const panel = within(await screen.findByRole('region', { name: 'Two versions of the agency' }));
    await userEvent.click(panel.getByRole('radio', { name: 'Take what was saved' }));
    expect(field('WhatsApp number')).toHaveValue('+91 90000 22222');
    await userEvent.click(panel.getByRole('radio', { name: 'Keep yours' }));
    expect(field('WhatsApp number')).toHaveValue('+91 90000 11111');
  });
});

describe('earlier versions', () => {
  const earlier = storedAgency({ whatsApp: '+91 90000 33333', guidePicture: picture }, 1);
  const history: HistoryApi<StoredAgency> = {
    list: () =>
      Promise.resolve([
        {
          version: 1,
          replacedAt: Date.now(),
          replacedBy: null,
          summary: 'WhatsApp number, Picture of the guide',
        },
      ]),
    find: () => Promise.resolve(earlier),
  };

  it('are compared with the form and taken back by a save that names the version of the pictures', async () => {
    const { api } = await openAgencyForm({ history });
    await userEvent.click(screen.getByText('Earlier versions'));
    await userEvent.click(await screen.findByRole('button', { name: /^See what it was before/ }));
    const panel = within(await screen.findByRole('region', { name: /^Before this change/ }));
    expect(panel.getByText('+91 90000 33333')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Take everything back' }));
    await press('Save');
    await waitFor(() => expect(api.edit).toHaveBeenCalled());
    const [form] = api.edit.mock.calls[0] ?? [];
    expect(readSentFacts(form)).toEqual({ whatsApp: '+91 90000 33333', guidePicture: picture });
    expect(form?.get('imagesOfVersion')).toBe('1');
  });

  it('give back each text that was typed over them, also after everything was taken back', async () => {
    const both = storedAgency({ whatsApp: '+91 90000 33333', tagline: 'Of old.' }, 1);
    await openAgencyForm({ history: { ...history, find: () => Promise.resolve(both) } });
    await userEvent.click(screen.getByText('Earlier versions'));
    await userEvent.click(await screen.findByRole('button', { name: /^See what it was before/ }));
    const panel = within(await screen.findByRole('region', { name: /^Before this change/ }));
    await retype('WhatsApp number', '+91 90000 11111');
    await retype('Promise', 'Typed.');
    await userEvent.click(panel.getByRole('button', { name: 'Take everything back' }));
    expect(field('Promise')).toHaveValue('Of old.');
    for (const choice of panel.getAllByRole('radio', { name: 'Keep this' })) await userEvent.click(choice);
    expect(field('WhatsApp number')).toHaveValue('+91 90000 11111');
    expect(field('Promise')).toHaveValue('Typed.');
  });
});

it('offers another try when the agency cannot be loaded', async () => {
  const { deps, api } = await openAgencyForm();
  expect(api.read).toHaveBeenCalledOnce();
  api.read.mockRejectedValueOnce(new Error('down'));
  await act(() => deps.store.load());
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch the agency');
  await press('Try again');
  expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible();
});
