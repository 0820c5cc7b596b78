import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { stubLayout } from '#features/shared/testing/layout.ts';
import { Panel } from './panel.tsx';

beforeEach(stubLayout);

function setup(path = '/admin/packages', isOurBackend = true, draftCount = 0) {
  const onLogout = vi.fn<() => Promise<unknown>>().mockResolvedValue(undefined);
  const memory = memoryLocation({ path, record: true });
  render(
    <Router hook={memory.hook}>
      <Panel brand="Banyan" isOurBackend={isOurBackend} countDrafts={() => draftCount} onLogout={onLogout} />
      <main>
        <button type="button">On the page</button>
      </main>
    </Router>,
  );
  return { onLogout, memory };
}

const clickButton = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** The side panel; jsdom shows it at every window size. */
const side = () => within(screen.getByRole('complementary'));

describe('the panel', () => {
  it('has the links of the specification, the current one marked, and Logout last', () => {
    setup();
    expect(side().getByRole('heading', { name: 'Admin Panel' })).toBeVisible();
    const links = side()
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Admin Panel', '/admin'],
      ['All Packages', '/admin/packages'],
      ['Create New Package', '/admin/packages/create'],
      ['Popular Destination', '/admin/popular-destination'],
      ['Recently deleted', '/admin/recently-deleted'],
      ['Earlier versions', '/admin#last-changed'],
      ['Your agency', '/admin/agency'],
      ['Your account', '/admin/me'],
      ['View the site', '/'],
    ]);
    const groups = side().getAllByRole('list');
    expect(groups.map((group) => within(group).getAllByRole('listitem').length)).toEqual([5, 3, 1]);
    expect(side().getByRole('link', { current: 'page' })).toHaveTextContent('All Packages');
    expect(side().getAllByRole('listitem').at(-1)).toHaveTextContent('Logout');
  });

  it('asks before it logs out', async () => {
    const { onLogout } = setup();
    await userEvent.click(side().getByRole('button', { name: 'Logout' }));
    const question = screen.getByRole('alertdialog', { name: 'Are you sure you want to log out?' });
    await clickButton('Cancel');
    expect(question).not.toBeInTheDocument();
    expect(onLogout).not.toHaveBeenCalled();
    await userEvent.click(side().getByRole('button', { name: 'Logout' }));
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Logout' }));
    expect(onLogout).toHaveBeenCalledExactlyOnceWith(false);
  });
});

describe('the drawer of small screens', () => {
  it('traps the focus until Escape, also after a question, and returns it', async () => {
    const { onLogout } = setup('/admin/packages', false);
    await clickButton('Menu');
    const drawer = screen.getByRole('dialog', { name: 'Menu' });
    for (const name of ['Recently deleted', 'Earlier versions', 'Your agency', 'Your account'])
      expect(within(drawer).queryByRole('link', { name })).toBeNull();
    for (let step = 0; step < 9; step += 1) {
      await userEvent.tab();
      expect(drawer).toContainElement(screen.getByText((_, element) => element === document.activeElement));
    }
    const logout = within(drawer).getByRole('button', { name: 'Logout' });
    await userEvent.click(logout);
    await clickButton('Cancel');
    await expect.poll(() => document.activeElement).toBe(logout);
    expect(onLogout).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(drawer).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'Menu' }));
  });

  it('closes when a page is chosen', async () => {
    const { memory } = setup();
    await clickButton('Menu');
    const drawer = screen.getByRole('dialog', { name: 'Menu' });
    await userEvent.click(within(drawer).getByRole('link', { name: 'Popular Destination' }));
    expect(drawer).not.toBeInTheDocument();
    expect(memory.history?.at(-1)).toBe('/admin/popular-destination');
  });
});

it('logging out offers to remove the drafts of this device, where there are any, and removes none by itself', async () => {
  const { onLogout } = setup('/admin/packages', true, 2);
  await userEvent.click(side().getByRole('button', { name: 'Logout' }));
  const choice = screen.getByRole('checkbox', { name: /^Also remove what is not saved .* 2 drafts/ });
  expect(choice).not.toBeChecked();
  await userEvent.click(choice);
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Logout' }));
  expect(onLogout).toHaveBeenCalledWith(true);
});
