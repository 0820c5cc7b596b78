import { relative } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { hoverMedia } from './scripts/build/hover-media.ts';
import { markdown } from './scripts/build/markdown.ts';
import { htmlPlaceholders } from './scripts/build/html-placeholders.ts';
import { namedImports } from './scripts/build/named-imports.ts';
import { createPwaPlugin } from './scripts/build/pwa-plugin.ts';

/** Tests of the site that need a document without rendering React; those that render are `.test.tsx`. */
const domTests = '{core,features,styles}/**/*.dom.test.ts';

const setupNode = 'features/shared/testing/setup-node.ts';

/** Where the databases differ most: the schema, locks, and what writes the catalogue. */
const gateOnPostgres = [
  'server/entities/listed.test.ts',
  'server/{backup,catalogue,database,http,pictures}/**/*.postgres.test.ts',
  'server/http/calls/{agency,entity}-fields.test.ts',
  'server/mail/outbox.test.ts',
  'server/cli/concurrent-migration.postgres.test.ts',
];

/** They start, stop and ask the programs of dist/server. */
const programTests = [
  'server/main.test.ts',
  'server/cli/commands/*.system.test.ts',
  'server/http/pages/entity-pages.test.ts',
  'server/backup/backup.test.ts',
];

const withDocument = {
  environment: 'jsdom',
  // A document for each file, in a third of the time that a process for each takes.
  pool: 'vmThreads' as const,
  setupFiles: ['features/shared/testing/setup-dom.ts'],
};

const withServer = {
  environment: 'node',
  // No module of the server keeps anything between two servers.
  isolate: false,
  setupFiles: [setupNode, 'server/accounts/testing/cheap-hashes.ts'],
};

const withPostgres = {
  ...withServer,
  globalSetup: 'server/database/testing/postgres-setup.ts',
  setupFiles: ['server/database/testing/postgres-project.ts', ...withServer.setupFiles],
};

const inProject = (modules: RegExp) => (id: string) => modules.test(relative(import.meta.dirname, id));

/**
 * What several parts of the site have in common, in chunks of at least so many bytes of source. Without groups there is a
 * chunk for each set of parts that share a module: 44 scripts on the home page, most of them of a few lines.
 */
const sharedCode = (name: string, modules: RegExp, leastBytes = 6500) => ({
  name,
  test: inProject(modules),
  minShareCount: 2,
  entriesAware: true,
  entriesAwareMergeThreshold: leastBytes,
});

/** Without the names of the parts, which follow that of a group. */
const shortName = (name: string) => name.replace(/[~.].*/, '');

export default defineConfig({
  // wouter asks for a stand-in of what React has had since 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  plugins: [react(), vanillaExtractPlugin(), markdown, namedImports, htmlPlaceholders, createPwaPlugin()],
  css: { postcss: { plugins: [hoverMedia] } },
  // What browsers ask for by a fixed name.
  publicDir: 'styles/art/root',
  build: {
    outDir: 'dist/site',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: true,
    rollupOptions: {
      // How long parts of a build take depends on what else the machine does, and is no fault of the build.
      checks: { bundlerTimings: false },
      output: {
        chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash].js`,
        assetFileNames: ({ names: [name = ''] }) => `assets/${shortName(name)}-[hash][extname]`,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'entry', tags: ['$initial'] },
            // What checks input is beside the library that it checks with: pages without a form load neither.
            sharedCode('libraries', /^node_modules\/|@oxc-project|^contract\/input-rules/),
            // What the forms of accounts share.
            {
              name: 'forms',
              test: inProject(/^(?:features\/auth\/forms\/|contract\/account-inputs)/),
              minShareCount: 2,
            },
            sharedCode('contract', /^contract\//),
            sharedCode('art', /^styles\/art\//),
            // What cards, the page of a package and the home page share.
            {
              name: 'tours',
              test: inProject(
                /^features\/shared\/(?:text|shared-element|ui\/(?:picture|section|icons|phone-number|tour-))/,
              ),
              minShareCount: 2,
            },
            sharedCode('shared', /^features\/shared\/(?:ui\/|[^/]+$)/, 8000),
            sharedCode('search', /^features\/(?:catalogue|shared)\/search\//),
            sharedCode('catalogue', /^features\/catalogue\//),
            // What several pages of text show, and the home page.
            {
              name: 'sections',
              test: inProject(/^features\/site\/(?:sections\/|content\/reviews)/),
              minShareCount: 2,
            },
            // What pages of words share.
            {
              name: 'words',
              test: inProject(/^features\/site\/content\/(?:words|stored)/),
              minShareCount: 2,
            },
            // Nearly all of it belongs to `core/idle-parts.ts`, which every page loads.
            {
              name: 'core',
              test: inProject(/^(?:core\/(?!admin|pages)|features\/(?:auth|shortlist)\/)/),
              minShareCount: 2,
            },
          ],
        },
      },
    },
    // As the README says; index.html asks for their functions, and the linter refuses newer ones.
    target: ['chrome99', 'firefox100', 'safari15.4'],
    // Browsers that do not know modulepreload fetch the same files later.
    modulePreload: { polyfill: false },
  },
  test: {
    // Ms that end a test or a hook that hangs, on however busy a machine; on an idle one the slowest takes seconds.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Before each test, and so after the clean-up of the one before: what is still mounted then may need its stubs.
    unstubGlobals: true,
    restoreMocks: true,
    expect: { poll: { timeout: 10_000 } },
    // The same on every machine, so that tests meet each other in the same way; projects inherit it.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'site, without a DOM',
          environment: 'node',
          isolate: false,
          include: ['{core,features,styles}/**/*.test.ts'],
          exclude: [domTests],
          setupFiles: ['features/shared/testing/setup.ts', setupNode],
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          ...withDocument,
          include: [domTests, '{core,features,styles}/**/*.test.tsx'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          ...withServer,
          include: ['{contract,server,scripts}/**/*.test.ts'],
          exclude: ['server/**/*.postgres.test.ts', ...programTests],
        },
      },
      { extends: true, test: { name: 'PostgreSQL', ...withPostgres, include: gateOnPostgres } },
      {
        extends: true,
        test: {
          name: 'others on PostgreSQL',
          ...withPostgres,
          include: [
            'server/{audit,cli/doctor,counts,database,catalogue,entities}/*.test.ts',
            'server/pictures/{picture-records,variants/picture-queue,variants/picture-worker}.test.ts',
            'server/backup/{backup-state,scheduled/backups}.test.ts',
            'server/{expiry,accounts/{administrators,rate-limits,sessions}}.test.ts',
            'server/http/calls/*.test.ts',
            'server/http/{call-refusals,limits/rate-limiter}.test.ts',
            'server/http/pages/entity-pages.test.ts',
            'server/**/*.postgres.test.ts',
          ],
          exclude: ['server/**/*.embedded.test.ts', ...gateOnPostgres],
        },
      },
      {
        extends: true,
        test: {
          name: 'programs',
          environment: 'node',
          include: programTests,
        },
      },
      {
        extends: true,
        test: {
          // Faults, load and hostile requests, these in their short form. What starts programs starts those of dist/server.
          name: 'system',
          ...withPostgres,
          setupFiles: [setupNode],
          include: ['e2e/system/**/*.test.ts'],
        },
      },
    ],
  },
});
