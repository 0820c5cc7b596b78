import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FetchError } from 'ofetch';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { originalFacts } from '#contract/agency.ts';
import { agencyFields } from '#contract/fields/agency-fields.ts';
import type { Codec } from '#features/admin/pictures/codec.ts';
import { openAgencyForm, readSentFacts, storedAgency } from '#features/admin/testing/agency-fixture.tsx';
import { createConnectionFailure } from '#features/admin/testing/connection.ts';
import { answering } from '#features/admin/testing/fake-backend.ts';
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
  it('begins with the numbers, sends only what differs from the originals, and shows what is stored then', async () => {
    const { api, emitted, leave } = await openAgencyForm();
    const go = vi.fn<() => void>();
    expect(leave(go)).toBe(true);
    expect(field('WhatsApp number')).toBeVisible();
    expect(field('WhatsApp number')).toHaveValue(originalFacts.whatsApp);
    await retype('WhatsApp number', '90000 11111');
    await open('How it looks');
    expect(screen.getByText('Preview: Banyan Tours & Travels, 90000 11111')).toBeVisible();
    await press('Save');
    const notice = await screen.findByText('Saved. The site shows it now.');
    expect(notice.closest('output')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'See it on the site' })).toHaveAttribute(
      'href',
      '/packages/detail/p1',
    );
    const [form] = api.edit.mock.calls[0] ?? [];
    expect(readSentFacts(form)).toEqual({ whatsApp: '+91 90000 11111' });
    expect(emitted).toEqual([{ type: 'agency-edited', facts: { whatsApp: '+91 90000 11111' } }]);
    expect(field('WhatsApp number')).toHaveValue('+91 90000 11111');
    expect(leave(go)).toBe(true);
  });

  it('names each wrong field, keeps what was typed, and opens the closed part of an error', async () => {
    const { api } = await openAgencyForm();
    await retype('WhatsApp number', '12');
    await open('Office and opening hours');
    await retype('Place on the map', 'https://maps.app.goo.gl/AbCd');
    await open('Office and opening hours');
    await press('Save');
    expect(screen.getByRole('alert')).toHaveTextContent('2 fields need another look');
    expect(field('WhatsApp number')).toHaveFocus();
    expect(field('WhatsApp number')).toHaveValue('12');
    expect(field('Place on the map')).toBeVisible();
    expect(field('Place on the map')).toHaveAccessibleDescription(
      expect.stringContaining('Open it in a browser and copy the long address from there'),
    );
    expect(api.edit).not.toHaveBeenCalled();
    await open('Office and opening hours');
    expect(field('Place on the map')).not.toBeVisible();
    await press(/^This short link does not say where it leads/);
    expect(field('Place on the map')).toBeVisible();
    expect(field('Place on the map')).toHaveFocus();
  });

  it('says at the field what is wrong with a number', async () => {
    const { api } = await openAgencyForm();
    await retype('WhatsApp number', '98765 43210 / 98765 43211');
    await press('Save');
    const sentence = 'WhatsApp number holds more than one number. Please write one.';
    expect(field('WhatsApp number')).toHaveAccessibleDescription(expect.stringContaining(sentence));
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
    expect(api.edit).not.toHaveBeenCalled();
  });

  it('saves another fact beside a number that is stored although it would be refused now', async () => {
    const { api } = await openAgencyForm({ stored: storedAgency({ whatsApp: '+91 1800 123 4567' }) });
    await open('Name and promise');
    await retype('Promise', 'Slow tours.');
    await press('Save');
    await waitFor(() => expect(api.edit).toHaveBeenCalled());
    expect(readSentFacts(api.edit.mock.calls[0]?.[0])).toEqual({
      whatsApp: '+91 1800 123 4567',
      tagline: 'Slow tours.',
    });
  });

  it('cannot be changed while it is saved', async () => {
    await openAgencyForm({ edit: () => deferred<never>().promise });
    await press('Save');
    expect(field('WhatsApp number')).toBeDisabled();
  });

  it('shows the errors of the server where the focus goes', async () => {
    const fields = { longitude: 'Too far', reviews: 'Too many', images: 'Too dark' };
    await openAgencyForm({ edit: () => Promise.reject(refusal(400, { message: 'No', fields })) });
    await press('Save');
    await waitFor(() => expect(field('Place on the map')).toHaveFocus());
    await press('Too many');
    expect(screen.getByRole('group', { name: 'Reviews' })).toHaveFocus();
    expect(screen.getByRole('group', { name: 'Reviews' })).toHaveAccessibleDescription('Too many');
    await press('Too dark');
    const [choose] = screen.getAllByRole('button', { name: /^Choose a photo: Gallery/ });
    expect(choose).toHaveFocus();
    expect(choose).toHaveAccessibleDescription('Too dark');
  });

  it('takes an original back', async () => {
    const { api } = await openAgencyForm({
      stored: storedAgency({ tagline: 'Slow tours.', guidePicture: picture }),
    });
    await open('Name and promise');
    await press('Use the original: Promise');
    expect(field('Promise')).toHaveValue(
      'Tour packages across India and abroad, put together with you over the phone.',
    );
    await open('The guide');
    const portrait = screen.getByRole('img', { name: 'Picture of the guide' });
    expect(portrait).toHaveAttribute('src', `https://api.example${picture}`);
    await press('Use the original: Picture of the guide');
    expect(portrait).toHaveAttribute('src', '/guide.svg');
    await press('Save');
    await waitFor(() => expect(api.edit).toHaveBeenCalled());
    expect(readSentFacts(api.edit.mock.calls[0]?.[0])).toEqual({});
  });
});

const forAll = () => screen.getByRole('button', { name: 'Use this number for all four' });
const used = () => within(forAll().parentElement ?? document.body).getByRole('status');

describe('the numbers', () => {
  const labels = ['Phone in India', 'Phone for tours abroad', 'Phone on package pages', 'WhatsApp number'];
  const shown = () => labels.map((label) => field(label).value);

  const { phoneIndia, phoneInternational, phonePackages, whatsApp } = agencyFields;
  it.each([phoneIndia, phoneInternational, phonePackages, whatsApp])(
    'of the form say where $label is used',
    async ({ label, hint }) => {
      await openAgencyForm();
      expect(field(label)).toHaveAccessibleDescription(hint);
    },
  );

  it('are one after a press, which can be undone, and are saved as one', async () => {
    const { api } = await openAgencyForm({ stored: storedAgency({ phonePackages: '+91 90000 33333' }) });
    await retype('WhatsApp number', '12');
    await press('Save');
    expect(screen.getByRole('alert')).toHaveTextContent('WhatsApp number is too short');
    await retype('Phone in India', '090000 11111');
    const before = shown();
    await userEvent.dblClick(forAll());
    expect(shown()).toEqual(Array.from(labels, () => '+91 90000 11111'));
    expect(field('WhatsApp number')).not.toHaveAttribute('aria-invalid');
    expect(forAll()).toHaveFocus();
    expect(used()).toHaveTextContent('All four are +91 90000 11111 now. Save, and the site shows it.');
    await press('Undo');
    expect(shown()).toEqual(before);
    expect(forAll()).toHaveFocus();
    expect(used()).toBeEmptyDOMElement();
    await userEvent.click(forAll());
    await press('Save');
    await waitFor(() => expect(api.edit).toHaveBeenCalled());
    const number = '+91 90000 11111';
    expect(readSentFacts(api.edit.mock.calls[0]?.[0])).toEqual({ phoneIndia: number, whatsApp: number });
  });

  it('leave WhatsApp as it is when the number cannot have it, and say so', async () => {
    await openAgencyForm();
    await retype('Phone in India', '1800 123 4567');
    await userEvent.click(forAll());
    expect(shown()).toEqual(['1800 123 4567', '1800 123 4567', '1800 123 4567', originalFacts.whatsApp]);
    expect(used()).toHaveTextContent(
      /^The three phones are 1800 123 4567 now\. WhatsApp number cannot be 1800 123 4567: .*That field stays as it was\.$/,
    );
  });

  it('stay as they are when the first is no number, and say why', async () => {
    await openAgencyForm();
    await retype('Phone in India', '12');
    const before = shown();
    await userEvent.click(forAll());
    expect(shown()).toEqual(before);
    expect(used()).toHaveTextContent('Phone in India is too short.');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await retype('Phone in India', '90000 11111');
    expect(used()).toBeEmptyDOMElement();
  });

  it('that are not set are shown as the phone in India, which the site uses for them', async () => {
    await openAgencyForm({ stored: storedAgency({ phoneIndia: '+91 90000 11111' }) });
    expect(shown()).toEqual([...Array.from({ length: 3 }, () => '+91 90000 11111'), originalFacts.whatsApp]);
  });

  it('that are not set follow the phone in India, also when that changes again', async () => {
    const { api } = await openAgencyForm({
      stored: storedAgency({ phoneIndia: '+91 90000 11111', phonePackages: '+91 90000 33333' }),
    });
    await retype('Phone in India', '90000 22222');
    expect(shown().slice(0, 3)).toEqual(['90000 22222', '90000 22222', '+91 90000 33333']);
    await press('Use the original: Phone on package pages');
    expect(field('Phone on package pages')).toHaveValue('90000 22222');
    expect(screen.queryByRole('button', { name: 'Use the original: Phone for tours abroad' })).toBeNull();
    await press('Save');
    await waitFor(() => expect(api.edit).toHaveBeenCalled());
    expect(readSentFacts(api.edit.mock.calls[0]?.[0])).toEqual({ phoneIndia: '+91 90000 22222' });
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

  it('is asked for when the address is new and the place is not, until the owner says that it is right', async () => {
    const { api } = await openOffice({
      edit: () => Promise.reject(refusal(500, { message: 'Not now' })),
    });
    await retype('Office address', '4 Peepal Lane{Enter}{Enter}  Nashik ');
    await retype('Opening hours', 'Every day: 9:30 am to 5 pm');
    expect(screen.getAllByText(/^The address is new\. Does the map/)[0]).toBeVisible();
    await press('Save');
    expect(screen.getByRole('alertdialog', { name: 'Is the place on the map still right?' })).toBeVisible();
    await press('Cancel');
    expect(api.edit).not.toHaveBeenCalled();
    expect(field('Place on the map')).toHaveFocus();
    await press('Save');
    await press('It is right, save');
    await screen.findByText('Not now');
    await press('Save');
    await waitFor(() => expect(api.edit).toHaveBeenCalledTimes(2));
    expect(sent(api)).toEqual({
      address: ['4 Peepal Lane', 'Nashik'],
      hours: [{ days: 'Every day', time: '9:30 am to 5 pm' }],
    });
    await retype('Place on the map', '20.01, 73.79');
    expect(screen.queryByText(/^The address is new/)).toBeNull();
  });
});

it('reviews are written, added and removed', async () => {
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
  const finish = (name: string) =>
    act(async () => {
      const size = { width: 400, height: 300 };
      reads.get(name)?.resolve({ size, preview: new Blob([name]) });
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

  it.each([
    ['guide.jpg is not a picture we can read.', 'Picture of the guide'],
    ['bus.jpg is not a picture we can read.', 'Gallery picture 1'],
  ])('that the server refuses are named where they were chosen: %s', async (text, label) => {
    const edit = () => Promise.reject(refusal(400, { message: text, fields: { images: text } }));
    await openAgencyForm({ edit });
    await open('The guide');
    await open('Gallery');
    await choosePicture('Picture of the guide', 'guide.jpg');
    await choosePicture('Gallery picture 1', 'bus.jpg');
    await userEvent.type(await screen.findByLabelText('What gallery picture 1 shows'), 'Our bus');
    await press('Save');
    const choose = screen.getByRole('button', { name: `Choose a photo: ${label}` });
    await waitFor(() => expect(choose).toHaveFocus());
    expect(choose).toHaveAccessibleDescription(text);
  });

  it('take memory for their previews while the form may still show them', async () => {
    let made = 0;
    URL.createObjectURL = () => `blob:${(made += 1)}`;
    const revoked: string[] = [];
    URL.revokeObjectURL = (preview) => void revoked.push(preview);
    const { unmount } = await openAgencyForm();
    await open('The guide');
    await choosePicture('Picture of the guide', 'guide.jpg');
    await waitFor(() => expect(screen.getByAltText('Picture of the guide')).toHaveAttribute('src', 'blob:1'));
    await choosePicture('Picture of the guide', 'other.jpg');
    await waitFor(() => expect(screen.getByAltText('Picture of the guide')).toHaveAttribute('src', 'blob:2'));
    expect(revoked).toEqual(['blob:1']);
    unmount();
    expect(revoked).toEqual(['blob:1', 'blob:2']);
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

  it('that are damaged stop the save once, and a save without an answer can be tried again', async () => {
    const codec = {
      read: () => Promise.resolve(null),
      encode: () => Promise.reject(new Error('no picture')),
    };
    const { api } = await openAgencyForm({ codec });
    await open('The guide');
    await choosePicture('Picture of the guide', 'guide.jpg');
    expect(await screen.findByText('guide.jpg cannot be read. It may be damaged.')).toBeVisible();
    await press('Save');
    expect(screen.getByRole('alert')).toHaveTextContent('Not saved yet: 1 chosen file could not be added.');
    expect(api.edit).not.toHaveBeenCalled();
    api.edit.mockImplementationOnce(async () => Promise.reject(await createConnectionFailure()));
    await press('Save');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Saved. The site shows it now.')).toBeVisible();
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
});

it('asks before the form is left, and offers on return what was typed', async () => {
  const { leave, unmount } = await openAgencyForm();
  await retype('WhatsApp number', '90000 11111');
  const go = vi.fn<() => void>();
  expect(leave(go)).toBe(false);
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  await press('Leave');
  expect(go).toHaveBeenCalled();
  unmount();

  await openAgencyForm();
  expect(field('WhatsApp number')).toHaveValue(originalFacts.whatsApp);
  await press('Continue with your draft');
  expect(field('WhatsApp number')).toHaveValue('90000 11111');
});

it('a save of an outdated version keeps what was typed, takes over what only they changed, and lets choose', async () => {
  const current = storedAgency({ whatsApp: '+91 90000 22222', tagline: 'Theirs.' }, 4);
  const { api } = await openAgencyForm();
  api.edit.mockRejectedValueOnce(refusal(409, { message: 'Somebody else changed this agency', current }));
  await retype('WhatsApp number', '+91 90000 11111');
  await press('Save');
  const panel = within(await screen.findByRole('region', { name: 'Two versions of the agency' }));
  expect(panel.getByRole('heading')).toHaveFocus();
  expect(field('WhatsApp number')).toHaveValue('+91 90000 11111');
  expect(field('Promise')).toHaveValue('Theirs.');
  expect(panel.getAllByRole('group')).toHaveLength(1);
  await userEvent.click(panel.getByRole('radio', { name: 'Take what was saved' }));
  expect(field('WhatsApp number')).toHaveValue('+91 90000 22222');
  await userEvent.click(panel.getByRole('radio', { name: 'Keep yours' }));
  await press('Save');
  await waitFor(() => expect(api.edit).toHaveBeenCalledTimes(2));
  const [form] = api.edit.mock.calls[1] ?? [];
  expect(form?.get('version')).toBe('4');
  expect(readSentFacts(form)).toEqual({ whatsApp: '+91 90000 11111', tagline: 'Theirs.' });
});

it('an earlier version is compared with the form and taken back by a save that names the version of the pictures', async () => {
  const version = { version: 1, replacedAt: Date.now(), replacedBy: null, summary: 'WhatsApp number' };
  const history = {
    'GET /admin/agency-versions': answering({ versions: [version] }),
    'GET /admin/agency-version': answering({
      agency: storedAgency({ whatsApp: '+91 90000 33333', guidePicture: picture }, 1),
    }),
  };
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

it('offers another try when the agency cannot be loaded', async () => {
  const { deps, api } = await openAgencyForm();
  expect(api.read).toHaveBeenCalledOnce();
  api.read.mockRejectedValueOnce(new Error('down'));
  await act(() => deps.store.stored.load());
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch the agency');
  await press('Try again');
  expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible();
});
