import { act, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { lazyComponent } from './loading.tsx';

interface PartProps {
  readonly name: string;
}

const Part = ({ name }: PartProps) => <p>{name}</p>;
const Waiting = () => <p>waiting</p>;
const loads = () => vi.fn<() => Promise<typeof Part>>(async () => Part);

let warned: MockInstance<typeof console.warn>;
beforeEach(() => {
  warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const comesOnline = () => act(async () => dispatchEvent(new Event('online')));

const createBrowserPart = (load: () => Promise<typeof Part>): ComponentType<PartProps> =>
  lazyComponent(load, { Fallback: Waiting, ssr: false });

/** The component as a server renders it, without a fallback. */
const Served = ({ name }: PartProps) => (
  <Suspense>
    <Part name={name} />
  </Suspense>
);

const page = (Lazy: ComponentType<PartProps>, title: string) => (
  <>
    <h1>{title}</h1>
    <Lazy name="stories" />
  </>
);

/** Hydrates a rendered page; the component's code does not load before the device is online. */
async function hydrate() {
  const load = loads();
  load.mockRejectedValueOnce(new Error('offline'));
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page(Served, 'First'));
  const Lazy = lazyComponent(load);
  const { rerender } = render(page(Lazy, 'First'), { container, hydrate: true });
  await expect.poll(() => load).toHaveBeenCalledOnce();
  return { load, show: (title: string) => rerender(page(Lazy, title)) };
}

it.each<[string, (load: () => Promise<typeof Part>) => ComponentType<PartProps>]>([
  ['on both sides', (load) => lazyComponent(load)],
  ['by the browser', createBrowserPart],
])('a component rendered %s is shown once the page is idle, and at once again', async (_, createPart) => {
  const load = loads();
  const Lazy = createPart(load);
  const first = render(<Lazy name="stories" />);
  expect(screen.queryByText('stories')).not.toBeInTheDocument();
  expect(await screen.findByText('stories')).toBeVisible();
  first.unmount();
  render(<Lazy name="again" />);
  expect(screen.getByText('again')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  expect(warned).not.toHaveBeenCalled();
});

it("keeps the server's markup until a retry has loaded the code, also when the page around it changes", async () => {
  const { load, show } = await hydrate();
  const served = screen.getByText('stories');
  await act(async () => {});
  show('Second');
  expect(screen.getByRole('heading')).toHaveTextContent('Second');
  expect(screen.getByText('stories')).toBe(served);
  await comesOnline();
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByText('stories')).toBe(served);
});

describe('a component that only the browser renders', () => {
  it('is its fallback on a server', () => {
    const load = loads();
    const Lazy = createBrowserPart(load);
    expect(renderToString(<Lazy name="stories" />)).toBe('<p>waiting</p>');
    expect(load).not.toHaveBeenCalled();
  });

  it('is hydrated as its fallback when its code is there already', async () => {
    const Lazy = createBrowserPart(loads());
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Lazy name="stories" />);
    render(<Lazy name="first" />);
    expect(await screen.findByText('first')).toBeVisible();

    const onRecoverableError = vi.fn<(cause: unknown) => void>();
    const root = await act(async () =>
      hydrateRoot(container, <Lazy name="stories" />, { onRecoverableError }),
    );
    expect(await screen.findByText('stories')).toBeVisible();
    expect(onRecoverableError).not.toHaveBeenCalled();
    act(() => root.unmount());
  });

  it('is still fetched when its first instance has unmounted', async () => {
    const Lazy = createBrowserPart(loads());
    const first = render(<Lazy name="first" />);
    render(<Lazy name="second" />);
    first.unmount();
    expect(await screen.findByText('second')).toBeVisible();
  });

  it('is retried when it did not load, once for all instances', async () => {
    const load = loads();
    load.mockRejectedValueOnce(new Error('offline'));
    const Lazy = createBrowserPart(load);
    render([<Lazy key="a" name="here" />, <Lazy key="b" name="here" />]);
    await expect.poll(() => warned).toHaveBeenCalledOnce();
    await act(async () => {});
    await comesOnline();
    expect(screen.getAllByText('here')).toHaveLength(2);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
