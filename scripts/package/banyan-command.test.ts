import { execFile } from 'node:child_process';
import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#server/database/testing/temporary-database.ts';

async function writeProgram(file: string, text: string): Promise<void> {
  await writeFile(file, text);
  await chmod(file, 0o755);
}

/** deploy/banyan with another data folder, and programs in place of those that need root and systemd. */
async function install(systemdRun: string, user = '0') {
  const folder = await temporaryFolder();
  const [data, programs] = [path.join(folder, 'data'), path.join(folder, 'programs')];
  await mkdir(data);
  await mkdir(programs);
  const text = await readFile('deploy/banyan', 'utf8');
  await writeProgram(path.join(folder, 'banyan'), text.replace('data=/var/lib/banyan', `data=${data}`));
  const record = `#!/bin/sh\necho "$*" >>${folder}/calls\nfor last in "$@"; do :; done\n`;
  await writeProgram(path.join(programs, 'systemd-run'), `${record}${systemdRun}\n`);
  await writeProgram(path.join(programs, 'id'), `#!/bin/sh\necho ${user}\n`);
  const run = (...words: readonly string[]) =>
    promisify(execFile)(path.join(folder, 'banyan'), words, {
      cwd: folder,
      env: { PATH: `${programs}:${process.env['PATH'] ?? ''}` },
    });
  return { folder, data, run, calls: () => readFile(path.join(folder, 'calls'), 'utf8') };
}

describe('the command banyan of deploy/', () => {
  it('runs commands as the user of the unit, with its data folder and environment', async () => {
    const { run, calls, data } = await install('');
    await run('admin', 'add', 'owner@example.com');
    const call = await calls();
    expect(call).toContain('-p DynamicUser=yes -p User=banyan -p StateDirectory=banyan');
    expect(call).toContain(`DATA_DIR=${data} -p EnvironmentFile=-/etc/banyan.env`);
    expect(call).toMatch(/-- node dist\/server\/cli\.js admin add owner@example\.com\n$/);
  });

  it('puts a backup where the user of the unit may not write, readable by its owner only', async () => {
    const { run, data, folder } = await install('echo backup >"$last"');
    await run('backup', 'made.tar');
    expect(await readFile(path.join(folder, 'made.tar'), 'utf8')).toBe('backup\n');
    expect((await stat(path.join(folder, 'made.tar'))).mode & 0o777).toBe(0o600);
    expect(await readdir(data)).toEqual([]);
  });

  it('keeps the exit code of a backup that lacks pictures, with the file', async () => {
    const { run, folder } = await install('echo backup >"$last"; exit 2');
    await expect(run('backup', 'made.tar')).rejects.toMatchObject({ code: 2 });
    expect(await readdir(folder)).toContain('made.tar');
  });

  it('makes no backup over a file, and none into a folder that does not exist', async () => {
    const { run, folder } = await install('echo backup >"$last"');
    await writeFile(path.join(folder, 'made.tar'), 'older');
    await expect(run('backup', 'made.tar')).rejects.toMatchObject({ code: 1 });
    await expect(run('backup', 'nowhere/made.tar')).rejects.toMatchObject({ code: 1 });
    expect(await readdir(folder)).not.toContain('calls');
  });

  it('restores as root, by the whole path of the file', async () => {
    const { run, calls, folder } = await install('');
    await writeFile(path.join(folder, 'made.tar'), 'backup');
    await run('restore', 'made.tar', '--replace');
    const call = await calls();
    expect(call).not.toContain('DynamicUser');
    expect(call).toContain(`cli.js restore ${folder}/made.tar --replace\n`);
  });

  it('leaves --help to the program, and says who may run it', async () => {
    const { run, calls } = await install('');
    await run('backup', '--help');
    expect(await calls()).toContain('cli.js backup --help');
    const other = await install('', '1000');
    await expect(other.run('doctor')).rejects.toMatchObject({ code: 1, stderr: 'Run it as root.\n' });
  });
});
