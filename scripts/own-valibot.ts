import type { Plugin } from 'vite';

/** Modules that check what the owner types; no page of a visitor has them. */
const ownersModules = /\/(?:features\/admin|contract\/(?:package-input|text|editing))[/.]/;

/**
 * Gives the admin area a copy of valibot. It is one module, and a module lies in one chunk: without this, every
 * visitor would fetch the checks that only the admin area makes.
 */
export const ownValibot: Plugin = {
  name: 'own-valibot',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source !== 'valibot' || !importer || !ownersModules.test(importer)) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && `${found.id}?admin`;
  },
};
