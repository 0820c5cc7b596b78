import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { originalAgency } from '#contract/agency.ts';
import { Office, buildDirectionsUrl, buildEmbedUrl } from './contact-content.tsx';

beforeEach(() => void render(<Office />));

const frame = () => document.querySelector('iframe');

it('names the office, its number and its mail', () => {
  expect(screen.getByText('12 Banyan Chowk, Station Road')).toBeVisible();
  const { display, address } = originalAgency.phones.india;
  expect(screen.getByRole('link', { name: display })).toHaveAttribute('href', address);
  const [mail] = screen.getAllByRole('link', { name: 'support@example.com' });
  expect(mail).toHaveAttribute('href', 'mailto:support@example.com');
});

it('shows the way as a drawing, and asks no other host', () => {
  expect(screen.getByRole('img', { name: /Pune Junction.*Banyan Chowk/ })).toBeVisible();
  expect(frame()).toBeNull();
});

it('shows the street map on request, after naming its source', async () => {
  const button = screen.getByRole('button', { name: 'Show the map' });
  expect(button).toHaveAccessibleDescription(/openstreetmap\.org/);
  await userEvent.click(button);
  const map = frame();
  expect(map).toHaveAccessibleName('Street map around 12 Banyan Chowk, Station Road');
  expect(map?.src).toMatch(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=/);
  expect(map).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(map).toHaveAttribute('sandbox');
  expect(screen.queryByRole('img', { name: /Pune Junction/ })).toBeNull();
});

it('goes back to the drawing, and the focus stays on the button', async () => {
  const button = screen.getByRole('button', { name: 'Show the map' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Back to the drawing' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(frame()).toBeNull();
  expect(screen.getByRole('button', { name: 'Show the map' })).toHaveFocus();
});

it('opens the address in a maps app', () => {
  const link = screen.getByRole('link', { name: 'Open in your maps app' });
  expect(link).toHaveAttribute('href', expect.stringContaining('12+Banyan+Chowk'));
});

it('frames a few streets around a place, west, south, east, north, with the place marked', () => {
  const { origin, pathname, searchParams } = new URL(buildEmbedUrl({ latitude: 18.5, longitude: 73.8 }));
  expect(`${origin}${pathname}`).toBe('https://www.openstreetmap.org/export/embed.html');
  expect(searchParams.get('bbox')).toBe('73.7942,18.4964,73.8058,18.5036');
  expect(searchParams.get('marker')).toBe('18.5,73.8');
});

it('asks a maps app for an address with any characters', () => {
  const { searchParams } = new URL(buildDirectionsUrl(['Banyan Tours & Travels', '12 Chowk #3']));
  expect(searchParams.get('api')).toBe('1');
  expect(searchParams.get('query')).toBe('Banyan Tours & Travels, 12 Chowk #3');
});
