import { cleanup, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { originalAgency } from '#contract/agency.ts';
import { Chapters } from './chapters.tsx';
import type { ChapterPage } from './chapters-data.ts';
import { FaqsContent } from '#features/site/faqs/help-faqs.tsx';
import { createHelp } from './help-content.tsx';
import { cookies } from './legal-cookies.tsx';
import { createPrivacy } from './legal-privacy.tsx';
import { createTerms } from './legal-terms.tsx';
import { storedInBrowser } from './stored-in-browser.ts';

const help = createHelp(originalAgency);
const privacy = createPrivacy(originalAgency);
const terms = createTerms(originalAgency);

const books: readonly (readonly [address: string, book: ChapterPage])[] = [
  ['/privacy-policy', privacy],
  ['/terms', terms],
  ['/cookies', cookies],
  ['/help', help],
];

describe.each(books)('%s', (_, book) => {
  it('lists its chapters as links to their headings', () => {
    render(<Chapters page={book} />);
    const list = within(screen.getByRole('navigation', { name: 'On this page' }));
    const links = list.getAllByRole('link');
    expect(links).toHaveLength(book.chapters.length);
    for (const link of links) {
      const heading = screen.getByRole('heading', { level: 2, name: link.textContent });
      expect(link).toHaveAttribute('href', `#${heading.id}`);
    }
  });

  it('names no chapter twice', () => {
    const ids = book.chapters.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('links only to chapters that exist', () => {
    render(<Chapters page={book} />);
    expect(findDeadLinks()).toEqual([]);
  });
});

it('the questions link only to chapters that exist', () => {
  render(<FaqsContent />);
  expect(findDeadLinks()).toEqual([]);
});

function findDeadLinks(): string[] {
  return screen
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => {
      const [path, part] = href.split('#');
      const book = books.find(([address]) => address === path)?.[1];
      return part !== undefined && path !== '' && !book?.chapters.some(({ id }) => id === part);
    });
}

it.each([
  ['privacy', privacy],
  ['terms', terms],
  ['cookies', cookies],
])('the %s page says when it was last changed', (_, book) => {
  render(<Chapters page={book} />);
  expect(screen.getByText('Last changed: 22 November 2026')).toBeVisible();
});

it('opens other sites in a new tab and mail links in place', () => {
  render(<Chapters page={privacy} />);
  const chat = screen.getByRole('link', { name: '+91 98765 43213' });
  expect(chat).toHaveAttribute('href', 'https://wa.me/919876543213');
  expect(chat).toHaveAttribute('target', '_blank');
  expect(chat).toHaveAttribute('rel', 'noopener noreferrer');
  for (const mail of screen.getAllByRole('link', { name: 'support@example.com' })) {
    expect(mail).toHaveAttribute('href', 'mailto:support@example.com');
    expect(mail).not.toHaveAttribute('target');
  }
});

it('the privacy page names what is stored of a person who signs in', () => {
  render(<Chapters page={privacy} />);
  expect(screen.getByText(/your name, your e-mail address, your picture and the number/)).toBeVisible();
});

it('both pages say what is counted, and without what', () => {
  render(<Chapters page={privacy} />);
  expect(screen.getByText(/how often its page was opened.*without a cookie/)).toBeVisible();
  expect(screen.getByRole('row', { name: 'Numbers of each tour and day 400 days' })).toBeVisible();
  cleanup();
  render(<Chapters page={cookies} />);
  expect(screen.getByText(/Counting how often a tour is opened.*leaves nothing/)).toBeVisible();
});

it.each([
  'banyan-session',
  'banyan-admin',
  'banyan-device',
  'theme',
  'signed-in',
  'shortlist',
  'scroll',
  'profile-draft',
  'loaded-whole',
  'draft',
  'what you have opened',
  'the site itself',
])('the cookies page explains %s', (name) => {
  render(<Chapters page={cookies} />);
  const entry = screen.getByRole('heading', { name }).parentElement ?? document.body;
  expect(
    within(entry)
      .getAllByRole('term')
      .map((term) => term.textContent),
  ).toEqual(['Set when', 'For', 'Lasts']);
});

it('the terms tell what a cancellation costs, in a table', () => {
  render(<Chapters page={terms} />);
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Before departureWe keep',
    '30 days or more10 %',
    '29 to 15 days25 %',
    '14 to 8 days50 %',
    '7 to 3 days75 %',
    'Less than 3 days, or you do not come100 %',
  ]);
});

it('the privacy page names what the cookies page lists of a visitor who is not signed in', () => {
  render(<Chapters page={privacy} />);
  const sentence = screen.getByText(/remembered in your own browser/).textContent;
  for (const { ofVisitors } of storedInBrowser) expect(sentence).toContain(ofVisitors ?? '');
  expect(sentence).toContain('your shortlist');
  expect(sentence).not.toMatch(/\b(?:two|three|four|five|six)\b/i);
});
