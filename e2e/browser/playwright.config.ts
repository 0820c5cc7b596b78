import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from '#e2e/browser/testing/launch-options.ts';

const owners = /\/admin\/[\w-]+\.spec\.ts$/;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browser',
  globalSetup: './testing/sample-data.ts',
  forbidOnly: Boolean(process.env['CI']),
  fullyParallel: true,
  workers: 2,
  // The longest tests come first.
  projects: [
    { name: 'owner', testMatch: owners },
    { name: 'visitors', testIgnore: owners },
  ],
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    locale: 'en-IN',
    serviceWorkers: 'block',
    // The certificate that Caddy makes itself (testing/caddy.ts).
    ignoreHTTPSErrors: process.env['E2E_PROXY'] === 'caddy',
    // A trace makes a run a sixth longer: `npm run test:e2e -- --trace retain-on-failure` keeps those of failures.
    launchOptions,
  },
});
