import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { ports } from './backends.ts';
import { launchOptions } from './launch-options.ts';

const environment = process.env;

/** The tests that create, edit and delete packages. */
const owners = /(?:admin[\w-]*|owner)\.spec\.ts$/;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/browser',
  forbidOnly: Boolean(environment['CI']),
  fullyParallel: true,
  workers: ports.length,
  // Whoever changes the catalogue comes last: a visitor meets nothing that a failed test left behind.
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
    viewport: { width: 1280, height: 800 },
    locale: 'en-IN',
    trace: 'retain-on-failure',
    launchOptions,
  },
  webServer: ports.map((port) => ({
    command: 'node dist/server/main.js',
    cwd: '..',
    url: `http://localhost:${port}/api/health`,
    env: {
      PORT: String(port),
      DATA_DIR: join(environment['DATA_DIR'] ?? 'data/e2e', String(port)),
      FIREBASE_PROJECT_ID: 'demo-banyan',
      ADMIN_EMAIL: 'owner@example.com',
      ADMIN_PASSWORD: 'a marigold on the dashboard',
    },
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
  })),
});
