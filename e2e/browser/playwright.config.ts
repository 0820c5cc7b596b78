import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from '#e2e/browser/testing/launch-options.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browser',
  globalSetup: './testing/sample-data.ts',
  forbidOnly: Boolean(process.env['CI']),
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    locale: 'en-IN',
    serviceWorkers: 'block',
    // A trace makes a run a sixth longer: `npm run test:e2e -- --trace retain-on-failure` keeps those of failures.
    launchOptions,
  },
});
