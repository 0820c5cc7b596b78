import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Package } from '#contract/package.ts';
import type { HistoryApi } from '#features/admin/history/history-api.ts';
import { createFormFixture, readTextFields } from '#features/admin/testing/form-fixture.tsx';
import { aFailure } from '#features/shared/testing/a-failure.ts';
import { aPackage } from '#features/shared/testing/builders.ts';
import { optionalNames } from './fields/fields.ts';

beforeEach(() => localStorage.clear());

type Calls = Parameters<typeof createFormFixture>[0];

async function openEdit(tour: Package, calls: Calls = {}, history: HistoryApi<Package> | null = null) {
  const fixture = createFormFixture({ package: () => Promise.resolve(tour), ...calls }, history, {
    optionalFields: optionalNames,
  });
  const { unmount } = fixture.edit('p1');
  await screen.findByRole('button', { name: 'Update Package' });
  return { ...fixture, unmount };
}

const choice = (name: string) => screen.getByRole('radio', { name });
const choose = (name: string) => userEvent.click(choice(name));
const preparedFor = () => screen.queryByRole('textbox', { name: 'Prepared for' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Update Package' }));

const link = aPackage({ visibility: 'link', preparedFor: 'the Sharma family' });

describe('who sees a package', () => {
  it('is everybody for a new one, each choice with a sentence', () => {
    createFormFixture({}, null, { optionalFields: optionalNames }).create();
    expect(choice('Everybody')).toBeChecked();
    expect(choice('Everybody')).toHaveAccessibleDescription(
      'It is in the lists, and search engines find it.',
    );
    expect(choice('Only with the link')).toHaveAccessibleDescription(
      'Who has its address. It is in no list.',
    );
    expect(choice('Nobody yet')).toHaveAccessibleDescription('Administrators alone can open it.');
  });

  it('is what is stored, with the person it was prepared for', async () => {
    await openEdit(link);
    expect(choice('Only with the link')).toBeChecked();
    expect(preparedFor()).toHaveValue('the Sharma family');
  });

  it('is sent with the save, and asks for a person only for a link', async () => {
    const { api } = await openEdit(aPackage());
    expect(preparedFor()).toBeNull();
    await choose('Only with the link');
    const field = screen.getByRole('textbox', { name: 'Prepared for' });
    await userEvent.type(field, 'Asha');
    await save();
    await waitFor(() => expect(api.editPackage).toHaveBeenCalled());
    expect(readTextFields(api.editPackage.mock.lastCall?.[1])).toMatchObject({
      visibility: 'link',
      preparedFor: 'Asha',
    });
    await choose('Nobody yet');
    expect(preparedFor()).toBeNull();
  });

  it('publishes a draft with a choice and the save', async () => {
    const { api } = await openEdit(aPackage({ visibility: 'draft' }));
    await choose('Everybody');
    await save();
    await waitFor(() => expect(api.editPackage).toHaveBeenCalled());
    expect(readTextFields(api.editPackage.mock.lastCall?.[1])).toMatchObject({ visibility: 'public' });
  });

  it('names the server’s refusal at its field', async () => {
    const message = 'Visibility must be public, link or draft';
    const refusal = await aFailure(400, { message, fields: { visibility: message } });
    await openEdit(aPackage(), { editPackage: () => Promise.reject(refusal) });
    await save();
    const group = await screen.findByRole('group', { name: 'Who sees it' });
    expect(await within(group).findByText(message)).toBeVisible();
    await waitFor(() => expect(group).toHaveFocus());
  });

  it('is kept in the draft of the form on the device', async () => {
    const first = await openEdit(aPackage());
    await choose('Nobody yet');
    first.unmount();
    await openEdit(aPackage());
    await userEvent.click(await screen.findByRole('button', { name: 'Continue with your draft' }));
    expect(choice('Nobody yet')).toBeChecked();
  });

  it('is compared when somebody else has changed it meanwhile', async () => {
    const current = aPackage({ visibility: 'draft', version: 2 });
    const conflict = await aFailure(409, { message: 'Changed', current });
    await openEdit(aPackage(), { editPackage: () => Promise.reject(conflict) });
    await choose('Only with the link');
    await save();
    const panel = await screen.findByRole('region', { name: 'Two versions of this package' });
    const field = within(panel).getByRole('group', { name: 'Who sees it' });
    expect(field).toHaveTextContent('Only with the link');
    await userEvent.click(within(field).getByRole('radio', { name: 'Take what was saved' }));
    expect(choice('Nobody yet')).toBeChecked();
  });

  it('is taken back from an earlier version', async () => {
    const history = {
      list: vi.fn<HistoryApi<Package>['list']>().mockResolvedValue([
        {
          version: 1,
          replacedAt: Date.now(),
          replacedBy: null,
          summary: 'who sees it: only with the link to nobody yet',
        },
      ]),
      find: vi.fn<HistoryApi<Package>['find']>().mockResolvedValue(link),
    };
    await openEdit(aPackage({ visibility: 'draft' }), {}, history);
    await userEvent.click(screen.getByText('Earlier versions'));
    await userEvent.click(await screen.findByRole('button', { name: /See what it was before/ }));
    const panel = await screen.findByRole('region', { name: /Before this change/ });
    const field = within(panel).getByRole('group', { name: 'Who sees it' });
    await userEvent.click(within(field).getByRole('radio', { name: 'Take this back' }));
    expect(choice('Only with the link')).toBeChecked();
  });

  it('is copied to a duplicate, without the person', async () => {
    const { create } = createFormFixture({ package: () => Promise.resolve(link) }, null, {
      optionalFields: optionalNames,
    });
    create('p1');
    expect(await screen.findByRole('radio', { name: 'Only with the link' })).toBeChecked();
    expect(preparedFor()).toHaveValue('');
  });
});

describe('on a backend that has no drafts', () => {
  it('the form neither shows nor sends who sees a package', async () => {
    const fixture = createFormFixture({ package: () => Promise.resolve(aPackage()) });
    fixture.edit('p1');
    await userEvent.type(await screen.findByLabelText('Package name'), ' again');
    expect(screen.queryByText('Who sees it')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Preview' })).toBeNull();
    await save();
    await waitFor(() => expect(fixture.api.editPackage).toHaveBeenCalled());
    const sent = readTextFields(fixture.api.editPackage.mock.lastCall?.[1]);
    expect(sent).not.toHaveProperty('visibility');
    expect(sent).not.toHaveProperty('preparedFor');
  });
});
