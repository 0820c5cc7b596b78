import { act, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyComponent } from './lazy-component.tsx';

const Part = ({ name }: { readonly name: string }) => <p>{name}</p>;

afterEach(() => vi.restoreAllMocks());

it('shows the part once the page is idle, and at once when it is shown again', async () => {
  const load = vi.fn<() => Promise<typeof Part>>(async () => Part);
  const Late = lazyComponent(load);
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
  const Late = lazyComponent<{ name: string }>(async () => Promise.reject(new Error('offline')));
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

/** The component as a server renders it, without a fallback. */
const Served = ({ name }: { readonly name: string }) => (
  <Suspense>
    <Part name={name} />
  </Suspense>
);

const page = (Late: ComponentType<{ name: string }>, title: string) => (
  <>
    <h1>{title}</h1>
    <Late name="stories" />
  </>
);

/** Hydrates a rendered page; the component's code does not load before the device is online. */
async function hydrate() {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const load = vi.fn<() => Promise<typeof Part>>(async () => Part);
  load.mockRejectedValueOnce(new Error('offline'));
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page(Served, 'First'));
  const Late = lazyComponent(load);
  const { rerender } = render(page(Late, 'First'), { container, hydrate: true });
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  return { load, show: (title: string) => rerender(page(Late, title)) };
}

it("keeps the server's markup while the code does not load, also when the page around it changes", async () => {
  const { show } = await hydrate();
  await act(async () => {});
  expect(screen.getByText('stories')).toBeVisible();
  show('Second');
  expect(screen.getByRole('heading')).toHaveTextContent('Second');
  expect(screen.getByText('stories')).toBeVisible();
});

it('retries when the code does not load', async () => {
  const { load } = await hydrate();
  const served = screen.getByText('stories');
  await act(async () => {});
  await act(async () => dispatchEvent(new Event('online')));
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByText('stories')).toBe(served);
});
