const modules = import.meta.glob([
  '../**/*.tsx',
  '../../features/**/*.tsx',
  '!../**/*.test.tsx',
  '!../../features/**/*.test.tsx',
  '!**/testing/**',
  '!../main.tsx',
]);

/** Imports what pages fetch later, so that a test's wait for a page is not one for modules to be transformed. */
export async function importPages(): Promise<void> {
  // One after the other: Vitest's vm pools lose track of a package that two modules import at the same time.
  for (const load of Object.values(modules)) await load();
}
