import { defineConfig, devices } from '@playwright/test';

const environment = process.env;
const port = environment['PORT'] ?? '3100';
const executablePath = environment['CHROMIUM_PATH'];

/** Chromium is kept from calling home, so that a test sees only the product's own requests. */
const quiet = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/browser',
  forbidOnly: Boolean(environment['CI']),
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    locale: 'en-IN',
    trace: 'retain-on-failure',
    launchOptions: { ...(executablePath && { executablePath }), args: [...quiet, ...asRoot] },
  },
  webServer: {
    command: 'node dist/server/main.js',
    cwd: '..',
    url: `http://localhost:${port}/api/health`,
    env: {
      PORT: port,
      DATA_DIR: environment['DATA_DIR'] ?? 'data/e2e',
      ADMIN_EMAIL: 'owner@example.com',
      ADMIN_PASSWORD: 'a marigold on the dashboard',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
