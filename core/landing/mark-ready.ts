import { partsFetched } from '#features/shared/fetch-part.ts';
import { whenIdle } from '#features/shared/idle.ts';

const idle = () => new Promise<void>(whenIdle);

/**
 * Marks the document with `data-ready` once the page that was opened is whole: its code has taken the markup over, and
 * every part that is fetched later has come (or failed) and been rendered. Tests and tools wait for the mark.
 */
export async function markReady(): Promise<void> {
  do {
    await Promise.allSettled(partsFetched);
    // What has come is rendered before the page is idle; what that asks for is fetched before it is idle again.
    await idle();
    await idle();
  } while (partsFetched.size > 0);
  document.documentElement.dataset['ready'] = '';
}
