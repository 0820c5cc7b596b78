import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { createNextVersion, readBuiltSite } from './static-host.ts';

/**
 * Writes a later build of the program: its scripts and styles have other names.
 * @param keepsAssets also those of this build, as `npm run build` in the same folder does; an unpacked archive lacks them
 */
export async function writeNextVersion(folder: string, keepsAssets: boolean): Promise<void> {
  const dist = join(folder, 'dist');
  const site = await readBuiltSite();
  const next = createNextVersion(site);
  const previous = [...site].filter(([path]) => path.startsWith('/assets/') && !next.has(path));
  for (const [path, bytes] of [...next, ...(keepsAssets ? previous : [])]) {
    const file = join(dist, 'site', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
  for (const name of ['server', 'render'])
    await cp(join('dist', name), join(dist, name), { recursive: true });
  for (const name of ['dist/fonts', 'node_modules']) await symlink(resolve(name), join(folder, name));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module', version: '99.0.0' }));
}
