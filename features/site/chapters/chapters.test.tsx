import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { originalAgency } from '#contract/agency.ts';
import { FaqsContent } from '#features/site/faqs/help-faqs.tsx';
import { Chapters, type ChapterPage } from './chapters.tsx';
import { createHelp } from './help-content.tsx';
import { cookies } from './legal-cookies.tsx';
import { createPrivacy } from './legal-privacy.tsx';
import { createTerms } from './legal-terms.tsx';
import { storedInBrowser } from './stored-in-browser.ts';

const privacy = createPrivacy(originalAgency);

const books: readonly (readonly [address: string, book: ChapterPage])[] = [
  ['/privacy-policy', privacy],
  ['/terms', createTerms(originalAgency)],
  ['/cookies', cookies],
  ['/help', createHelp(originalAgency)],
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

it('opens other sites in a new tab, which cannot reach this one, and mail links in place', () => {
  render(<Chapters page={privacy} />);
  const chat = screen
    .getAllByRole<HTMLAnchorElement>('link', { name: originalAgency.whatsApp.display })
    .find(({ href }) => href.startsWith('https:'));
  expect(chat).toHaveAttribute('target', '_blank');
  expect(chat).toHaveAttribute('rel', 'noopener noreferrer');
  const [mail] = screen.getAllByRole('link', { name: 'support@example.com' });
  expect(mail).not.toHaveAttribute('target');
});

it('the cookies page explains when each thing is set, for what and how long', () => {
  render(<Chapters page={cookies} />);
  const cookieNames = ['banyan-session', 'banyan-admin', 'banyan-device'];
  const others = ['theme', 'signed-in', 'shortlist', 'scroll', 'profile-draft', 'loaded-whole', 'draft'];
  for (const name of [...cookieNames, ...others, 'what you have opened', 'the site itself']) {
    const entry = screen.getByRole('heading', { name }).parentElement ?? document.body;
    const terms = within(entry).getAllByRole('term');
    expect(terms.map((term) => term.textContent)).toEqual(['Set when', 'For', 'Lasts']);
  }
});

it('the privacy page names what the cookies page lists of a visitor who is not signed in', () => {
  render(<Chapters page={privacy} />);
  const sentence = screen.getByText(/remembered in your own browser/).textContent;
  for (const { ofVisitors } of storedInBrowser) expect(sentence).toContain(ofVisitors ?? '');
  expect(sentence).toContain('your shortlist');
  expect(sentence).not.toMatch(/\b(?:two|three|four|five|six)\b/i);
});
