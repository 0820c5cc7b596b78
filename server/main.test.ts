import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { readCounts } from './counts/stored-counts.ts';
import { openDatabase } from './database/database.ts';
import { lockFolder } from './database/data-folder.ts';
import { openMailServer } from './mail/testing/mail-server.ts';
import { freePort } from './testing/free-port.ts';

function start(environment: Record<string, string>) {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: { PATH, SAMPLE_DATA: 'off', BACKUP_HOURS: 'off', ...environment },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

const isLog = (line: string) => line.startsWith('{');

/** The packages that a built program loads before it runs: what it and its files import, without `import()`. */
async function listLoadedAtStart(program: string): Promise<readonly string[]> {
  const packages = new Set<string>();
  const files = new Set([program]);
  for (const file of files) {
    const source = await readFile(file, 'utf8');
    for (const [, name = ''] of source.matchAll(/^(?:import|export)\b[^;'"]*["']([^"']+)["'];$/gm)) {
      if (name.startsWith('.')) files.add(join(dirname(file), name));
      else if (!name.startsWith('node:')) packages.add(name);
    }
  }
  return [...packages].toSorted();
}

describe('the program', () => {
  it('loads at its start only the packages that every start needs', async () => {
    expect(await listLoadedAtStart('dist/server/main.js')).toEqual(['libsql', 'pino']);
  });

  it('prints the first administrator once and its address, serves, and exits with 0 on SIGTERM', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'main-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const port = String(await freePort());
    const run = async () => {
      const child = start({ PORT: port, DATA_DIR: dataDir });
      const output: string[] = [];
      const reader = createInterface(child.stdout).on('line', (line) => output.push(line));
      const ended = once(reader, 'close');
      await vi.waitUntil(() => output.includes(`http://localhost:${port}`), { timeout: 30_000 });
      const health = await fetch(`http://localhost:${port}/api/health`);
      child.kill('SIGTERM');
      const [code] = await once(child, 'exit');
      await ended;
      const lines = output.filter((line) => !isLog(line));
      return { code, status: health.status, lines, logged: output.filter(isLog).join('\n') };
    };
    const first = await run();
    expect(first).toMatchObject({ code: 0, status: 200 });
    expect(first.lines[0]).toMatch(/^Administrator: admin@localhost, password: \S{16,} /);
    const second = await run();
    expect(second).toMatchObject({ code: 0, status: 200, lines: [`http://localhost:${port}`] });
    expect(second.logged).not.toContain('Other users of this machine');
    const names = await readdir(dataDir, { recursive: true });
    const modes = await Promise.all(names.map(async (name) => (await stat(join(dataDir, name))).mode));
    expect(modes.filter((mode) => (mode & 0o077) !== 0)).toEqual([]);
    expect(second.logged).toMatch(/"engine":"SQLite \d+\.\d+\.\d+"/);
  }, 60_000);

  it('writes at SIGTERM what visitors did in the last seconds', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'main-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const port = String(await freePort());
    const origin = `http://localhost:${port}`;
    const child = start({ PORT: port, DATA_DIR: dataDir, SAMPLE_DATA: 'on' });
    const output: string[] = [];
    createInterface(child.stdout).on('line', (line) => output.push(line));
    await vi.waitUntil(() => output.includes(origin), { timeout: 30_000 });
    const { tours } = await (await fetch(origin + apiBase + calls.allPackages)).json();
    const id = tours[0]._id;
    const answer = await fetch(origin + apiBase + calls.count, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
      body: JSON.stringify({ event: 'call', id }),
    });
    expect(answer.status).toBe(204);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    const database = await openDatabase({ dataDir });
    onTestFinished(() => database.close());
    const { packages } = await readCounts(database.db, 2, Date.now());
    expect(packages).toMatchObject([{ _id: id, counts: { call: 1, open: 0 } }]);
  }, 60_000);

  it('exits with 0 on SIGTERM when its log is no longer read', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'main-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const port = String(await freePort());
    const child = start({ PORT: port, DATA_DIR: dataDir });
    const output: string[] = [];
    createInterface(child.stdout).on('line', (line) => output.push(line));
    await vi.waitUntil(() => output.includes(`http://localhost:${port}`), { timeout: 30_000 });
    child.stdout.destroy();
    await fetch(`http://localhost:${port}/api/health`);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  }, 60_000);

  it('warns of a data folder that others can read, and removes the uploads of servers with other host names', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'main-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    await chmod(dataDir, 0o755);
    await mkdir(join(dataDir, 'uploads', 'former-host-3000', 'upload-x'), { recursive: true });
    const port = String(await freePort());
    const child = start({ PORT: port, DATA_DIR: dataDir });
    const output: string[] = [];
    createInterface(child.stdout).on('line', (line) => output.push(line));
    await vi.waitUntil(() => output.includes(`http://localhost:${port}`), { timeout: 30_000 });
    expect(await readdir(dataDir)).not.toContain('uploads');
    await expect
      .poll(() => output.join(''))
      .toContain(`Other users of this machine can look into ${dataDir}`);
  }, 60_000);

  it('sends a mail that waited when the former process ended', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'main-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const { url, delivered } = await openMailServer();
    const queueFolder = join(dataDir, 'mail-queue');
    await mkdir(queueFolder);
    const message = { to: 'asha@example.com', subject: 'Your code', text: '012345', html: '<p>012345' };
    await writeFile(join(queueFolder, '1.json'), JSON.stringify({ message, tries: 1, nextTryAt: 0 }));
    await writeFile(join(queueFolder, '2.json'), '{"message');
    const child = start({ PORT: String(await freePort()), DATA_DIR: dataDir, SMTP_URL: url });
    const output: string[] = [];
    createInterface(child.stdout).on('line', (line) => output.push(line));
    await vi.waitUntil(() => delivered.length > 0, { timeout: 30_000 });
    expect(delivered.map(({ to, text: content }) => [to, content.trim()])).toEqual([
      [['asha@example.com'], '012345'],
    ]);
    await expect.poll(() => readdir(queueFolder)).toEqual(['2.json.damaged']);
    await expect.poll(() => output.join('')).toContain('damaged and was set aside');
    expect(output.join('')).not.toMatch(/asha@|012345/);
  }, 60_000);

  it('does not start on a folder that another server uses, and changes nothing in it', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'main-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    onTestFinished(lockFolder(dataDir, 0));
    const child = start({ PORT: '0', DATA_DIR: dataDir });
    const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect(output).toContain(`The folder ${dataDir} is used by a server that runs`);
    expect(code).toBe(1);
    expect(await readdir(dataDir)).toEqual(['server.lock']);
  }, 60_000);

  it('logs no requests with LOG_LEVEL=warn', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'main-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const port = String(await freePort());
    const child = start({ PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
    const output: string[] = [];
    createInterface(child.stdout).on('line', (line) => output.push(line));
    await vi.waitUntil(() => output.includes(`http://localhost:${port}`), { timeout: 30_000 });
    const health = await fetch(`http://localhost:${port}/api/health`);
    expect(await health.json()).toMatchObject({ version: expect.stringMatching(/^\d+\.\d+\.\d+/) });
    child.kill('SIGTERM');
    await once(child, 'exit');
    expect(output.filter(isLog)).toEqual([]);
  }, 60_000);

  it('names a variable it cannot use and does not start', async () => {
    const child = start({ PORT: 'three' });
    const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect(output).toContain('PORT must be a port number');
    expect(code).toBe(1);
  }, 60_000);
});
