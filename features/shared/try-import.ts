import { importWithTimeout } from './import-with-timeout.ts';

const imports = new Set<Promise<unknown>>();

/** Imports that have not settled. */
export const pendingImports: ReadonlySet<Promise<unknown>> = imports;

/**
 * For code the page works without. @returns undefined when it does not arrive in 10 s, which is only logged
 */
export async function tryImport<T>(load: () => Promise<T>): Promise<T | undefined> {
  const imported = importWithTimeout(load);
  imports.add(imported);
  try {
    return await imported;
  } catch (cause) {
    // oxlint-disable-next-line no-console -- the page is whole without this part; whoever looks should learn why
    console.warn('A part of the page did not load.', cause);
    return undefined;
  } finally {
    imports.delete(imported);
  }
}
