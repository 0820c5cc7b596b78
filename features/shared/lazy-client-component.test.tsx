import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { lazyClientComponent } from './lazy-client-component.tsx';

const Part = ({ name }: { readonly name: string }) => <p>{name}</p>;
const Meanwhile = () => <p>in its place</p>;

it('shows the part once the page is idle, and at once when it is shown again', async () => {
  const load = vi.fn<() => Promise<typeof Part>>(async () => Part);
  const Late = lazyClientComponent(load, Meanwhile);
  const first = render(<Late name="stories" />);
  expect(screen.queryByText('stories')).not.toBeInTheDocument();
  expect(await screen.findByText('stories')).toBeVisible();

  first.unmount();
  render(<Late name="again" />);
  expect(screen.getByText('again')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('keeps the rest of the page when the code does not load', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const Late = lazyClientComponent<{ name: string }>(
    async () => Promise.reject(new Error('offline')),
    Meanwhile,
  );
  render(
    <>
      <h1>Page</h1>
      <Late name="stories" />
    </>,
  );
  await vi.waitFor(() => expect(warned).toHaveBeenCalled());
  expect(screen.getByRole('heading')).toBeVisible();
  warned.mockRestore();
});

it('does not wait for the page to be idle when the visitor waits for the part', async () => {
  vi.useFakeTimers();
  const Late = lazyClientComponent(async () => Part, Meanwhile);
  render(<Late name="stories" now />);
  await act(async () => {});
  expect(screen.getByText('stories')).toBeVisible();
  vi.useRealTimers();
});

it('calls back when the code does not load', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const missing = vi.fn<() => void>();
  const Late = lazyClientComponent<{ name: string }>(
    async () => Promise.reject(new Error('offline')),
    Meanwhile,
  );
  render(<Late name="stories" now onMissing={missing} />);
  await vi.waitFor(() => expect(missing).toHaveBeenCalledOnce());
  warned.mockRestore();
});

it('retries until it unmounts when the code does not load', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const load = vi.fn<() => Promise<typeof Part>>(async () => Promise.reject(new Error('offline')));
  const Late = lazyClientComponent(load, Meanwhile);
  const view = render(<Late name="stories" now />);
  await act(async () => {});
  await act(async () => dispatchEvent(new Event('online')));
  expect(load).toHaveBeenCalledTimes(2);

  view.unmount();
  dispatchEvent(new Event('online'));
  await act(async () => {});
  expect(load).toHaveBeenCalledTimes(2);

  load.mockResolvedValue(Part);
  render(<Late name="stories" now />);
  expect(await screen.findByText('stories')).toBeVisible();
  warned.mockRestore();
});
