import { importModule } from './import-module.ts';

const fetching = new Set<Promise<unknown>>();

/** Imports that have not settled. */
export const partsFetched: ReadonlySet<Promise<unknown>> = fetching;

/**
 * For code the page works without. @returns undefined when it does not arrive in 10 s, which is only logged
 */
export async function fetchPart<T>(load: () => Promise<T>): Promise<T | undefined> {
  const part = importModule(load);
  fetching.add(part);
  try {
    return await part;
  } catch (cause) {
    // oxlint-disable-next-line no-console -- the page is whole without this part; whoever looks should learn why
    console.warn('A part of the page did not load.', cause);
    return undefined;
  } finally {
    fetching.delete(part);
  }
}
