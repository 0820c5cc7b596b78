/** A peer: a minimal Next page with one picture. https://nextjs.org/docs/app/getting-started/installation */
import { installPackage } from '#scripts/shared/run.ts';
import type { CachingProxy } from './caching-proxy.ts';
import { startPeerApp } from './peer-app.ts';

export const nextVersion = '16.4.6';
const react = '19.3.1';
const program = 'node_modules/next/dist/bin/next';

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
  return startPeerApp({
    name: 'Next',
    folder: await installPackage(`next@${nextVersion}`, `react@${react}`, `react-dom@${react}`),
    files: { ...files, 'app/view.jpg': picture },
    build: [program, 'build'],
    serve: (port) => [program, 'start', '--port', port],
  });
}
