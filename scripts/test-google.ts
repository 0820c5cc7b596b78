/** `npm run test:google`: Google sign-in against the Firebase Auth emulator, which is too large for a dependency. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { waitForResponse } from './shared/server-process.ts';
import { findChromium } from './shared/chromium.ts';
import { buildServer } from './build/build-server.ts';
import { freePort } from '#server/testing/free-port.ts';
import { installPackage, runTool } from './shared/run.ts';

const project = 'demo-banyan';
const emulatorPackage = 'firebase-tools@15.34.0';
// In node_modules, so that other tools ignore it and the bundled server finds its packages.
const cache = resolve('node_modules/.cache/test-google');

async function buildSite(emulator: string): Promise<string> {
  Object.assign(process.env, {
    VITE_FIREBASE_API_KEY: 'emulated',
    VITE_FIREBASE_AUTH_DOMAIN: `${project}.firebaseapp.com`,
    VITE_FIREBASE_PROJECT_ID: project,
    VITE_FIREBASE_AUTH_EMULATOR_HOST: emulator,
  });
  const folder = join(cache, 'dist');
  await build({ logLevel: 'warn', build: { outDir: join(folder, 'site') } });
  await buildServer(join(folder, 'server'));
  return join(folder, 'server/main.js');
}

const at = (port: number) => ({ host: '127.0.0.1', port });

const modules = join(await installPackage(emulatorPackage), 'node_modules');
const firebase = join(modules, 'firebase-tools/lib/bin/firebase.js');
const folder = await mkdtemp(join(tmpdir(), 'google-'));
const stops: (() => void)[] = [];
const start = (program: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}) => {
  const child = spawn(program, args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environment },
  });
  stops.push(() => child.kill('SIGTERM'));
};

try {
  const [emulatorPort, hub, logging, port] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const emulator = `127.0.0.1:${emulatorPort}`;
  await writeFile(
    join(folder, 'firebase.json'),
    JSON.stringify({
      emulators: { auth: at(emulatorPort), hub: at(hub), logging: at(logging), ui: { enabled: false } },
    }),
  );
  start(process.execPath, [firebase, 'emulators:start', '--only', 'auth', '--project', project]);
  const server = await buildSite(emulator);
  start(process.execPath, [server], {
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    SAMPLE_DATA: 'off',
    BACKUP_HOURS: 'off',
    FIREBASE_PROJECT_ID: project,
    FIREBASE_AUTH_EMULATOR_HOST: emulator,
  });
  await waitForResponse(`http://${emulator}/`);
  await waitForResponse(`http://localhost:${port}/api/health`);
  process.exitCode = await runTool(
    'playwright',
    ['test', '--config', 'e2e/browser/emulator.config.ts', ...process.argv.slice(2)],
    {
      ...process.env,
      CHROMIUM_PATH: await findChromium(),
      SITE: `http://localhost:${port}`,
      EMULATOR: `http://${emulator}`,
    },
  );
} finally {
  for (const stop of stops) stop();
  await rm(folder, { recursive: true, force: true });
}
