import { pendingImports, runWhenIdle } from '#features/shared/import-module.ts';

const waitForIdle = () => new Promise<void>(runWhenIdle);

/** Sets `data-ready` once the page is hydrated and all lazy parts are rendered or failed. Tests and tools await it. */
export async function markReady(): Promise<void> {
  do {
    await Promise.allSettled(pendingImports);
    // Loaded parts render before the page is idle; what they import has started before it is idle again.
    await waitForIdle();
    await waitForIdle();
  } while (pendingImports.size > 0);
  document.documentElement.dataset['ready'] = '';
}
