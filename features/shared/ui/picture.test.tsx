import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { pictureAddress } from '#contract/pictures.ts';
import { Picture, pictureSizes } from './picture.tsx';

const stored = pictureAddress({ hash: 'a'.repeat(32), width: 960, height: 640, color: '#aabbcc' });

it('offers a stored picture in every width and both formats, on its dominant colour', () => {
  const { container } = render(<Picture address={stored} alt="A boat" sizes="50vw" />);
  const sources = [...container.querySelectorAll('source')];
  expect(sources.map((source) => source.type)).toEqual(['image/avif', 'image/webp']);
  expect(sources[0]).toHaveAttribute(
    'srcset',
    `${stored}/320.avif 320w, ${stored}/640.avif 640w, ${stored}/960.avif 960w`,
  );
  expect(sources[0]).toHaveAttribute('sizes', '50vw');
  const image = screen.getByRole('img', { name: 'A boat' });
  expect(image).toHaveAttribute('width', '960');
  expect(image).toHaveAttribute('height', '640');
  expect(image).toHaveStyle({ backgroundColor: '#aabbcc' });
});

it('offers the next smaller width in place of each with Save-Data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const { container } = render(<Picture address={stored} alt="A boat" sizes="50vw" />);
  expect(container.querySelector('source')).toHaveAttribute(
    'srcset',
    `${stored}/320.avif 320w, ${stored}/320.avif 640w, ${stored}/640.avif 960w`,
  );
});

it('counts of a panorama the part that a card shows', () => {
  const flat = pictureAddress({ hash: 'a'.repeat(32), width: 1600, height: 320, color: '#aabbcc' });
  const { container } = render(<Picture address={flat} alt="A lake" sizes="300px" />);
  expect(container.querySelector('source')).toHaveAttribute(
    'srcset',
    `${flat}/320.avif 128w, ${flat}/640.avif 256w, ${flat}/960.avif 384w, ${flat}/1600.avif 640w`,
  );
});

it('counts a photograph of 16:9 whole', () => {
  const wide = pictureAddress({ hash: 'a'.repeat(32), width: 640, height: 360, color: '#aabbcc' });
  const { container } = render(<Picture address={wide} alt="A lake" sizes="300px" />);
  expect(container.querySelector('source')?.srcset).toContain(`${wide}/640.avif 640w`);
});

it('finds a stored picture on another host too', () => {
  const { container } = render(<Picture address={`https://api.example${stored}`} alt="" sizes="1px" />);
  expect(container.querySelector('source')?.srcset).toMatch(/^https:\/\/api\.example\/pictures\//);
});

it('shows a foreign picture as it is', () => {
  const { container } = render(<Picture address="https://cdn.example/a.jpg" alt="x" sizes="1px" />);
  expect(container.querySelector('source')).toBeNull();
  expect(screen.getByRole('img')).toHaveAttribute('src', 'https://cdn.example/a.jpg');
});

it.each([
  ['first', 'eager', 'high'],
  ['soon', 'eager', null],
  ['later', 'lazy', null],
] as const)('loads what is needed %s %s', (load, loading, priority) => {
  render(<Picture address={stored} alt="x" sizes="1px" load={load} />);
  expect(screen.getByRole('img').getAttribute('loading')).toBe(loading);
  expect(screen.getByRole('img').getAttribute('fetchpriority')).toBe(priority);
});

it('replaces a failed picture by a placeholder of the same name, until the address changes', async () => {
  const view = render(<Picture address="https://cdn.example/gone.jpg" alt="A boat" sizes="1px" />);
  fireEvent.error(screen.getByRole('img'));
  expect(view.container.querySelector('img')).toBeNull();
  expect(await screen.findByRole('img', { name: 'A boat' })).toBeVisible();
  view.rerender(<Picture address="https://cdn.example/new.jpg" alt="A boat" sizes="1px" />);
  expect(view.container.querySelector('img')).toHaveAttribute('src', 'https://cdn.example/new.jpg');
});

it('replaces a picture that had failed before the code came, whose event nobody heard', async () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
  const { container } = render(<Picture address="https://cdn.example/gone.jpg" alt="" sizes="1px" />);
  await expect.poll(() => container.querySelector('img')).toBeNull();
});

it('hides a placeholder that only decorates', async () => {
  const { container } = render(<Picture address={undefined} alt="" sizes="1px" />);
  await expect.poll(() => container.querySelector('svg')).not.toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
});

it('shows the poster of the place where there is no picture, or where it did not load', async () => {
  const { rerender } = render(<Picture address={undefined} place="Coorg" alt="Hills" sizes="1px" />);
  expect(await screen.findByRole('img', { name: 'Hills' })).toBeInTheDocument();
  await expect
    .poll(() => screen.getByRole('img', { name: 'Hills' }).getAttribute('src'))
    .toContain('/hill.svg');
  rerender(<Picture address="https://cdn.example/gone.jpg" place="Bali" alt="Sea" sizes="1px" />);
  fireEvent.error(screen.getByRole('img', { name: 'Sea' }));
  await expect
    .poll(() => screen.getByRole('img', { name: 'Sea' }).getAttribute('src'))
    .toContain('/coast.svg');
});

it('keeps the focal point of its own details in view, and has no position without one', () => {
  const details = [
    { address: '/other', focal: { x: 1, y: 1 } },
    { address: stored, focal: { x: 20, y: 70 } },
  ];
  const { rerender } = render(<Picture address={stored} alt="A boat" details={details} sizes="50vw" />);
  expect(screen.getByRole('img')).toHaveStyle({ objectPosition: '20% 70%' });
  rerender(<Picture address={stored} alt="A boat" sizes="50vw" />);
  expect(screen.getByRole('img').style.objectPosition).toBe('');
});

it('names the widest window first, as browsers take the first that fits', () => {
  expect(pictureSizes({ 0: '100vw - 40px', 768: '46vw', 1296: '270px' })).toBe(
    '(min-width: 1296px) calc(0.95 * (270px)), (min-width: 768px) calc(0.95 * (46vw)), calc(0.95 * (100vw - 40px))',
  );
});

it('counts what is cut off at the sides', () => {
  expect(pictureSizes({ 0: '50vw' }, 2)).toBe('calc(1.9 * (50vw))');
});
