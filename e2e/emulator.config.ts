import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './launch-options.ts';

/** The real popup against the Firebase Auth emulator; `npm run test:google` starts everything it needs. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.emulator.ts',
  outputDir: '../test-results/google',
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
