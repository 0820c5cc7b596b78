import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Package } from '#contract/package.ts';
import { createFormFixture, readTextFields } from '#features/admin/testing/form-fixture.tsx';
import { aPackage } from '#features/shared/testing/builders.ts';

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

async function openForm(tour: Partial<Package>, extras: { readonly keepsCommas?: boolean } = {}) {
  const fixture = createFormFixture({ package: () => Promise.resolve(aPackage(tour)) }, null, extras);
  fixture.edit('p1');
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Inclusions');
  return {
    field,
    save: async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Update Package' }));
      await waitFor(() => expect(fixture.api.editPackage).toHaveBeenCalled());
      return readTextFields(fixture.api.editPackage.mock.lastCall?.[1]);
    },
  };
}

it('keeps the commas of a line, and is sent as a list', async () => {
  const { field, save } = await openForm({ inclusions: [] });
  await userEvent.type(field, 'Breakfast, lunch and dinner daily{Enter}Guide');
  expect(field).toHaveAccessibleDescription(/2 entries\. Each line is one entry, with its commas\./);
  expect(await save()).toMatchObject({ inclusions: '["Breakfast, lunch and dinner daily","Guide"]' });
});

it('divides at commas while there is one line', async () => {
  const { field, save } = await openForm({ inclusions: [] });
  await userEvent.type(field, 'Breakfast, lunch');
  expect(field).toHaveAccessibleDescription(/2 entries\.$/);
  expect(await save()).toMatchObject({ inclusions: 'Breakfast, lunch' });
});

it('gives each entry of a list that was loaded comma-separated a line with the first line break', async () => {
  const { field, save } = await openForm({ inclusions: ['Breakfast', 'Guide'] });
  expect(field).toHaveValue('Breakfast, Guide');
  await userEvent.type(field, '{Enter}Lunch, with tea');
  expect(field).toHaveValue('Breakfast\nGuide\nLunch, with tea');
  expect(await save()).toMatchObject({ inclusions: '["Breakfast","Guide","Lunch, with tea"]' });
});

it('leaves the caret where the line break was typed', async () => {
  const { field } = await openForm({ inclusions: ['Breakfast', 'Guide', 'Tea'] });
  await userEvent.type(field, '{Enter}Bus', { initialSelectionStart: 9, initialSelectionEnd: 9 });
  expect(field).toHaveValue('Breakfast\nBusGuide\nTea');
});

it('keeps one entry with a comma one when it is reworded', async () => {
  const { field, save } = await openForm({ inclusions: ['Breakfast, lunch'] });
  await userEvent.type(field, 'es', { initialSelectionStart: 16, initialSelectionEnd: 16 });
  expect(await save()).toMatchObject({ inclusions: '["Breakfast, lunches"]' });
});

it('is sent comma-separated to another backend, and says that it divides at every comma', async () => {
  const { field, save } = await openForm({ inclusions: [] }, { keepsCommas: false });
  await userEvent.type(field, 'Breakfast, lunch{Enter}Guide');
  expect(field).toHaveAccessibleDescription(
    /2 entries\. Your server divides lists at every comma, also at one inside a line\./,
  );
  expect(await save()).toMatchObject({ inclusions: 'Breakfast, lunch, Guide' });
});
