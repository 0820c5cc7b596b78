import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { originalAgency } from '#contract/agency.ts';
import { categoryKeys } from '#contract/category.ts';
import { paths } from '#features/shared/paths.ts';
import { content as cookies } from '#features/site/content/cookies.md';
import { content as help } from '#features/site/content/help.md';
import { content as privacy } from '#features/site/content/privacy.md';
import { content as storedInBrowser } from '#features/site/content/stored-in-browser.md';
import { content as terms } from '#features/site/content/terms.md';
import { FaqsContent } from '#features/site/faqs/help-faqs.tsx';
import { paragraphsOf, plainWords, sectionsOf, type Content } from '#features/site/sections/content.ts';
import { Chapters } from './chapters.tsx';

const pages: readonly (readonly [path: string, content: Content])[] = [
  [paths.privacyPolicy, privacy],
  [paths.terms, terms],
  [paths.cookies, cookies],
  [paths.help, help],
];

const chapterIds = (content: Content) => sectionsOf(content).flatMap(({ id }) => id ?? []);

describe.each(pages)('%s', (_, content) => {
  it('lists its chapters as links to their headings', () => {
    render(<Chapters content={content} />);
    const list = within(screen.getByRole('navigation', { name: 'On this page' }));
    const links = list.getAllByRole('link');
    expect(links).toHaveLength(chapterIds(content).length);
    for (const link of links) {
      const heading = screen.getByRole('heading', { level: 2, name: link.textContent });
      expect(link).toHaveAttribute('href', `#${heading.id}`);
    }
  });

  it('links only to pages and chapters that exist', () => {
    render(<Chapters content={content} />);
    expect(findDeadLinks()).toEqual([]);
  });
});

it('the questions link only to pages and chapters that exist', () => {
  render(<FaqsContent />);
  expect(findDeadLinks()).toEqual([]);
});

const known = new Set<string>([
  ...Object.values(paths).filter((path) => typeof path === 'string'),
  ...categoryKeys.map(paths.packages),
]);

function findDeadLinks(): string[] {
  return screen
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('/') && !isAlive(href));
}

function isAlive(href: string): boolean {
  const [path = '', part] = href.split('#');
  const page = pages.find(([address]) => address === path);
  if (part !== undefined) return page !== undefined && chapterIds(page[1]).includes(part);
  return known.has(path);
}
it('opens other sites in a new tab, which cannot reach this one, and mail links in place', () => {
  render(<Chapters content={privacy} />);
  const chat = screen
    .getAllByRole<HTMLAnchorElement>('link', { name: originalAgency.whatsApp.display })
    .find(({ href }) => href.startsWith('https:'));
  expect(chat).toHaveAttribute('target', '_blank');
  expect(chat).toHaveAttribute('rel', 'noopener noreferrer');
  const [mail] = screen.getAllByRole('link', { name: 'support@example.com' });
  expect(mail).not.toHaveAttribute('target');
});

it('the cookies page explains when each thing is set, for what and how long', () => {
  render(<Chapters content={cookies} />);
  const cookieNames = ['banyan-session', 'banyan-admin', 'banyan-device'];
  const others = ['theme', 'signed-in', 'shortlist', 'scroll', 'profile-draft', 'loaded-whole', 'draft'];
  for (const name of [...cookieNames, ...others, 'what you have opened', 'the site itself']) {
    const entry = screen.getByRole('heading', { name }).parentElement ?? document.body;
    const facts = within(entry).getAllByRole('term');
    expect(facts.map((term) => term.textContent)).toEqual(['Set when', 'For', 'Lasts']);
  }
});

it('the privacy page names what the cookies page lists of a visitor who is not signed in', () => {
  render(<Chapters content={privacy} />);
  const sentence = screen.getByText(/remembered in your own browser/).textContent;
  for (const { content } of sectionsOf(storedInBrowser))
    for (const words of paragraphsOf(content)) expect(sentence).toContain(plainWords(words));
  expect(sentence).toContain('your shortlist');
  expect(sentence).not.toMatch(/\b(?:two|three|four|five|six)\b/i);
});
