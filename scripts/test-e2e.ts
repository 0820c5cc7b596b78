/** `npm run test:e2e`: browser tests; arguments go to Playwright. A key made here takes the place of Google's. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSigner, openKeyServer } from '#server/accounts/testing/google-issuer-stub.ts';
import { findHeadlessShell } from './shared/chromium.ts';
import { buildIfStale, runTool } from './shared/run.ts';

const buildExitCode = await buildIfStale();
if (buildExitCode !== 0) process.exit(buildExitCode);
const dataFolder = await mkdtemp(join(tmpdir(), 'e2e-data-'));
const google = await createSigner('e2e');
const googleKeys = await openKeyServer([google]);
try {
  process.exitCode = await runTool(
    'playwright',
    ['test', '--config', 'e2e/browser', ...process.argv.slice(2)],
    {
      ...process.env,
      CHROMIUM_PATH: await findHeadlessShell(),
      DATA_DIR: dataFolder,
      FIREBASE_JWKS_URL: googleKeys.jwksUrl,
      GOOGLE_TEST_KEY: JSON.stringify(google.privateJwk),
    },
  );
} finally {
  googleKeys.close();
  await rm(dataFolder, { recursive: true, force: true });
}
