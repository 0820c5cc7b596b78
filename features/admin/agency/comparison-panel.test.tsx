import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import * as styles from '#features/admin/form/conflict/comparison.css.ts';
import { originalAgency } from '#features/admin/testing/agency-fixture.tsx';
import { toEntries } from './agency-values.ts';
import { AgencyComparisonPanel } from './comparison-panel.tsx';

const mine = toEntries({ phoneIndia: '+91 90000 11111' }, originalAgency);
const theirs = toEntries({ phoneIndia: '+91 90000 22222' }, originalAgency);

const side = (content: string) => screen.getByText(content).parentElement;

it('shows both contents of a fact, marks the one that is in the form, and gives the other by a choice', async () => {
  const onChoose = vi.fn<(name: string, side: 'mine' | 'theirs') => void>();
  const panel = (entries: typeof mine) => (
    <AgencyComparisonPanel
      comparison={{ kind: 'conflict', title: 'Yesterday', facts: ['phoneIndia'], mine, theirs, version: 4 }}
      entries={entries}
      addressOf={(address) => address}
      onChoose={onChoose}
      onTakeAll={() => undefined}
      onClose={() => undefined}
    />
  );
  const { rerender } = render(panel(mine));
  expect(screen.getByRole('heading', { name: 'Two versions of the agency' })).toHaveFocus();
  expect(screen.getByRole('radio', { name: 'Keep yours' })).toBeChecked();
  expect(side('+91 90000 11111')).toHaveClass(styles.side.chosen);
  await userEvent.click(screen.getByRole('radio', { name: 'Take what was saved' }));
  expect(onChoose).toHaveBeenCalledWith('phoneIndia', 'theirs');
  rerender(panel(theirs));
  expect(side('+91 90000 22222')).toHaveClass(styles.side.chosen);
  expect(side('+91 90000 11111')).toHaveClass(styles.side.other);
});
