import { act, render, screen } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { lazyPage, pageFailed } from '#features/shared/loading.tsx';
import { deferred } from '#features/shared/testing/deferred.ts';
import { PageOutlet, reloadOnce, reloadOnFailure } from './page-outlet.tsx';

beforeEach(() => {
  sessionStorage.clear();
  // React logs what a boundary catches, and `importModule` what it tries again; tests here expect both.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.spyOn(console, 'error').mockClear();
  vi.useRealTimers();
});

let broken = 0;
const Broken = (): ReactNode => {
  broken += 1;
  throw new Error('a fault in the page');
};

const renderAt = (resetKey: string, page: ReactNode) => <PageOutlet resetKey={resetKey}>{page}</PageOutlet>;
const part = (content: ReactNode) => <Suspense fallback="waiting inside">{content}</Suspense>;

/** Code that does not load at the first attempt. */
function arrivesLater(Page: () => ReactNode = () => <p>the page</p>) {
  const load = vi.fn<() => Promise<() => ReactNode>>(() => Promise.resolve(Page));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  return load;
}

const comesOnline = () => act(async () => void window.dispatchEvent(new Event('online')));

describe('a page that throws', () => {
  it('gives way to the error page with a way to reload and a way home', () => {
    render(renderAt('/a', <Broken />));
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
    expect(screen.getByText(/broke/)).toBeVisible();
  });

  it('does not end the next page', () => {
    const { rerender } = render(renderAt('/a', <Broken />));
    rerender(renderAt('/b', <p>the next page</p>));
    expect(screen.getByText('the next page')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull();
  });

  it('is not rendered again when the connection returns', async () => {
    render(renderAt('/a', <Broken />));
    const renders = broken;
    await comesOnline();
    expect(screen.getByText(/broke/)).toBeVisible();
    expect(broken).toBe(renders);
  });

  it('throws on where the server has sent its markup', () => {
    expect(() =>
      render(
        <PageOutlet resetKey="/a" isServed>
          <Broken />
        </PageOutlet>,
      ),
    ).toThrow('a fault in the page');
  });
});

describe('a page whose code does not load', () => {
  it('is said not to have loaded, and is shown once an attempt has brought its code', async () => {
    const load = arrivesLater();
    const Page = lazyPage(load);
    render(renderAt('/a', <Page />));
    expect(screen.getByText('Loading...')).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent(/did not load/);
    await comesOnline();
    expect(screen.getByText('the page')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is said not to have loaded after ten seconds, and shown when its code comes after all', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const code = deferred<() => ReactNode>();
    const Page = lazyPage(() => code.promise);
    render(renderAt('/a', <Page />));
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText(/did not load/)).toBeVisible();
    await act(async () => code.resolve(() => <p>the page</p>));
    expect(screen.getByText('the page')).toBeVisible();
  });

  it('is imported again at once when it is opened again', async () => {
    const load = arrivesLater();
    const Page = lazyPage(load);
    vi.useFakeTimers();
    const { rerender } = render(renderAt('/a', <Page />));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByText(/did not load/)).toBeVisible();
    rerender(renderAt('/b', <p>elsewhere</p>));
    expect(load).toHaveBeenCalledTimes(1);
    rerender(renderAt('/a', <Page />));
    expect(load).toHaveBeenCalledTimes(1);
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(load).toHaveBeenCalledTimes(2);
    expect(screen.getByText('the page')).toBeVisible();
  });

  it('is no failure of the page that is awaited meanwhile', async () => {
    vi.useFakeTimers();
    onTestFinished(() => window.history.replaceState(null, '', '/'));
    const Page = lazyPage(() => Promise.reject<() => ReactNode>(new TypeError('gone')));
    const { rerender } = render(renderAt('/', <Page />));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByText(/did not load/)).toBeVisible();
    window.history.replaceState(null, '', '/b');
    const Slow = lazyPage(() => new Promise<() => ReactNode>(() => {}));
    rerender(renderAt('/b', <p>elsewhere</p>));
    rerender(renderAt('/b', <Slow />));
    await act(() => vi.advanceTimersByTimeAsync(9000));
    expect(screen.getByText('Loading...')).toBeVisible();
  });

  it('stays away from the page that was opened meanwhile', async () => {
    const code = deferred<() => ReactNode>();
    const Page = lazyPage(() => code.promise);
    const { rerender } = render(renderAt('/a', <Page />));
    rerender(renderAt('/b', <Broken />));
    const renders = broken;
    await act(async () => code.resolve(() => <p>the page</p>));
    expect(screen.getByText(/broke/)).toBeVisible();
    expect(broken).toBe(renders);
  });

  it('is shown at once when it was preloaded', async () => {
    const Page = lazyPage(() => Promise.resolve(() => <p>the page</p>));
    Page.preload();
    await Promise.resolve();
    render(renderAt('/a', <Page />));
    expect(screen.getByText('the page')).toBeVisible();
  });

  it('is imported when it is shown if its preload failed', async () => {
    const Page = lazyPage(arrivesLater());
    Page.preload();
    await Promise.resolve();
    render(renderAt('/a', <Page />));
    expect(await screen.findByText('the page')).toBeVisible();
  });

  it("leaves the server's markup in its place, and takes it over later", async () => {
    const onMount = vi.fn<(element: HTMLElement | null) => void>();
    const load = arrivesLater(() => <p ref={onMount}>the page</p>);
    const Page = lazyPage(load);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(renderAt('/a', <p>the page</p>));
    const served = screen.getByText('the page');
    render(renderAt('/a', <Page />), { container, hydrate: true });
    await expect.poll(() => load.mock.calls.length).toBe(1);
    expect(served).toBeVisible();
    await comesOnline();
    await expect.poll(() => onMount.mock.lastCall?.[0]).toBe(served);
  });

  it("leaves the server's markup of a part of the page in its place, too", async () => {
    const onMount = vi.fn<(element: HTMLElement | null) => void>();
    const code = deferred<() => ReactNode>();
    const Part = lazyPage(() => code.promise);
    const Page = lazyPage(() => Promise.resolve(() => <div ref={onMount}>{part(<Part />)}</div>));
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(renderAt('/a', <div>{part(<p>the part</p>)}</div>));
    const served = screen.getByText('the part');
    render(renderAt('/a', <Page />), { container, hydrate: true });
    await expect.poll(() => onMount.mock.calls.length).toBe(1);
    expect(served).toBeVisible();
    await act(async () => code.resolve(() => <p>the part</p>));
    expect(screen.getByText('the part')).toBe(served);
  });
});

const answers = (ok = true) =>
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status: ok ? 200 : 503 }))),
  );
const createLocation = () => ({ href: 'https://site.example/about', reload: vi.fn<() => void>() });

describe('a page whose code is gone', () => {
  it('is loaded anew once for an address', async () => {
    answers();
    const location = createLocation();
    await reloadOnce(location);
    await reloadOnce(location);
    expect(location.reload).toHaveBeenCalledTimes(1);
    location.href = 'https://site.example/team';
    await reloadOnce(location);
    expect(location.reload).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['the device is offline', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
    [
      'the server does not answer',
      () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch'))),
    ],
    ['the server is down', () => answers(false)],
    ['nothing could end a loop', () => vi.stubGlobal('sessionStorage', undefined)],
    [
      'the storage is full',
      () =>
        vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
          throw new DOMException('full', 'QuotaExceededError');
        }),
    ],
  ])('is not loaded anew when %s', async (_, given) => {
    answers();
    given();
    const location = createLocation();
    await reloadOnce(location);
    expect(location.reload).not.toHaveBeenCalled();
  });

  it('is not loaded anew while it is left, which would undo that, but when it is shown again', async () => {
    answers();
    const location = createLocation();
    reloadOnFailure(location);
    for (const event of ['beforeunload', pageFailed]) window.dispatchEvent(new Event(event));
    expect(fetch).not.toHaveBeenCalled();
    for (const event of ['pageshow', pageFailed]) window.dispatchEvent(new Event(event));
    await expect.poll(() => location.reload.mock.calls.length).toBe(1);
  });

  it('is not loaded anew when the visitor has navigated on', async () => {
    answers();
    const location = createLocation();
    const outcome = reloadOnce(location);
    location.href = 'https://site.example/team';
    await outcome;
    expect(location.reload).not.toHaveBeenCalled();
  });
});
