import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { registerServiceWorker, type ServiceWorkerDeps } from './register-service-worker.ts';

const page = 'https://banyan.example/packages/detail/x';
const loaded = [
  'https://banyan.example/api/tours/package-detail/x',
  'https://banyan.example/pictures/a/320.avif',
];
/** Workbox's message to cache these. */
const messageOf = (addresses: readonly string[]) => ({
  type: 'CACHE_URLS',
  payload: { urlsToCache: addresses.map((address) => [address, { credentials: 'omit' }]) },
});

interface Given {
  readonly readyState?: DocumentReadyState;
  readonly supported?: boolean;
  readonly controlled?: boolean;
  readonly register?: () => Promise<unknown>;
}

/** A window whose page has made a few requests. */
function aBrowser({
  readyState = 'complete',
  supported = true,
  controlled = false,
  register = () => Promise.resolve(),
}: Given = {}) {
  const messages: unknown[] = [];
  const entries: string[] = loaded.slice(0, 1);
  const loads: (() => void)[] = [];
  const registering = vi.fn<(...given: readonly unknown[]) => Promise<unknown>>(register);
  const workers = {
    controller: controlled ? {} : null,
    register: registering,
    get ready() {
      entries.push(...loaded);
      return Promise.resolve({ active: { postMessage: (message: unknown) => messages.push(message) } });
    },
  };
  const world = {
    document: { readyState },
    location: { href: `${page}#day-2` },
    navigator: supported ? { serviceWorker: workers } : {},
    performance: { getEntriesByType: () => entries.map((name) => ({ name })) },
    addEventListener: (_type: string, listener: () => void) => loads.push(listener),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fake has what is used of a window
  return { world: world as unknown as ServiceWorkerDeps, told: messages, loads, registering };
}

describe('registering the service worker', () => {
  it('sends the worker what the first page has fetched by the time it is installed', async () => {
    const { world, told: messages, registering } = aBrowser();
    await registerServiceWorker(world, []);
    expect(registering).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
    expect(messages).toEqual([messageOf([page, ...loaded])]);
  });

  it('sends nothing when the worker already controls the page', async () => {
    const { world, told: messages, registering } = aBrowser({ controlled: true });
    await registerServiceWorker(world, []);
    expect(registering).toHaveBeenCalledOnce();
    expect(messages).toEqual([]);
  });

  const came = ['/tours/package-detail/y'];

  it('also sends the calls whose answers came with the first page', async () => {
    const { world, told: messages } = aBrowser();
    await registerServiceWorker(world, came);
    const read = 'https://banyan.example/api/tours/package-detail/y';
    expect(messages).toEqual([messageOf([page, ...loaded, read])]);
  });

  it('sends only the calls whose answers came with a later page', async () => {
    const { world, told: messages } = aBrowser({ controlled: true });
    await registerServiceWorker(world, came);
    const read = 'https://banyan.example/api/tours/package-detail/y';
    expect(messages).toEqual([messageOf([read])]);
  });

  it('waits until the page has loaded', async () => {
    const { world, loads, registering } = aBrowser({ readyState: 'interactive' });
    const options = registerServiceWorker(world, []);
    expect(registering).not.toHaveBeenCalled();
    loads.forEach((load) => load());
    await options;
    expect(registering).toHaveBeenCalledOnce();
  });

  it('does nothing where the browser has no service workers', async () => {
    const { world, registering } = aBrowser({ supported: false });
    await registerServiceWorker(world, []);
    expect(registering).not.toHaveBeenCalled();
  });

  it('logs a warning where the browser forbids service workers', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => warn.mockRestore());
    const { world } = aBrowser({ register: () => Promise.reject(new Error('forbidden')) });
    await registerServiceWorker(world, []);
    expect(warn).toHaveBeenCalledOnce();
  });
});
