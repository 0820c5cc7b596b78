import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './launch-options.ts';

/** The tests that create, edit and delete packages. */
const owners = /(?:admin[\w-]*|owner)\.spec\.ts$/;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/browser',
  globalSetup: './sample-data.ts',
  forbidOnly: Boolean(process.env['CI']),
  fullyParallel: true,
  // A test waits for the network and for frames about a third of its time: three keep two cores busy.
  workers: 3,
  // Neither depends on the other: each worker of each has a backend of its own. The longest tests come first.
  projects: [
    { name: 'owner', testMatch: owners },
    { name: 'visitors', testIgnore: owners },
  ],
  // Ends a test that hangs. Some are a whole working day, on whatever machine there is.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    locale: 'en-IN',
    // It fetches the whole site for every test; those about it, and those of a visitor's whole way, let it.
    serviceWorkers: 'block',
    // A trace costs a sixth of the run: `npm run test:e2e -- --trace retain-on-failure` keeps those of failures.
    screenshot: 'only-on-failure',
    launchOptions,
  },
});
