import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { localName } from '#features/shared/tour-places.ts';
import { posterAddress } from '#styles/art/posters.ts';
import { DestinationLists } from './destination-lists.tsx';

it.each([
  [
    'Domestic',
    'Nepal 30%, Kashi 20%, Gujarat 25%, Rajasthan 35%, Delhi 20%, Srinagar 30%, Kullu & Manali 25%, Goa 40%, Maharashtra 15%, Kerala 35%',
  ],
  [
    'International',
    'Thailand 30%, Dubai 20%, Vietnam 25%, Singapore 35%, Malaysia 25%, Sri Lanka 20%, Nepal 30%, Bhutan 30%',
  ],
])(
  '%s lists its places with their discounts and their names in Hindi, and links to their packages',
  (title, places) => {
    render(<DestinationLists />);
    const tiles = within(screen.getByRole('region', { name: title })).getAllByRole('listitem');
    const read = tiles.map((item) => {
      const tile = within(item);
      const place = tile.getByRole('heading', { level: 3 }).textContent;
      expect(tile.getByText(localName(place) ?? '')).toHaveAttribute('lang', 'hi');
      const search = new URLSearchParams({ place }).toString();
      expect(tile.getByRole('link')).toHaveAttribute('href', `/packages/${title.toLowerCase()}?${search}`);
      return `${place} ${tile.getByText(/% off/).textContent.replace(' off', '')}`;
    });
    expect(read.join(', ')).toBe(places);
  },
);

it('has the discount and the description in the name of the link', () => {
  render(<DestinationLists />);
  expect(screen.getByRole('link', { name: /^Goa 40% off .*white church/ })).toBeInTheDocument();
});

const kashiPictures = () =>
  [...screen.getByRole('link', { name: /^Kashi/ }).querySelectorAll('img')].map((image) =>
    image.getAttribute('src')?.replace(/#.*/, ''),
  );

it('has the other time of day of a scene only on hover', async () => {
  render(<DestinationLists />);
  expect(kashiPictures()).toEqual([posterAddress('kashi')]);
  await userEvent.hover(screen.getByRole('link', { name: /^Kashi/ }));
  expect(kashiPictures()).toEqual([posterAddress('kashi'), posterAddress('kashi')]);
});
