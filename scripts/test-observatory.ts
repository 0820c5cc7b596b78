/** `npm run test:observatory`: MDN's scanner, offline: the HSTS preload list that it would download is left empty. */
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { freePort } from '#server/testing/free-port.ts';
import { waitForResponse } from './shared/server-process.ts';
import { buildIfStale, installPackage } from './shared/run.ts';
import { openTlsProxy } from './shared/tls-proxy.ts';

/** Minimum score; the grade A+ begins at 100. */
const minScore = 130;

const ReportSchema = v.object({
  scan: v.object({ score: v.number(), grade: v.string() }),
  tests: v.record(v.string(), v.object({ pass: v.boolean(), result: v.string(), scoreModifier: v.number() })),
});
const IdentitySchema = v.object({ private: v.string(), cert: v.string() });

const installed = await installPackage('@mdn/mdn-http-observatory@1.4.8', 'selfsigned@2.4.1');
const modules = join(installed, 'node_modules');
const observatory = join(modules, '@mdn/mdn-http-observatory');
await mkdir(join(observatory, 'conf'), { recursive: true });
await writeFile(join(observatory, 'conf/hsts-preload.json'), '{}');

async function printed(args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<string> {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...environment },
  });
  return text(child.stdout);
}

async function makeIdentity(): Promise<{ readonly key: string; readonly cert: string }> {
  const program = `const made = require(${JSON.stringify(join(modules, 'selfsigned'))}).generate(
    [{ name: 'commonName', value: 'localhost' }],
    { keySize: 2048, algorithm: 'sha256', extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] },
    ] });
    process.stdout.write(JSON.stringify(made));`;
  const made = v.parse(IdentitySchema, JSON.parse(await printed(['-e', program])));
  return { key: made.private, cert: made.cert };
}

const built = await buildIfStale();
if (built !== 0) process.exit(built);

const folder = await mkdtemp(join(tmpdir(), 'observatory-'));
const [port, frontPort] = [await freePort(), await freePort()];
const identity = await makeIdentity();
const trusted = join(folder, 'cert.pem');
await writeFile(trusted, identity.cert);
const server = spawn(process.execPath, ['dist/server/main.js'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    PUBLIC_URL: `https://localhost:${frontPort}`,
    TRUST_PROXY: 'on',
    FIREBASE_PROJECT_ID: 'demo-banyan',
  },
});
const front = openTlsProxy(frontPort, port, identity);
try {
  await waitForResponse(`http://localhost:${port}/api/health`);
  const report = await printed([join(observatory, 'src/scan.js'), `localhost:${frontPort}`], {
    NODE_EXTRA_CA_CERTS: trusted,
  });
  const { scan, tests } = v.parse(ReportSchema, JSON.parse(report));
  for (const [name, { pass, result, scoreModifier }] of Object.entries(tests))
    console.log(`${pass ? ' ' : '✗'} ${name}: ${result} (${scoreModifier})`);
  console.log(`Score ${scan.score}, grade ${scan.grade}; at least ${minScore} is wanted.`);
  process.exitCode = scan.score >= minScore ? 0 : 1;
} finally {
  front.close();
  server.kill('SIGTERM');
  await rm(folder, { recursive: true, force: true });
}
