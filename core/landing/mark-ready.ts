import { partsFetched } from '#features/shared/fetch-part.ts';
import { whenIdle } from '#features/shared/idle.ts';

const idle = () => new Promise<void>(whenIdle);

/** Sets `data-ready` once the page is hydrated and all lazy parts are rendered or failed. Tests and tools await it. */
export async function markReady(): Promise<void> {
  do {
    await Promise.allSettled(partsFetched);
    // Loaded parts render before the page is idle; what they import has started before it is idle again.
    await idle();
    await idle();
  } while (partsFetched.size > 0);
  document.documentElement.dataset['ready'] = '';
}
