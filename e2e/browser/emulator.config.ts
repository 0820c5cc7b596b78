import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from '#e2e/browser/testing/launch-options.ts';

/** Run by `npm run test:google`. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.emulator.ts',
  outputDir: '../../test-results/google',
  forbidOnly: Boolean(process.env['CI']),
  workers: 1,
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env['SITE'] ?? 'http://localhost:3100',
    locale: 'en-IN',
    trace: 'retain-on-failure',
    launchOptions,
  },
});
