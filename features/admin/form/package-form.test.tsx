import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Package } from '#contract/package.ts';
import type { WriteResult } from '#features/admin/api.ts';
import { answering, fakeBackend } from '#features/admin/testing/fake-backend.ts';
import { EditPackage } from './package-editor.tsx';
import { createFormFixture, readTextFields } from '#features/admin/testing/form-fixture.tsx';
import { stubImageDecoder } from '#features/admin/testing/pictures.ts';
import { aFailure } from '#features/shared/testing/a-failure.ts';
import type { Http } from '#features/shared/http.ts';
import { aPackage } from '#features/shared/testing/builders.ts';
import { deferred } from '#features/shared/testing/deferred.ts';

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  return stubImageDecoder();
});

type Extras = NonNullable<Parameters<typeof createFormFixture>[2]>;
interface Options extends Extras {
  readonly backend?: Http;
  readonly editPackage?: () => Promise<WriteResult<Package>>;
}

async function openEdit(tour: Partial<Package> = {}, { backend, editPackage, ...extras }: Options = {}) {
  const stored = aPackage({ images: ['/a', '/b'], ...tour });
  const calls = { package: () => Promise.resolve(stored), ...(editPackage && { editPackage }) };
  const fixture = createFormFixture(calls, backend, extras);
  const view = fixture.edit('p1');
  await screen.findByRole('button', { name: 'Update Package' });
  const save = async () => {
    await press('Update Package');
    await waitFor(() => expect(fixture.api.editPackage).toHaveBeenCalled());
    return readTextFields(fixture.api.editPackage.mock.lastCall?.[1]);
  };
  return { ...fixture, ...view, save };
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const choice = (name: string) => screen.getByRole('radio', { name });
const preparedFor = () => screen.queryByRole('textbox', { name: 'Prepared for' });
const area = (name: string) => screen.getByLabelText<HTMLTextAreaElement>(name);
const versionsHeading = () => screen.getByRole('heading', { name: 'Two versions of this package' });
const describing = () => screen.getByRole('textbox', { name: 'What the picture shows' });
const detailsOf = (form: FormData | undefined): unknown => {
  const text = form?.get('pictureDetails');
  return typeof text === 'string' ? JSON.parse(text) : text;
};

const labels = ['Package name', 'Place', 'Price', 'Days', 'Nights', 'Persons', 'Description'];
const listLabels = ['Trip highlights', 'Inclusions', 'Exclusions'];

describe('creating a package', () => {
  it('has the fields of the specification in its order, each in the direction of its script', () => {
    createFormFixture({}, undefined, { isOurBackend: false }).create();
    expect(screen.getByRole('heading', { level: 1, name: 'Create Package' })).toBeVisible();
    const category = screen.getByRole('combobox', { name: 'Category' });
    expect(
      within(category)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Select Category', 'international', 'domestic']);
    for (const name of [...labels, ...listLabels, 'Day 1']) expect(area(name)).toHaveValue('');
    for (const name of ['Package name', 'Place', 'Description', 'Inclusions', 'Day 1'])
      expect(area(name)).toHaveAttribute('dir', 'auto');
    expect(area('Price')).toHaveAccessibleDescription('In rupees, for all persons together');
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

  it('shows what is missing at the fields and in the alert area, and focuses the first', async () => {
    const { api, create } = createFormFixture();
    create();
    await press('Submit');
    expect(api.createPackage).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent('8 fields need another look:');
    const category = screen.getByRole('combobox', { name: 'Category' });
    expect(category).toHaveFocus();
    expect(category).toHaveAccessibleDescription('Category is required');
    await press('Price is required');
    expect(area('Price')).toHaveFocus();
    await userEvent.type(area('Price'), '100');
    expect(screen.queryByText('Price is required')).not.toBeInTheDocument();
  });

  it('groups its fields under names alone, as some screen readers tell of a group without one', async () => {
    await openEdit();
    const fieldsets = screen.getAllByRole('group').filter(({ localName }) => localName === 'fieldset');
    expect(fieldsets.length).toBeGreaterThan(1);
    for (const group of fieldsets) expect(group).toHaveAccessibleName();
  });

  it('says at the price which discount the Destinations page promises for the place', async () => {
    await openEdit({ category: 'domestic', place: 'Varanasi' });
    expect(area('Price')).toHaveAccessibleDescription(
      'In rupees, for all persons together. The Destinations page promises 20% off Kashi: type the price before that discount.',
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'international');
    expect(area('Price')).toHaveAccessibleDescription('In rupees, for all persons together');
  });

  it('refuses a number that can be read as two, says so beside the field and keeps what was typed', async () => {
    const { api, save } = await openEdit({ price: 45.5, place: 'Hampi' });
    expect(area('Price')).toHaveValue('45.5');
    await userEvent.clear(area('Price'));
    await userEvent.type(area('Price'), '45.000');
    await press('Update Package');
    const text = 'Price 45.000 can be read as 45 or 45000. Please type one of the two.';
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(area('Price')).toHaveFocus();
    expect(area('Price')).toHaveAccessibleDescription(`In rupees, for all persons together ${text}`);
    expect(area('Price')).toHaveValue('45.000');
    expect(api.editPackage).not.toHaveBeenCalled();
    await userEvent.clear(area('Price'));
    await userEvent.type(area('Price'), '४५,०००');
    expect(await save()).toMatchObject({ price: '45000' });
  });

  it('names the errors that the server sends where the focus goes', async () => {
    const fields = {
      place: 'Place is unknown',
      dayWiseItinerary: 'Day 1 is too long',
      visibility: 'Visibility is not valid',
      imageOrder: 'Too many',
    };
    const failure = await aFailure(400, { message: 'No', fields });
    await openEdit({}, { editPackage: () => Promise.reject(failure) });
    await press('Update Package');
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many');
    await waitFor(() => expect(area('Place')).toHaveFocus());
    expect(area('Place')).toHaveAccessibleDescription(fields.place);
    for (const [name, error] of [
      ['Who sees it', fields.visibility],
      ['Day-wise itinerary', fields.dayWiseItinerary],
    ] as const) {
      await press(error);
      expect(screen.getByRole('group', { name })).toHaveFocus();
      expect(screen.getByRole('group', { name })).toHaveAccessibleDescription(error);
    }
  });

  it('is submitted by Ctrl+S and Cmd+S, which do not save the page, once meanwhile, and under another key when it was changed after a failure', async () => {
    const answer = deferred<WriteResult<Package>>();
    const createPackage = vi.fn<(form: FormData) => Promise<WriteResult<Package>>>(() => answer.promise);
    createFormFixture({ package: () => Promise.resolve(aPackage()), createPackage }).create('p1');
    await screen.findByRole('button', { name: 'Submit' });
    expect(fireEvent.keyDown(document.body, { key: 's', metaKey: true })).toBe(false);
    expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDisabled();
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(createPackage).toHaveBeenCalledTimes(1);
    await act(async () => answer.reject(new Error('offline')));
    await userEvent.type(area('Place'), ' North');
    await press('Submit');
    const [first, second] = createPackage.mock.calls.map(([form]) => form.get('idempotencyKey'));
    expect(second).not.toBe(first);
  });
});

const reload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('editing a package', () => {
  it('shows that it is loading, has failed, or is not there, and loads again', async () => {
    const calls = vi
      .fn<() => Promise<Package>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(aPackage());
    createFormFixture({ package: calls }).edit('p1');
    expect(screen.getByText('Loading package details...')).toBeInTheDocument();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch categories');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByDisplayValue('Kerala')).toBeVisible();
    cleanup();
    createFormFixture().edit('p9');
    expect(await screen.findByText('Package not found')).toBeVisible();
  });

  it('is that of the address, also after another one', async () => {
    const { edit, deps } = createFormFixture({
      package: (id) => Promise.resolve(aPackage({ _id: id, name: `Tour ${id}` })),
    });
    const { rerender } = edit('p1');
    expect(await screen.findByDisplayValue('Tour p1')).toBeVisible();
    rerender(<EditPackage id="p2" deps={deps} />);
    expect(await screen.findByDisplayValue('Tour p2')).toBeVisible();
  });

  it('shows both versions when somebody else has saved first, and saves what was chosen', async () => {
    const current = aPackage({ name: 'Theirs', place: 'Munnar', version: 2 });
    const first = { ...current, name: 'Theirs before', place: 'Kerala' };
    const conflict = await aFailure(409, {
      message: 'Somebody else changed this package',
      current: first,
    });
    const again = await aFailure(409, { message: 'And again', current: { ...current, version: 3 } });
    const editPackage = vi.fn<() => Promise<WriteResult<Package>>>().mockRejectedValueOnce(conflict);
    editPackage.mockRejectedValueOnce(again).mockResolvedValue({ message: '', value: current });
    const { api } = await openEdit({ images: current.images }, { editPackage });
    await userEvent.clear(area('Package name'));
    await userEvent.type(area('Package name'), 'Mine');
    await press('Update Package');
    expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else changed this package');
    expect(versionsHeading()).toHaveFocus();
    await press('Save with these choices');
    expect(await screen.findByText('And again')).toBeVisible();
    expect(versionsHeading()).toHaveFocus();
    const name = within(screen.getByRole('group', { name: 'Package name' }));
    expect(name.getByText('Mine')).toBeVisible();
    expect(name.getByText('Theirs')).toBeVisible();
    expect(name.getByRole('radio', { name: 'Keep yours' })).toBeChecked();
    expect(area('Place')).toHaveValue('Munnar');
    const place = within(screen.getByRole('group', { name: 'Place' }));
    expect(place.queryByText('Yours')).not.toBeInTheDocument();
    await userEvent.click(place.getByRole('radio', { name: 'Put this back' }));
    expect(area('Place')).toHaveValue('Kerala');
    await userEvent.click(place.getByRole('radio', { name: 'Keep what was saved' }));
    await userEvent.click(name.getByRole('radio', { name: 'Take what was saved' }));
    expect(area('Package name')).toHaveValue('Theirs');
    await userEvent.click(name.getByRole('radio', { name: 'Keep yours' }));
    await press('Save with these choices');
    const [, form] = api.editPackage.mock.lastCall ?? [];
    expect(readTextFields(form)).toMatchObject({ name: 'Mine', place: 'Munnar', version: '3' });
  });

  it('lets the browser ask before a reload, only while something would be lost', async () => {
    await openEdit();
    expect(reload()).toBe(false);
    await userEvent.type(area('Place'), '!');
    expect(reload()).toBe(true);
    await userEvent.type(area('Place'), '{Backspace}');
    expect(reload()).toBe(false);
  });

  it('still reports how a save ended when the form was left', async () => {
    const answer = deferred<WriteResult<Package>>();
    const { deps, unmount } = await openEdit({}, { editPackage: () => answer.promise });
    await press('Update Package');
    unmount();
    await act(async () => answer.reject(new Error('offline')));
    expect(deps.onFailedAfterLeave).toHaveBeenCalledWith('Failed to update package');
  });

  it.each<[string, (fixture: Awaited<ReturnType<typeof openEdit>>) => void]>([
    ['is closed', () => window.dispatchEvent(new Event('pagehide'))],
    ['goes into the background', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['loses its session', ({ expireSession }) => expireSession()],
  ])('keeps a draft at once when the form %s', async (_, how) => {
    const fixture = await openEdit();
    fireEvent.change(area('Place'), { target: { value: 'Munnar' } });
    expect(localStorage).toHaveLength(0);
    act(() => how(fixture));
    expect(localStorage).toHaveLength(1);
  });

  it('offers a draft on return, and removes it once it is discarded, or saved', async () => {
    const first = await openEdit();
    await userEvent.type(area('Place'), ' hills');
    first.unmount();
    const second = await openEdit();
    expect(area('Place')).toHaveValue('Kerala');
    expect(screen.getByText(/You have an unsaved draft from 5 April/)).toBeVisible();
    await press('Discard it');
    second.unmount();
    const third = await openEdit(
      {},
      { editPackage: () => Promise.resolve({ message: '', value: aPackage() }) },
    );
    expect(screen.queryByText(/unsaved draft/)).not.toBeInTheDocument();
    await userEvent.type(area('Place'), '!');
    await third.save();
    third.unmount();
    expect(localStorage).toHaveLength(0);
  });
});

describe('who sees a package', () => {
  it('is everybody for a new one, each choice with a sentence', () => {
    createFormFixture().create();
    expect(choice('Everybody')).toBeChecked();
    for (const [name, sentence] of [
      ['Everybody', 'It is in the lists, and search engines find it.'],
      ['Only with the link', 'Who has its address. It is in no list.'],
      ['Nobody yet', 'Administrators alone can open it.'],
    ] as const)
      expect(choice(name)).toHaveAccessibleDescription(sentence);
  });

  it('may be a person, who is asked for only for a link', async () => {
    await openEdit();
    expect(preparedFor()).toBeNull();
    await userEvent.click(choice('Only with the link'));
    expect(preparedFor()).toBeVisible();
    await userEvent.click(choice('Nobody yet'));
    expect(preparedFor()).toBeNull();
  });
});

it('an earlier version is compared with the form, side by side, and taken back, with who sees it and the pictures', async () => {
  const version = {
    version: 2,
    replacedAt: Date.now() - 2 * 3_600_000,
    replacedBy: { name: 'Asha', email: 'asha@example.com' },
    summary: 'price 21000 to 24500',
  };
  const earlier = aPackage({ name: 'Old name', price: 21_000, images: ['/old'], visibility: 'draft' });
  const list = answering({ versions: [version] });
  const backend = fakeBackend({
    'GET /admin/package-versions/{id}': list,
    'GET /admin/package-version/{id}': answering({ package: earlier }),
  });
  const { save } = await openEdit({ visibility: 'link', preparedFor: 'the Sharma family' }, { backend });
  expect(choice('Only with the link')).toBeChecked();
  expect(preparedFor()).toHaveValue('the Sharma family');
  expect(list).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('Earlier versions'));
  await userEvent.click(
    await screen.findByRole('button', { name: `See what it was before ${version.summary}` }),
  );
  expect(screen.getByText('Changed 2 hours ago by Asha')).toBeVisible();
  const panel = await screen.findByRole('region', { name: `Before this change: ${version.summary}` });
  expect(within(panel).getByRole('heading')).toHaveFocus();
  const price = within(panel).getByRole('group', { name: 'Price' });
  expect(price).toHaveTextContent('24500');
  expect(price).toHaveTextContent('21000');
  const visibility = within(panel).getByRole('group', { name: 'Who sees it' });
  expect(visibility).toHaveTextContent('Nobody yet');
  await userEvent.click(within(visibility).getByRole('radio', { name: 'Take this back' }));
  expect(choice('Nobody yet')).toBeChecked();
  await userEvent.click(within(panel).getByRole('button', { name: 'Take everything back' }));
  expect(within(panel).queryByRole('button', { name: 'Take everything back' })).not.toBeInTheDocument();
  await userEvent.click(within(panel).getByRole('button', { name: 'Close' }));
  expect(panel).not.toBeInTheDocument();
  expect(await save()).toMatchObject({
    name: 'Old name',
    price: '21000',
    imageOrder: '["/old"]',
    imagesOfVersion: '2',
  });
});

describe('the details of a picture', () => {
  it('are set in the form and sent with the save', async () => {
    const { api, save } = await openEdit();
    await press('Details of picture 1');
    await userEvent.click(screen.getByRole('slider', { name: 'What must stay in view of picture 1' }));
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}{Shift>}{ArrowUp}{/Shift}');
    await userEvent.type(describing(), 'A houseboat');
    await press('Use as banner');
    expect(await save()).toMatchObject({ imageOrder: '["/a","/b"]' });
    expect(detailsOf(api.editPackage.mock.lastCall?.[1])).toEqual([
      {
        image: '/a',
        focal: expect.objectContaining({ x: expect.any(Number) }),
        alt: 'A houseboat',
        banner: true,
      },
    ]);
  });

  it('are not sent while the pictures are as they are stored; unsaved changes are named until they are taken back', async () => {
    const { save } = await openEdit({ pictureDetails: [{ address: '/a', alt: 'Boat' }] });
    await userEvent.type(area('Price'), '0');
    expect(screen.getByText('Unsaved changes')).toBeVisible();
    await userEvent.type(area('Price'), '{Backspace}');
    expect(screen.queryByText('Unsaved changes')).toBeNull();
    expect(await save()).not.toHaveProperty('pictureDetails');
  });
});

describe('the local name', () => {
  it('is suggested from what the site knows of the place, and filled in with the focus in the field', async () => {
    const { save } = await openEdit({ place: 'Himachal' });
    await userEvent.click(await screen.findByRole('button', { name: 'Suggested: हिमाचल' }));
    expect(area('Local name')).toHaveValue('हिमाचल');
    expect(area('Local name')).toHaveFocus();
    expect(screen.queryByRole('button', { name: /Suggested/ })).toBeNull();
    await userEvent.clear(area('Place'));
    await userEvent.type(area('Place'), 'Goa');
    await screen.findByRole('button', { name: 'Suggested: गोवा' });
    await userEvent.type(area('Place'), ' and Atlantis');
    await waitFor(() => expect(screen.queryByRole('button', { name: /Suggested/ })).toBeNull());
    expect(await save()).toMatchObject({ localName: 'हिमाचल' });
  });

  it('that is stored is in the field, in the direction of its script', async () => {
    await openEdit({ localName: 'ஹிமாச்சல்' });
    expect(area('Local name')).toHaveValue('ஹிமாச்சல்');
    expect(area('Local name')).toHaveAttribute('dir', 'auto');
  });
});

const shown = () =>
  within(screen.getByRole('list', { name: 'As the page shows it' }))
    .getAllByRole('listitem')
    .map((entry) => entry.textContent);

describe('a list', () => {
  it('that was loaded comma-separated has a line for each entry with the first line break, and keeps the caret', async () => {
    const { save } = await openEdit({ inclusions: ['Breakfast', 'Guide', 'Tea'] });
    expect(area('Inclusions')).toHaveValue('Breakfast, Guide, Tea');
    expect(area('Inclusions')).toHaveAccessibleDescription(/3 entries\./);
    const caret = { initialSelectionStart: 9, initialSelectionEnd: 9 };
    await userEvent.type(area('Inclusions'), '{Enter}Lunch, with tea{Enter}', caret);
    expect(area('Inclusions')).toHaveValue('Breakfast\nLunch, with tea\nGuide\nTea');
    expect(area('Inclusions')).toHaveAccessibleDescription(/4 entries\.$/);
    expect(await save()).toMatchObject({ inclusions: '["Breakfast","Lunch, with tea","Guide","Tea"]' });
  });

  it('shows its entries as they will stand, typed or pasted, without marks and with the commas in numbers', async () => {
    const { save } = await openEdit({ inclusions: [], exclusions: [], tripHighlights: [] });
    await userEvent.type(area('Inclusions'), 'Coffee at 1,100 m, 2 nights,3 dinners');
    expect(shown()).toEqual(['Coffee at 1,100 m', '2 nights', '3 dinners']);
    await userEvent.clear(area('Inclusions'));
    await userEvent.paste('•\tBreakfast\n•\tAll meals, with tea\n•\tGuide');
    expect(shown()).toEqual(['Breakfast', 'All meals, with tea', 'Guide']);
    expect(area('Inclusions')).toHaveAccessibleDescription(/3 entries\.$/);
    expect(await save()).toMatchObject({ inclusions: '["Breakfast","All meals, with tea","Guide"]' });
  });

  it('is counted as the page shows its points', async () => {
    await openEdit({
      inclusions: ['✓ Breakfast • Dinner', 'Tea'],
      exclusions: ['•'],
      tripHighlights: ['a • b'],
    });
    expect(area('Inclusions')).toHaveAccessibleDescription(/3 entries\./);
    expect(area('Trip highlights')).toHaveAccessibleDescription(/1 entry\./);
    expect(area('Exclusions')).not.toHaveAccessibleDescription(/entr/);
  });
});

describe('a copy', () => {
  const source = aPackage({
    images: ['/pictures/a', '/pictures/b'],
    pictureDetails: [{ address: '/pictures/b', alt: 'A lake' }],
    visibility: 'link',
    preparedFor: 'the Sharma family',
  });

  async function openCopy(isOurBackend: boolean) {
    const fixture = createFormFixture({ package: () => Promise.resolve(source) }, undefined, {
      isOurBackend,
    });
    fixture.create('p1');
    await screen.findByRole('button', { name: 'Submit' });
    return async () => {
      await press('Submit');
      await waitFor(() => expect(fixture.api.createPackage).toHaveBeenCalled());
      return fixture.api.createPackage.mock.lastCall?.[0];
    };
  }

  it('takes the stored pictures of its source, but those taken out, without sending a file, and who sees it without the person', async () => {
    const submit = await openCopy(true);
    expect(screen.getByText(/^Texts and pictures are copied/)).toBeVisible();
    await press(/^Remove picture 1/);
    expect(choice('Only with the link')).toBeChecked();
    expect(preparedFor()).toHaveValue('');
    const form = await submit();
    expect(readTextFields(form)).toMatchObject({
      imagesOfPackage: 'p1',
      imageOrder: '["/pictures/b"]',
      pictureDetails: '[{"image":"/pictures/b","alt":"A lake"}]',
    });
    expect(form?.getAll('images')).toEqual([]);
  });

  it('has no pictures where the backend copies none, and names no source', async () => {
    const submit = await openCopy(false);
    expect(screen.getByText(/the pictures are not/)).toBeVisible();
    const fields = readTextFields(await submit());
    expect(fields).toMatchObject({ name: source.name, tripHighlights: 'A night on the water' });
    for (const name of ['version', 'imagesOfPackage', 'imageOrder']) expect(fields).not.toHaveProperty(name);
  });
});

it('on a backend that keeps nothing of its own the form shows nothing of it, and sends lists divided at every comma', async () => {
  const fixture = createFormFixture({ package: () => Promise.resolve(aPackage()) }, undefined, {
    isOurBackend: false,
  });
  fixture.edit('p1');
  await userEvent.type(await screen.findByLabelText('Inclusions'), ', lunch{Enter}Guide');
  expect(area('Inclusions')).toHaveAccessibleDescription(
    /3 entries\. Your server divides lists at every comma, also at one inside a line\./,
  );
  for (const text of ['Who sees it', 'Local name', 'Earlier versions', 'Preview', /banner/i])
    expect(screen.queryByText(text)).toBeNull();
  expect(screen.queryByRole('button', { name: /Details/ })).toBeNull();
  await press('Update Package');
  await waitFor(() => expect(fixture.api.editPackage).toHaveBeenCalled());
  const sent = readTextFields(fixture.api.editPackage.mock.lastCall?.[1]);
  expect(sent).toMatchObject({ inclusions: 'Breakfast, lunch, Guide' });
});
