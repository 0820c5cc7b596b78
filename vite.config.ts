import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { ownValibot } from './scripts/own-valibot.ts';
import { leaveOutUnused } from './scripts/stand-ins.ts';

/** What the entry loads at once stays in one file; else the bundler cuts out of it whatever a later part shares. */
const entry = { name: 'entry', tags: ['$initial' as const], priority: 1 };

/** What several pages share is small: in one file it compresses better and takes one request. */
const small = {
  name: 'shared',
  test: /features\/shared\/(?:ui\/(?:picture|phone-link|section-head|visually-hidden|icons\/(?!line))|local-names|plural|price)/,
  minShareCount: 2,
};

export default defineConfig({
  // wouter asks for a stand-in of what React has had since 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  plugins: [react(), vanillaExtractPlugin(), leaveOutUnused, ownValibot],
  // What browsers ask for by a fixed name.
  publicDir: 'styles/art/root',
  build: {
    outDir: 'dist/site',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: true,
    rollupOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [entry, small] } },
    },
    // Every browser that runs this build knows modulepreload.
    modulePreload: { polyfill: false },
  },
  test: {
    // Ms for a test on a busy machine; on an idle one the slowest takes two seconds.
    testTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'site',
          environment: 'jsdom',
          include: ['{core,features,styles}/**/*.test.{ts,tsx}'],
          setupFiles: ['features/shared/testing/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['{contract,server,scripts}/**/*.test.ts'],
          exclude: ['server/**/*.postgres.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server on PostgreSQL',
          environment: 'node',
          // What the embedded database is asked as well, and what only this one can show.
          include: [
            'server/data/*.test.ts',
            'server/accounts/{administrators,attempts,google-accounts,one-time-codes,password-resets,sessions}.test.ts',
            'server/http/{auth,catalogue,destinations-write,google,limits,login,profile,recovery,tours-read,tours-write}.test.ts',
            'server/**/*.postgres.test.ts',
          ],
          exclude: ['server/**/*.embedded.test.ts'],
          globalSetup: 'server/data/testing/postgres-setup.ts',
        },
      },
    ],
  },
});
