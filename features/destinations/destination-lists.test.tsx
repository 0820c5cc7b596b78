import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { kashi } from '#styles/art/posters.ts';
import { DestinationLists } from './destination-lists.tsx';

const lists = {
  Domestic: {
    to: '/packages/domestic',
    places: [
      ['Nepal', 30, 'नेपाल'],
      ['Kashi', 20, 'काशी'],
      ['Gujarat', 25, 'गुजरात'],
      ['Rajasthan', 35, 'राजस्थान'],
      ['Delhi', 20, 'दिल्ली'],
      ['Srinagar', 30, 'श्रीनगर'],
      ['Kullu & Manali', 25, 'कुल्लू व मनाली'],
      ['Goa', 40, 'गोवा'],
      ['Maharashtra', 15, 'महाराष्ट्र'],
      ['Kerala', 35, 'केरल'],
    ],
  },
  International: {
    to: '/packages/international',
    places: [
      ['Thailand', 30, 'थाईलैंड'],
      ['Dubai', 20, 'दुबई'],
      ['Vietnam', 25, 'वियतनाम'],
      ['Singapore', 35, 'सिंगापुर'],
      ['Malaysia', 25, 'मलेशिया'],
      ['Sri Lanka', 20, 'श्रीलंका'],
      ['Nepal', 30, 'नेपाल'],
      ['Bhutan', 30, 'भूटान'],
    ],
  },
} as const;

it.each(Object.entries(lists))('%s lists its places with their discounts', (title, { to, places }) => {
  render(<DestinationLists />);
  const section = within(screen.getByRole('region', { name: title }));
  const tiles = section.getAllByRole('listitem').map((tile) => within(tile));
  expect(
    tiles.map((tile) => [
      tile.getByRole('heading', { level: 3 }).textContent,
      Number(/^(\d+)% off$/.exec(tile.getByText(/% off/).textContent)?.[1]),
      tile.getByText(/[\u0900-\u097f]/).textContent,
    ]),
  ).toEqual(places);
  expect(tiles.map((tile) => tile.getByRole('link').getAttribute('href'))).toEqual(
    places.map(([place]) => `${to}?place=${encodeURIComponent(place).replaceAll('%20', '+')}`),
  );
});

it('has the discount and the description in the name of the link', () => {
  render(<DestinationLists />);
  expect(screen.getByRole('link', { name: /^Goa 40% off .*white church/ })).toBeInTheDocument();
});

it('marks the Hindi names as Hindi', () => {
  render(<DestinationLists />);
  for (const name of screen.getAllByText(/[\u0900-\u097f]/)) expect(name).toHaveAttribute('lang', 'hi');
});

it('shows no picture twice', () => {
  const { container } = render(<DestinationLists />);
  const shown = [...container.querySelectorAll('img')].map(({ src }) => src);
  expect(shown).toHaveLength(18);
  expect(new Set(shown).size).toBe(18);
});

const kashiPictures = () =>
  [...screen.getByRole('link', { name: /^Kashi/ }).querySelectorAll('img')].map((image) =>
    image.getAttribute('src'),
  );

it('has the other time of day of a scene only on hover', async () => {
  render(<DestinationLists />);
  expect(kashiPictures()).toEqual([kashi.address]);
  await userEvent.hover(screen.getByRole('link', { name: /^Kashi/ }));
  expect(kashiPictures()).toEqual([kashi.address, kashi.address]);
});

it('fetches it also on keyboard focus', async () => {
  render(<DestinationLists />);
  while (document.activeElement?.textContent.startsWith('Kashi') !== true) await userEvent.tab();
  expect(kashiPictures()).toEqual([kashi.address, kashi.address]);
});

it('does not fetch it on touch', () => {
  render(<DestinationLists />);
  fireEvent.pointerEnter(screen.getByRole('link', { name: /^Kashi/ }), { pointerType: 'touch' });
  expect(kashiPictures()).toEqual([kashi.address]);
});
