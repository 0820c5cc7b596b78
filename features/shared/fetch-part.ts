/**
 * Fetches code that the page is whole without. @param load imports it
 * @returns undefined when it does not arrive, which is only logged
 */
export async function fetchPart<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await load();
  } catch (cause) {
    // oxlint-disable-next-line no-console -- the page is whole without this part; whoever looks should learn why
    console.warn('A part of the page did not load.', cause);
    return undefined;
  }
}
