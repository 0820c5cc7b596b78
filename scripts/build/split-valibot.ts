import type { Plugin } from 'vite';

const adminModules = /\/(?:features\/admin|contract\/(?:package-input|input-rules|editing))[/.]/;

/** As one module, valibot would be in one chunk: visitors would load the schemas that only the admin area uses. */
export const splitValibot: Plugin = {
  name: 'split-valibot',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source !== 'valibot' || !importer || !adminModules.test(importer)) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && `${found.id}?admin`;
  },
};
