import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { completeManifest } from './scripts/build/complete-manifest.ts';
import { htmlPlaceholders } from './scripts/build/html-placeholders.ts';
import { createEntryGroup, dropUnusedModules, splitValibot } from './scripts/build/bundle-plugins.ts';
import { createPwaPlugin } from './scripts/build/pwa-plugin.ts';

/**
 * What the entry loads at once stays in one file; else the bundler cuts out of it whatever a later part shares.
 * With what every public page needs: it is small, and takes no request of its own.
 */
const entry = createEntryGroup(
  /features\/shared\/(?:ui\/(?:board\/fit-uppercase|picture|phone-link|section-head|stars|visually-hidden|icons\/(?:arrow-(?:left|right)|calendar-days|mountain|phone|star|users)\.)|text\/(?:list-local-names|format)|saves-data|shared-element)|contract\/price-text|rolldown\/runtime/,
  /contract\/deferred-calls\./,
);

const cards = {
  name: 'cards',
  test: /features\/(?:shared\/ui\/tour-card|catalogue\/(?:package-card|skeleton-card|category-title))/,
  minShareCount: 2,
};

/** What most pages have below their first screen, and some on it. */
const common = {
  name: 'common',
  test: /features\/shared\/(?:search\/|text\/(?:lines|local-names|whatsapp)|ui\/(?:brand-icons|deferred-cards|icons\/(?!line)|form\/(?:alert|field)\.))|styles\/art\/(?:posters|[\w-]+\.svg)/,
  minShareCount: 2,
};

/** What every page loads once it is idle. */
const idle = {
  name: 'idle',
  test: /core\/(?:head\/(?!faq)|layout\/(?:footer|frieze|gallery)|navigation\/|offline\/(?!worker|use-online)|shortlist\/|theme\/)|features\/(?:shared\/ui\/icons\/wifi-off|shortlist\/(?:header|heart-button|shortlist-(?:deps|item|storage)|store|use-shortlist))|styles\/art\/(?:frieze|icons\/social-card)/,
};

/** The code of calls, and the session. */
const calls = {
  name: 'calls',
  test: /features\/(?:catalogue\/read-categories|shared\/(?:http-calls|refused-call)|auth\/(?:api|log-failure|read-answer|revalidate-session))|contract\/(?:answers|deferred-calls|user)|core\/(?:browser-storage|counts\/|session\/(?!auth-actions)|start-when-idle)|node_modules\/ofetch|stand-in:(?:destr|ufo)|rolldown\/runtime/,
};

const textPages = {
  name: 'text-pages',
  test: /core\/pages\/static\/(?:load-reading-font|static-page)|features\/site\/(?:chapters\/(?:chapter|rich-text|section-links)|forms\/static-form)|styles\/fonts\/eczar/,
};

/** Parts of the home page that text pages have, too. */
const panels = {
  name: 'panels',
  test: /features\/site\/(?:reviews\/(?!testimonial)|sections\/|services\/steps|team\/guide-card)|styles\/art\/(?:guide|step)/,
  minShareCount: 2,
  priority: 1,
};

const questions = { name: 'questions', test: /features\/site\/faqs\// };

/** What the itinerary shares with the widgets of signed-in people. */
const widgets = {
  name: 'widgets',
  test: /@radix-ui\/(?:primitive|react-(?:collection|compose-refs|context|direction|id|presence|primitive|slot|use-(?:controllable-state|effect-event|layout-effect)))\//,
  minShareCount: 2,
};

/** What the pages of signing in share. */
const accounts = {
  name: 'accounts',
  test: /contract\/(?:limits|login-input|message)\.|core\/(?:layout\/auth-layout|pages\/sign-in\/auth-page|session\/auth-actions)|features\/(?:auth\/(?:account-api|action-runner|actions|forms\/(?:form-helpers|panel)|outcome|profile\/profile-api)|shared\/ui\/form\/(?:busy-button|password-field))/,
  minShareCount: 2,
};

/** Posters of places that no page has as its own: fetched only where they are shown, and not precached. */
const placePosters = {
  name: 'place-posters',
  test: /styles\/art\/(?:place-posters|(?:city|coast|desert|dubai|forest|fort|ghat|hill|malaysia|manali|nepal-stupa|thailand)\.svg)/,
  priority: 1,
};

const rare =
  /\/(?:admin|sign-in|edit-profile|missing-picture|not-found|place-posters?|(?:place|typed)-local-name|profile-menu)/;

/** Tests of the site that need a document without rendering React; those that render are `.test.tsx`. */
const domTests = '{core,features,styles}/**/*.dom.test.ts';

const databasesOnPostgres = ['server/database/testing/postgres-project.ts'];

const systemTests = [
  'e2e/system/**/*.test.ts',
  'server/main.test.ts',
  'server/cli/commands/*.system.test.ts',
  'server/backup/backup.test.ts',
];

const withPostgres = {
  environment: 'node',
  isolate: false,
  globalSetup: 'server/database/testing/postgres-setup.ts',
};

export default defineConfig({
  // wouter asks for a stand-in of what React has had since 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  plugins: [
    react(),
    vanillaExtractPlugin(),
    dropUnusedModules,
    splitValibot,
    entry.plugin,
    completeManifest,
    htmlPlaceholders,
    createPwaPlugin(),
  ],
  // What browsers ask for by a fixed name.
  publicDir: 'styles/art/root',
  build: {
    outDir: 'dist/site',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: true,
    rollupOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            entry.group,
            placePosters,
            cards,
            common,
            idle,
            calls,
            textPages,
            questions,
            panels,
            widgets,
            accounts,
          ],
        },
      },
    },
    // Every browser that runs this build knows modulepreload.
    modulePreload: {
      polyfill: false,
      // The entry names what is fetched beside a page's code: only where many visitors save a round trip by it.
      resolveDependencies: (file, scripts) => (rare.test(file) ? [] : scripts),
    },
  },
  test: {
    // Ms that end a test or a hook that hangs, on however busy a machine; on an idle one the slowest takes seconds.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Before each test, and so after the clean-up of the one before: what is still mounted then may need its stubs.
    unstubGlobals: true,
    restoreMocks: true,
    expect: { poll: { timeout: 10_000 } },
    // Left to itself it keeps one core free, which on two is half of them.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'site, without a DOM',
          environment: 'node',
          isolate: false,
          include: ['{core,features,styles}/**/*.test.ts'],
          exclude: [domTests],
          setupFiles: ['features/shared/testing/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          environment: 'jsdom',
          // A document for each file, in a third of the time that a process for each takes.
          pool: 'vmThreads',
          include: ['{core,features,styles}/**/*.test.tsx', domTests],
          setupFiles: ['features/shared/testing/setup-dom.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          // No module of the server keeps anything between two servers.
          isolate: false,
          include: ['{contract,server,scripts}/**/*.test.ts'],
          exclude: ['server/**/*.postgres.test.ts', ...systemTests],
        },
      },
      {
        extends: true,
        test: {
          name: 'PostgreSQL',
          ...withPostgres,
          setupFiles: databasesOnPostgres,
          include: [
            'server/{audit,cli/doctor,counts,database,catalogue}/*.test.ts',
            'server/pictures/{picture-records,stored-bytes,variants/picture-queue,variants/picture-worker}.test.ts',
            'server/backup/scheduled/backup-runs.test.ts',
            'server/accounts/{administrators,attempts,google/google-accounts,known-devices,one-time-codes,passwords/password-resets,sessions}.test.ts',
            'server/**/*.postgres.test.ts',
          ],
          exclude: ['server/**/*.embedded.test.ts', ...systemTests],
        },
      },
      {
        extends: true,
        test: {
          // The calls are the same code on both databases, so `npm test` asks the embedded one alone.
          name: 'calls on PostgreSQL',
          ...withPostgres,
          setupFiles: databasesOnPostgres,
          include: [
            'server/http/calls/{admin-backup,admin-status,agency,audit-log,auth,catalogue-reads,destination-writes,earlier-versions,google,health,home-order,login,metrics,package-counts,package-writes,picture-details,prices,profile,recovery,recovery-work,trash,visibility}.test.ts',
            'server/http/limits/rate-limiter.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          // Programs, faults, load and hostile requests, these in their short form. What starts programs starts those of dist/server.
          name: 'system',
          ...withPostgres,
          include: systemTests,
        },
      },
    ],
  },
});
