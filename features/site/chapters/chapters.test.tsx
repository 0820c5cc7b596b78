import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { originalAgency } from '#contract/agency.ts';
import { categoryKeys } from '#contract/category.ts';
import { paths } from '#features/shared/paths.ts';
import { content as cookies } from '#features/site/content/cookies.md';
import { content as privacy } from '#features/site/content/privacy-policy.md';
import { content as storedInBrowser } from '#features/site/content/stored-in-browser.md';
import {
  paragraphsOf,
  plainWords,
  sectionsOf,
  type Content,
  type TextHead,
} from '#features/site/sections/content.ts';
import { Chapters } from './chapters.tsx';

const files = import.meta.glob<{ readonly head?: TextHead; readonly content: Content }>('../content/*.md', {
  eager: true,
});
/** Pages of text by their paths, after which the files are named. */
const pages = Object.entries(files).flatMap(([file, { head, content }]) =>
  head ? [[file.replace(/^.*(\/[^/]*)\.md$/, '$1'), content] as const] : [],
);

const chapterIds = (content: Content) => sectionsOf(content).flatMap(({ id }) => id ?? []);

it.each(pages)('%s lists its chapters as links to their headings', (_, content) => {
  render(<Chapters content={content} />);
  const ids = chapterIds(content);
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).queryAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(ids.map((id) => `#${id}`));
  for (const link of links) {
    const heading = screen.getByRole('heading', { level: 2, name: link.textContent });
    expect(link).toHaveAttribute('href', `#${heading.id}`);
  }
});

const known = new Set<string>([
  ...Object.values(paths).filter((path) => typeof path === 'string'),
  ...categoryKeys.map(paths.packages),
]);

it.each(pages)(
  '%s has an address of the site, and links only to pages and chapters that exist',
  (own, content) => {
    const links = Array.from(JSON.stringify(content).matchAll(/"to":"([/#][^"]*)"/g), ([, to = '']) => to);
    const dead = links.filter((link) => {
      const [path = '', part] = (link.startsWith('#') ? own + link : link).split('#');
      const page = pages.find(([address]) => address === path);
      return part === undefined ? !known.has(path) : !page || !chapterIds(page[1]).includes(part);
    });
    expect([known.has(own), dead]).toEqual([true, []]);
  },
);

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
