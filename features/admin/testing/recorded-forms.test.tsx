import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  recordedFacts,
  recordedForms,
  recordedId as _id,
  recordedImages as images,
  recordedKey,
  recordedVersion,
  type RecordedEntry,
  type RecordedForm,
} from '#contract/testing/recorded-forms.ts';
import { visibilityNames, toVisibility } from '#contract/visibility.ts';
import type { AdminApi } from '#features/admin/api.ts';
import { agencyLabels, labels as packageLabels } from '#features/admin/form/fields/fields.ts';
import { aDestination, aPackage } from '#features/shared/testing/builders.ts';
import { stubLayout } from '#features/shared/testing/layout.ts';
import { openAgencyForm, storedAgency } from './agency-fixture.tsx';
import { openDestinations } from './destinations-fixture.tsx';
import { createFormFixture } from './form-fixture.tsx';
import { createPhoto, stubImageDecoder } from './pictures.ts';

beforeEach(() => {
  localStorage.clear();
  stubLayout();
  return stubImageDecoder();
});

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const upload = (label: string | RegExp, files: File[]) =>
  userEvent.upload(screen.getByLabelText(label, { selector: 'input' }), files);

/** A line for each entry of a list, of an entry the texts. */
function toText(value: unknown): string {
  if (Array.isArray(value)) return value.map(toText).join('\n');
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.values(value)
    .filter((part) => typeof part === 'string')
    .join(': ');
}

async function enter(label: string, value: unknown) {
  const text = toText(value);
  const field = await screen.findByLabelText(label, { selector: 'input, select, textarea' });
  if (field instanceof HTMLSelectElement) return userEvent.selectOptions(field, text);
  await userEvent.clear(field);
  const [first = '', ...others] = text.split('\n');
  if (first !== '') await userEvent.paste(first);
  for (const line of others) {
    // Begins the next day of an itinerary.
    await userEvent.keyboard('{Enter}');
    await userEvent.paste(line);
  }
}

const { latitude, longitude, reviews: [review] = [] } = recordedFacts;
const enteredFacts = { ...recordedFacts, ...review, position: `${latitude}, ${longitude}` };

/** What the owner enters, by the names of the labels. */
const listValues = (
  entries: readonly RecordedEntry[],
): readonly (readonly [name: string, value: unknown])[] =>
  entries.flatMap(([name, sent, stored]) =>
    name === 'facts' ? Object.entries(enteredFacts) : [[name, stored?.[name] ?? sent] as const],
  );

const labelsOf: Record<RecordedForm['entity'], Readonly<Record<string, string>>> = {
  package: { ...packageLabels, dayWiseItinerary: 'Day 1' },
  destination: { name: 'Destination name' },
  agency: {
    ...agencyLabels,
    text: 'What they write',
    rest: 'The rest of it',
    name: 'Name',
    town: 'Town',
    trip: 'Trip',
    stamp: 'Stamp',
  },
};

/** Those that are not entered as a text. */
const otherNames = new Set(['images', 'visibility', 'guidePicture', 'gallery', 'reviews']);

/** Two pictures change places; or one takes the first place, which another leaves. */
async function enterPictures({ action, backend, entity }: RecordedForm, files: File[]) {
  if (entity === 'agency') {
    await upload(agencyLabels.guidePicture, files.slice(0, 1));
    await upload('Gallery picture 2', files.slice(1));
    await enter('What gallery picture 1 shows', 'Bus');
    await enter('What gallery picture 2 shows', 'Desk');
    return;
  }
  if (action === 'create') {
    await upload(/^Images/, files.toReversed());
    await press('Make picture 2 the card picture');
  } else {
    await press(/^Remove picture 1/);
    await upload(/^Images/, files);
    await press('Move picture 2 left');
  }
  if (backend === 'foreign') return;
  await press('Details of picture 1');
  screen.getByRole('slider').focus();
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
  if (entity !== 'package') return;
  await enter('What the picture shows', 'A hill at dawn');
  await press('Use as banner');
}

interface Editor {
  readonly submit: string;
  /** The calls that take the form. */
  readonly calls: readonly { readonly mock: { readonly calls: readonly (readonly unknown[])[] } }[];
}

const editors: Record<RecordedForm['entity'], (recorded: RecordedForm) => Promise<Editor>> = {
  package: async ({ action, backend }) => {
    const isOwn = backend === 'own';
    const pictureDetails = [{ address: images[1], alt: 'A lake' }];
    const version = isOwn ? recordedVersion : null;
    const stored = aPackage({ _id, images, pictureDetails, version, localName: 'केरळ', dayWiseItinerary: [] });
    const answer = { message: '', value: stored };
    const calls = { package: () => Promise.resolve(stored), editPackage: () => Promise.resolve(answer) };
    const { api, create, edit } = createFormFixture(calls, undefined, { isOurBackend: isOwn });
    if (action === 'edit') edit(_id);
    else create(action === 'copy' ? _id : null);
    const submit = action === 'edit' ? 'Update Package' : 'Submit';
    return { submit, calls: [api.createPackage, api.editPackage] };
  },
  destination: async ({ action, backend }) => {
    const isOwn = backend === 'own';
    const stored = aDestination({ images, version: isOwn ? recordedVersion : null });
    const list = vi.fn<AdminApi['destinations']>().mockResolvedValue([stored]);
    const api = openDestinations(list, { isOurBackend: isOwn });
    const calls = [api.createDestination, api.editDestination];
    for (const call of calls) call.mockResolvedValue({ message: '', value: null });
    if (action === 'edit') await press('Edit Kerala');
    const submit = action === 'edit' ? 'Update Destination' : 'Create Destination';
    return { submit, calls };
  },
  agency: async () => {
    const gallery = [{ picture: images[0], alt: 'A bus' }, null, null, null, null, null];
    const { api } = await openAgencyForm({ stored: storedAgency({ gallery }, recordedVersion) });
    return { submit: 'Save', calls: [api.edit] };
  },
};

/** As the recordings have it. */
function readBody(form: FormData) {
  return Array.from(form, ([name, value]) => {
    if (value instanceof File) return [name, { file: value.name, type: value.type }];
    return [name, name === 'idempotencyKey' && value !== '' ? recordedKey : value];
  });
}

it.each(recordedForms)('the editor sends what is recorded: %s', async (_, recorded) => {
  const { entity, entries } = recorded;
  const { submit, calls } = await editors[entity](recorded);
  await screen.findByRole('button', { name: submit });
  for (const [name, value] of listValues(entries)) {
    const label = labelsOf[entity][name];
    if (name === 'visibility')
      await userEvent.click(
        screen.getByRole('radio', { name: visibilityNames[toVisibility(String(value)) ?? 'public'] }),
      );
    // Without a text nobody is named, and there may be no field.
    else if (label !== undefined && !otherNames.has(name) && (name !== 'preparedFor' || value !== ''))
      await enter(label, value);
  }
  await enterPictures(
    recorded,
    entries.flatMap(([, sent]) => (typeof sent === 'string' ? [] : [createPhoto(sent.file)])),
  );
  await press(submit);
  const sentForms = () =>
    calls.flatMap(({ mock }) => mock.calls.flat()).filter((argument) => argument instanceof FormData);
  await waitFor(() => expect(sentForms()).toHaveLength(1));
  expect(sentForms().map(readBody)).toEqual([entries.map(([name, sent]) => [name, sent])]);
});
