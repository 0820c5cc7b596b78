import { importModule } from './import-module.ts';

const fetching = new Set<Promise<unknown>>();

/** The parts that are on their way. */
export const partsFetched: ReadonlySet<Promise<unknown>> = fetching;

/**
 * Fetches code that the page is whole without. @param load imports it
 * @returns undefined when it does not arrive in 10 s, which is only logged
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
