import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { lockFolder } from './data/folder-lock.ts';

function start(environment: Record<string, string>) {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: { PATH, SAMPLE_DATA: 'off', ...environment },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

describe('the program', () => {
  it('tells its first administrator once, prints its address, serves, and ends well when asked to', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'main-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const port = String(20_000 + Math.floor(Math.random() * 20_000));
    const run = async () => {
      const child = start({ PORT: port, DATA_DIR: dataDir });
      const lines: string[] = [];
      for await (const line of createInterface(child.stdout)) {
        lines.push(line);
        if (line === `http://localhost:${port}`) break;
      }
      const health = await fetch(`http://localhost:${port}/api/health`);
      child.kill('SIGTERM');
      const [code] = await once(child, 'exit');
      return { code, status: health.status, lines };
    };
    const first = await run();
    expect(first).toMatchObject({ code: 0, status: 200 });
    expect(first.lines[0]).toMatch(/^Administrator: admin@localhost, password: \S{16,} /);
    const second = await run();
    expect(second).toEqual({ code: 0, status: 200, lines: [`http://localhost:${port}`] });
  }, 20_000);

  it('leaves a folder alone that another server uses', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'main-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    onTestFinished(lockFolder(dataDir, 0));
    const child = start({ PORT: '0', DATA_DIR: dataDir });
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect(said).toContain(`The folder ${dataDir} is used by a server that runs`);
    expect(code).toBe(1);
    expect(await readdir(dataDir)).toEqual(['server.lock']);
  }, 20_000);

  it('names a variable it cannot use and does not start', async () => {
    const child = start({ PORT: 'three' });
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect(said).toContain('PORT must be a port number');
    expect(code).toBe(1);
  }, 20_000);
});
