/** A peer: home, list and detail by React Router's framework mode. https://reactrouter.com/start/framework/installation */
import { join } from 'node:path';
import { installPackage } from '#scripts/shared/run.ts';
import type { CachingProxy } from './caching-proxy.ts';
import { startPeerApp } from './peer-app.ts';
import { type PeerContent, writePublicFiles } from './peer-content.ts';
import { reactRouterFiles } from './react-router-files.ts';

/** The last version 7 of all its packages. */
export const reactRouterVersion = '7.18.4';
const packages = {
  'react-router': reactRouterVersion,
  '@react-router/dev': reactRouterVersion,
  '@react-router/node': reactRouterVersion,
  '@react-router/serve': reactRouterVersion,
  react: '19.3.1',
  'react-dom': '19.3.1',
  vite: '8.3.8',
  isbot: '5.2.3',
};

export async function startReactRouterApp(content: PeerContent): Promise<CachingProxy> {
  const [first = '', ...others] = Object.entries(packages).map(([name, version]) => `${name}@${version}`);
  const folder = await installPackage(first, ...others);
  await writePublicFiles(join(folder, 'public'), content);
  const { tiles, rows, tours } = content;
  const data = `export default ${JSON.stringify({ tiles, rows, tours })};\n`;
  return startPeerApp({
    name: 'React Router',
    folder,
    files: {
      ...reactRouterFiles,
      // Its build looks for the server's packages here.
      'package.json': JSON.stringify({ private: true, type: 'module', dependencies: packages }),
      'app/content.server.js': data,
    },
    build: ['node_modules/@react-router/dev/bin.js', 'build'],
    serve: () => ['node_modules/@react-router/serve/bin.js', 'build/server/index.js'],
  });
}
