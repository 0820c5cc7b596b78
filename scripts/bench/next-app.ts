/** The peer: a minimal Next page with one picture. https://nextjs.org/docs/app/getting-started/installation */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startCachingProxy, type CachingProxy } from './caching-proxy.ts';
import { freePort } from '#server/testing/free-port.ts';
import { installPackage } from '#scripts/shared/run.ts';

export const nextVersion = '16.4.6';
const react = '19.3.1';

/** ms until the built page is served. */
const startTimeout = 60_000;

const files: Readonly<Record<string, string>> = {
  'next.config.mjs': `export default { turbopack: { root: import.meta.dirname } };\n`,
  'app/layout.jsx': `export const metadata = { title: 'A page', description: 'One picture.' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
`,
  'app/page.jsx': `import Image from 'next/image';
import view from './view.jpg';

export default function Page() {
  return (
    <main>
      <h1>A page</h1>
      <Image src={view} alt="A view" sizes="100vw" style={{ width: '100%', height: 'auto' }} preload />
    </main>
  );
}
`,
};

export async function startNextApp(picture: Uint8Array): Promise<CachingProxy> {
  const folder = await installPackage(`next@${nextVersion}`, `react@${react}`, `react-dom@${react}`);
  await mkdir(join(folder, 'app'), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  await writeFile(join(folder, 'app/view.jpg'), picture);

  const next = (...args: readonly string[]) =>
    spawn(process.execPath, [join(folder, 'node_modules/next/dist/bin/next'), ...args], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    });
  const [code] = await once(next('build'), 'exit');
  if (code !== 0) throw new Error('Next does not build its page');

  const port = await freePort();
  const server = next('start', '--port', String(port));
  const origin = `http://localhost:${port}`;
  const until = Date.now() + startTimeout;
  while (!(await isReachable(origin))) {
    if (server.exitCode !== null || Date.now() > until) {
      server.kill();
      throw new Error('Next does not start');
    }
    await pause(100);
  }
  const edge = await startCachingProxy(origin);
  return {
    origin: edge.origin,
    stop: () => {
      edge.stop();
      server.kill();
    },
  };
}

const isReachable = (origin: string) =>
  fetch(origin).then(
    ({ ok }) => ok,
    () => false,
  );
