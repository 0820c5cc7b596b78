import { render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { originalFacts, toAgency, type AgencyChanges } from '#contract/agency.ts';
import type { StoredAgency } from '#contract/stored-agency.ts';
import { AgencyEditor } from '#features/admin/agency/agency-editor.tsx';
import { createAgencyEditorStore, readStoredAgency } from '#features/admin/agency/agency-store.ts';
import type { OriginalAgency } from '#features/admin/agency/agency-values.ts';
import type { AgencyFormDeps } from '#features/admin/agency/use-agency-save.ts';
import { createChangeEvents, type AdminChange } from '#features/admin/change-events.ts';
import { createHistoryStore } from '#features/admin/history/history-store.ts';
import type { Codec } from '#features/admin/pictures/codec.ts';
import { answering, fakeBackend } from './fake-backend.ts';
import { createTestFormDeps } from './form-deps.ts';

export const storedAgency = (facts: AgencyChanges = {}, version = 3): StoredAgency => ({
  _id: 'agency',
  version,
  facts,
  images: [],
});

export const originalAgency: OriginalAgency = {
  facts: {
    ...originalFacts,
    guideText: 'He has led our tours since 1994.',
    reviews: [
      { rest: 'More tea.', text: 'Tea.', name: 'Meena', town: 'Nashik', trip: 'Kashi', stamp: 'kashi' },
    ],
  },
  guidePicture: '/guide.svg',
  gallery: Array.from({ length: 6 }, (_, index) => ({
    address: `/poster-${index}.svg`,
    alt: `Poster ${index}`,
  })),
};

const testCodec: Codec = {
  read: (file) => Promise.resolve({ size: { width: 400, height: 300 }, preview: file }),
  encode: (file) => Promise.resolve(file),
};

interface FixtureOptions {
  readonly stored?: StoredAgency;
  /** Answers the save of a form. */
  readonly edit?: (form: FormData) => Promise<unknown>;
  readonly history?: Parameters<typeof fakeBackend>[0];
  readonly codec?: Codec;
}

/** The facts that a form sends. */
export function readSentFacts(form: FormData | undefined): AgencyChanges {
  const facts = form?.get('facts');
  return typeof facts === 'string' ? JSON.parse(facts) : {};
}

export async function openAgencyForm({
  stored = storedAgency(),
  edit,
  history,
  codec = testCodec,
}: FixtureOptions = {}) {
  const echo = (form: FormData): Promise<unknown> => {
    const updatedAgency = { ...stored, version: stored.version + 1, facts: readSentFacts(form) };
    return Promise.resolve({ message: 'Saved', updatedAgency });
  };
  const api = {
    read: answering({ agency: stored }),
    edit: vi.fn<(form: FormData) => Promise<unknown>>(edit ?? echo),
  };
  const http = fakeBackend({
    'GET /admin/agency': api.read,
    'PATCH /admin/agency': ({ body }) => (body instanceof FormData ? api.edit(body) : undefined),
    ...history,
  });
  const changes = createChangeEvents();
  const emitted: AdminChange[] = [];
  changes.subscribe((change) => emitted.push(change));
  const { deps: formDeps, ...controls } = createTestFormDeps();
  const deps: AgencyFormDeps = {
    ...formDeps,
    store: createAgencyEditorStore(http, changes),
    openHistory: (id) => createHistoryStore(http, { kind: 'agency', read: readStoredAgency }, id),
    original: originalAgency,
    Preview: ({ changes: previewed }) => {
      const { agencyName, whatsApp } = toAgency(previewed);
      return <p>{`Preview: ${agencyName}, ${whatsApp.display}`}</p>;
    },
    examplePath: () => '/packages/detail/p1',
    onFailedAfterLeave: vi.fn<AgencyFormDeps['onFailedAfterLeave']>(),
    codec,
  };
  const view = render(<AgencyEditor deps={deps} />);
  await screen.findByRole('button', { name: 'Save' });
  return { ...controls, ...view, api, deps, emitted };
}
