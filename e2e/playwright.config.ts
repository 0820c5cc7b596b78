import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './launch-options.ts';

const environment = process.env;
const port = environment['PORT'] ?? '3100';

/** The tests that create, edit and delete packages. */
const owners = /(?:admin[\w-]*|owner)\.spec\.ts$/;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/browser',
  forbidOnly: Boolean(environment['CI']),
  fullyParallel: true,
  workers: 2,
  // Whoever changes the catalogue comes last, so that no visitor meets a package that is about to go.
  projects: [
    { name: 'visitors', testIgnore: owners },
    {
      name: 'owner',
      testMatch: owners,
      dependencies: ['visitors'],
      // Whole working days in one test, on whatever machine there is.
      timeout: 120_000,
      expect: { timeout: 15_000 },
    },
  ],
  timeout: 30_000,
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    locale: 'en-IN',
    trace: 'retain-on-failure',
    launchOptions,
  },
  webServer: {
    command: 'node dist/server/main.js',
    cwd: '..',
    url: `http://localhost:${port}/api/health`,
    env: {
      PORT: port,
      DATA_DIR: environment['DATA_DIR'] ?? 'data/e2e',
      FIREBASE_PROJECT_ID: 'demo-banyan',
      ADMIN_EMAIL: 'owner@example.com',
      ADMIN_PASSWORD: 'a marigold on the dashboard',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
