import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createChangeEvents } from '#features/admin/change-events.ts';
import { createDraftStore } from '#features/admin/drafts/draft-store.ts';
import { createAdminPackagesStore } from '#features/admin/packages-store.ts';
import { aPackage } from '#features/shared/testing/builders.ts';
import { reportSkipped, stubContentVisibility } from '#features/shared/testing/layout.ts';
import type { CardTools } from './admin-package-card.tsx';
import { CardGrid } from './card-grid.tsx';
import { createInlineEditsStore } from './inline/inline-edits-store.ts';

beforeEach(stubContentVisibility);

const rejectCall = () => Promise.reject(new Error('not asked for'));
const packages = Array.from({ length: 28 }, (_, index) =>
  aPackage({ _id: `p${index}`, name: `Tour ${index}`, place: `Place ${index}` }),
);
const tools: CardTools = {
  edits: createInlineEditsStore(createDraftStore(null), 'a1'),
  saveValue: rejectCall,
  hasVisibility: false,
  onDelete: () => undefined,
  onCopyLink: rejectCall,
  onSelect: undefined,
};
const item = (index: number) => screen.getByText(`Place ${index}`).closest('li') ?? document.body;
const isWhole = (index: number) => within(item(index)).queryByText(/^Delete/) !== null;

it('renders every package of a long list, those far from the viewport as text only', () => {
  const store = createAdminPackagesStore(
    { list: rejectCall, deletePackage: rejectCall },
    createChangeEvents(),
  );
  render(<CardGrid packages={packages} store={store} tools={tools} selected={new Set()} />);
  expect(document.querySelectorAll('article')).toHaveLength(28);
  expect(item(27)).toHaveTextContent(/Rs\. 24500.*Place 27.*Tour 27.*6 days.*2 persons/);
  expect(isWhole(23)).toBe(true);
  expect(isWhole(26)).toBe(false);
  reportSkipped(item(26), false);
  expect(isWhole(26)).toBe(true);
});
