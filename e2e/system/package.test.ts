import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { apiBase } from '#contract/page-path.ts';
import type { Package } from '#contract/package.ts';
import { temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { freePort } from '#server/testing/free-port.ts';

const execute = promisify(execFile);
/** ms: it copies the build and installs packages. */
const limit = 300_000;

/** Without what this run of npm and Vitest put into the environment. */
const environment = {
  PATH: [path.dirname(process.execPath), process.env['PATH']].join(path.delimiter),
  HOME: process.env['HOME'],
};

async function unpack(folder: string): Promise<string> {
  await execute(process.execPath, ['--import', 'tsx', 'scripts/package.ts', folder]);
  const archive = (await readdir(folder)).find((name) => name.endsWith('.tar.gz')) ?? '';
  expect(archive).toMatch(/^banyan-\d+\.\d+\.\d+\.tar\.gz$/);
  const listed = await execute('tar', ['-tvzf', path.join(folder, archive), '--numeric-owner']);
  expect(listed.stdout.split('\n').filter((line) => line !== '' && !/^\S+ 0\/0 /.test(line))).toEqual([]);
  const installed = path.join(folder, 'installed');
  await mkdir(installed);
  await execute('tar', ['-xzf', path.join(folder, archive), '-C', installed, '--strip-components=1']);
  return installed;
}

async function start(folder: string): Promise<string> {
  const port = String(await freePort());
  const child = spawn('./start', [], {
    cwd: folder,
    env: {
      ...environment,
      PORT: port,
      BACKUP_HOURS: 'off',
      DISK_RESERVE: '0',
      ADMIN_EMAIL: 'owner@example.com',
      ADMIN_PASSWORD: 'a long enough password',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  });
  const origin = `http://localhost:${port}`;
  for await (const line of createInterface(child.stdout)) if (line === origin) break;
  expect(child.exitCode).toBeNull();
  child.stdout.resume();
  return origin;
}

test(
  'the archive serves visitors and runs commands where nothing else is installed',
  async () => {
    const folder = await unpack(await temporaryFolder());
    const npm = ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];
    await execute('npm', npm, { cwd: folder, env: environment });
    for (const tool of ['tsx', 'vite', 'react', 'typescript'])
      await expect(access(path.join(folder, 'node_modules', tool))).rejects.toThrow('ENOENT');

    const origin = await start(folder);
    const read = async (address: string, type: string) => {
      const answer = await fetch(origin + address);
      expect([address, answer.status, answer.headers.get('content-type')]).toEqual([
        address,
        200,
        expect.stringContaining(type),
      ]);
      // An answer that is not read whole would keep the server from stopping.
      return Buffer.from(await answer.arrayBuffer()).toString();
    };
    const home = await read('/', 'text/html');
    const script = /<script[^>]+src="(\/assets\/[^"]+\.js)"/.exec(home)?.[1] ?? 'none';
    await read(script, 'javascript');
    const list = await read(apiBase + '/tours/getAllPackage', 'application/json');
    const { tours }: { tours: Package[] } = JSON.parse(list);
    expect(tours.length).toBeGreaterThan(10);
    const [tour] = tours;
    const page = await read(`/packages/detail/${tour?._id}`, 'text/html');
    expect(page).toContain(tour?.name);
    await read(tour?.images[0] ?? 'none', 'image/');
    await read(`/packages/detail/${tour?._id}/brochure.pdf`, 'application/pdf');
    await read('/sitemap.xml', 'xml');
    expect(await read('/third-party-notices.txt', 'text/plain')).toContain('SIL OPEN FONT');

    const administrators = await execute('npm', ['run', '--silent', 'admin', '--', 'list'], {
      cwd: folder,
      env: environment,
    });
    expect(administrators.stdout).toMatch(/^owner@example\.com\t/);
    const backup = await execute(process.execPath, ['dist/server/cli.js', 'backup', 'backup.tar'], {
      cwd: folder,
      env: environment,
    });
    expect(backup.stdout).toContain(`${tours.length} packages`);
  },
  limit,
);
