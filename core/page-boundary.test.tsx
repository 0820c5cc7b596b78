import { act, render, screen } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deferred } from '#features/shared/testing/deferred.ts';
import { lazyRouteComponent } from './lazy-route-component.tsx';
import { PageBoundary } from './page-boundary.tsx';

/** React logs what a boundary catches; tests here expect it. */
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  vi.spyOn(console, 'error').mockClear();
  vi.useRealTimers();
});

let broken = 0;
const Broken = (): ReactNode => {
  broken += 1;
  throw new Error('a fault in the page');
};

const renderAt = (resetKey: string, page: ReactNode) => (
  <PageBoundary resetKey={resetKey}>
    <Suspense fallback="waiting">{page}</Suspense>
  </PageBoundary>
);

const part = (content: ReactNode) => <Suspense fallback="waiting inside">{content}</Suspense>;

describe('the boundary around a page', () => {
  it('shows the error page with a way to reload and a way home', () => {
    render(renderAt('/a', <Broken />));
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
    expect(screen.getByText(/broke/)).toBeVisible();
  });

  it('shows the next page after a navigation', () => {
    const { rerender } = render(renderAt('/a', <Broken />));
    rerender(renderAt('/b', <p>the next page</p>));
    expect(screen.getByText('the next page')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull();
  });

  it('shows that a page did not load, and imports it again on the next visit', async () => {
    const load = vi.fn<() => Promise<() => ReactNode>>();
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    load.mockResolvedValue(() => <p>the page</p>);
    const Page = lazyRouteComponent(load);
    const { rerender } = render(renderAt('/a', <Page />));
    expect(await screen.findByText(/did not load/)).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
    rerender(renderAt('/b', <p>elsewhere</p>));
    rerender(renderAt('/a', <Page />));
    expect(await screen.findByText('the page')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('shows the page when its code arrives after the message', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const code = deferred<() => ReactNode>();
    const Page = lazyRouteComponent(() => code.promise);
    render(renderAt('/a', <Page />));
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(await screen.findByText(/did not load/)).toBeVisible();
    await act(async () => code.resolve(() => <p>the page</p>));
    expect(await screen.findByText('the page')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull();
  });

  it('imports the page again when the connection returns', async () => {
    const load = vi.fn<() => Promise<() => ReactNode>>();
    load.mockRejectedValueOnce(new TypeError('offline'));
    load.mockResolvedValue(() => <p>the page</p>);
    const Page = lazyRouteComponent(load);
    render(renderAt('/a', <Page />));
    expect(await screen.findByText(/did not load/)).toBeVisible();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('the page')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('keeps the message of a fault when the connection returns', async () => {
    const Page = lazyRouteComponent(() => Promise.reject<() => ReactNode>(new TypeError('offline')));
    const { rerender } = render(renderAt('/a', <Page />));
    expect(await screen.findByText(/did not load/)).toBeVisible();
    rerender(renderAt('/b', <p>elsewhere</p>));
    rerender(renderAt('/a', <Broken />));
    const renders = broken;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByText(/broke/)).toBeVisible();
    expect(broken).toBe(renders);
  });

  it('stays on the page that was opened meanwhile when the code of another one arrives', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const code = deferred<() => ReactNode>();
    const Page = lazyRouteComponent(() => code.promise);
    const { rerender } = render(renderAt('/a', <Page />));
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    rerender(renderAt('/b', <Broken />));
    const renders = broken;
    await act(async () => code.resolve(() => <p>the page</p>));
    expect(screen.getByText(/broke/)).toBeVisible();
    expect(broken).toBe(renders);
  });

  it('dispatches page-missing with the reason when the code of a page does not load', async () => {
    const gone = new TypeError('Failed to fetch dynamically imported module');
    const onPageMissing = vi.fn<(cause: unknown) => void>();
    const hear = (event: Event) => onPageMissing(event instanceof CustomEvent && event.detail);
    window.addEventListener('page-missing', hear);
    const Page = lazyRouteComponent(() => Promise.reject<() => ReactNode>(gone));
    render(renderAt('/a', <Page />));
    await expect.poll(() => onPageMissing.mock.calls).toEqual([[gone]]);
    window.removeEventListener('page-missing', hear);
    expect(await screen.findByText(/did not load/)).toBeVisible();
  });

  it('imports a page when it is shown if its preload failed', async () => {
    const load = vi.fn<() => Promise<() => ReactNode>>();
    load.mockRejectedValueOnce(new TypeError('offline'));
    load.mockResolvedValue(() => <p>the page</p>);
    const Page = lazyRouteComponent(load);
    Page.preload();
    await Promise.resolve();
    render(renderAt('/a', <Page />));
    expect(await screen.findByText('the page')).toBeVisible();
  });

  it("leaves the server's markup until the code of the page has come", async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const onMount = vi.fn<(element: HTMLElement | null) => void>();
    const load = vi.fn<() => Promise<() => ReactNode>>();
    load.mockRejectedValueOnce(new TypeError('offline'));
    load.mockResolvedValue(() => <p ref={onMount}>the page</p>);
    const Page = lazyRouteComponent(load);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(renderAt('/a', <p>the page</p>));
    const served = screen.getByText('the page');
    render(renderAt('/a', <Page />), { container, hydrate: true });
    await expect.poll(() => load.mock.calls.length).toBe(1);
    expect(served).toBeVisible();
    act(() => void window.dispatchEvent(new Event('online')));
    await expect.poll(() => onMount.mock.lastCall?.[0]).toBe(served);
  });

  it("leaves the server's markup of a part of the page until its code has come, too", async () => {
    const onMount = vi.fn<(element: HTMLElement | null) => void>();
    const code = deferred<() => ReactNode>();
    const Part = lazyRouteComponent(() => code.promise);
    const Page = lazyRouteComponent(() => Promise.resolve(() => <div ref={onMount}>{part(<Part />)}</div>));
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(renderAt('/a', <div>{part(<p>the part</p>)}</div>));
    const served = screen.getByText('the part');
    render(renderAt('/a', <Page />), { container, hydrate: true });
    await expect.poll(() => onMount.mock.calls.length).toBe(1);
    expect(served).toBeVisible();
    await act(async () => code.resolve(() => <p>the part</p>));
    expect(screen.getByText('the part')).toBe(served);
  });

  it('throws the fault of a page on whose markup the server has sent', () => {
    expect(() =>
      render(
        <PageBoundary resetKey="/a" isServed>
          <Broken />
        </PageBoundary>,
      ),
    ).toThrow('a fault in the page');
  });
});
