import { expect, it } from 'vitest';
import { originalFacts, type AgencyChanges } from '#contract/agency.ts';
import type { StoredAgency } from '#contract/stored-agency.ts';
import { createAgencyDraft } from './agency-draft.ts';
import { agencyFormReducer, createAgencyFormState, type AgencyFormEvent } from './agency-form-state.ts';
import { parseEntries, type TextFactName } from './agency-values.ts';

const original = {
  facts: { ...originalFacts, guideText: '', reviews: [] },
  guidePicture: '/guide.svg',
  gallery: [],
};
const stored = (facts: AgencyChanges, version = 3): StoredAgency => ({
  _id: 'agency',
  version,
  facts,
  images: [],
});
const open = (facts: AgencyChanges = {}, version = 3) =>
  createAgencyFormState({ stored: stored(facts, version), original });
const typed = (name: TextFactName, text: string): AgencyFormEvent => ({
  type: 'changed',
  name,
  change: (before) => ({ ...before, texts: { ...before.texts, [name]: text } }),
});
const after = (state: ReturnType<typeof open>, ...events: readonly AgencyFormEvent[]) =>
  events.reduce(agencyFormReducer, state);

const image = (digit: string) => `/pictures/${digit.repeat(32)}-10x10-aaaaaa`;

it('a conflict asks about nothing that only one of both has changed', () => {
  const current = stored({ whatsApp: '+91 90000 22222' }, 4);
  const state = after(open(), typed('phoneIndia', '90000 33333'), { type: 'conflict', text: 'No', current });
  expect(state).toMatchObject({ comparison: null, version: 4 });
  expect(state.submitError?.text).toContain('What was saved meanwhile is in the form now');
  expect(state.entries.texts).toMatchObject({ phoneIndia: '90000 33333', whatsApp: '+91 90000 22222' });
});

it('a draft is beside what somebody else has saved since it was written', () => {
  const written = after(open(), typed('phoneIndia', '90000 11111'));
  const fields = createAgencyDraft(written) ?? {};
  const restore: AgencyFormEvent = { type: 'draft-restored', fields, pictures: [] };
  const state = after(open({ phoneIndia: '+91 90000 22222' }, 4), restore);
  expect(state.entries.texts.phoneIndia).toBe('90000 11111');
  expect(state.comparison).toMatchObject({
    kind: 'conflict',
    facts: ['phoneIndia', 'phoneInternational', 'phonePackages'],
  });
  expect(after(open(), restore).comparison).toBeNull();
});

it('phones that are not set come with the phone in India of an earlier version', () => {
  const earlier = stored({ phoneIndia: '+91 90000 11111' }, 1);
  const { entries } = after(
    open({ phoneIndia: '+91 90000 22222', phonePackages: '+91 90000 33333' }),
    { type: 'earlier-version-opened', earlier, version: 1, title: '' },
    { type: 'side-chosen', name: 'phoneIndia', side: 'theirs' },
  );
  expect(entries.texts).toMatchObject({
    phoneIndia: '+91 90000 11111',
    phoneInternational: '+91 90000 11111',
    phonePackages: '+91 90000 33333',
  });
});

it('a draft keeps the pictures of an earlier version that were taken back', () => {
  const earlier = stored({ guidePicture: image('1'), gallery: [{ picture: image('2'), alt: 'Old' }] }, 1);
  const taken = after(
    open({ guidePicture: image('3') }),
    { type: 'earlier-version-opened', earlier, version: 1, title: '' },
    { type: 'all-taken' },
  );
  const fields = createAgencyDraft(taken) ?? {};
  const state = after(open({ guidePicture: image('3') }), { type: 'draft-restored', fields, pictures: [] });
  expect(state.entries.guidePicture).toMatchObject({ address: image('1') });
  expect(state.entries.gallery[0]).toMatchObject({ picture: { address: image('2') }, alt: 'Old' });
  expect(state.imagesOfVersion).toBe(1);
});

it('an earlier version gives back what was typed over it, also after everything was taken back', () => {
  const earlier = stored({ whatsApp: '+91 90000 33333', tagline: 'Of old.' }, 1);
  const taken = after(
    open(),
    { type: 'earlier-version-opened', earlier, version: 1, title: '' },
    typed('tagline', 'Typed.'),
    { type: 'all-taken' },
  );
  expect(taken.entries.texts).toMatchObject({ whatsApp: '+91 90000 33333', tagline: 'Of old.' });
  const back = after(
    taken,
    { type: 'side-chosen', name: 'whatsApp', side: 'mine' },
    { type: 'side-chosen', name: 'tagline', side: 'mine' },
  );
  expect(back.entries.texts).toMatchObject({ whatsApp: originalFacts.whatsApp, tagline: 'Typed.' });
});

it('a text that names no place is refused with what to do', () => {
  const { entries, base } = after(open(), typed('position', '97, 12'));
  expect(parseEntries(entries, base, original)).toEqual({
    errors: { position: expect.stringContaining('This names no place on the map. Paste a link') },
  });
});
