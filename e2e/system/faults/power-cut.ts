import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { runKills, type KillOptions } from './kill.ts';
import type { TestMachine } from './test-machine.ts';
import type { PrintLine } from '#e2e/system/system-test.ts';

const execute = promisify(execFile);

/** Bytes; the image is sparse. */
const size = 256 * 1024 * 1024;

/** ext4(5): `commit` is the seconds between journal writes; `noauto_da_alloc` leaves a replacing file unsynced. */
const options = 'loop,commit=3600,noauto_da_alloc';

/** Like `runKills`, but only what has reached the disk is left. @throws where no disk may be mounted */
export async function runPowerCuts(print: PrintLine, kills: KillOptions): Promise<void> {
  const machine = await createPowerCutMachine();
  print('every kill also cuts the power: what is not on the disk is lost');
  await runKills(print, kills, machine);
}

async function createPowerCutMachine(): Promise<TestMachine> {
  const folder = await mkdtemp(path.join(tmpdir(), 'power-'));
  const image = path.join(folder, 'disk.img');
  const copy = path.join(folder, 'left.img');
  const disk = path.join(folder, 'disk');
  let mounts = 0;
  const mountPoint = () => path.join(folder, `mount-${mounts}`);
  // Each time elsewhere: a former connection of this process removes the log at its path when it is collected.
  const mount = async () => {
    mounts += 1;
    await mkdir(mountPoint());
    await execute('mount', ['-t', 'ext4', '-o', options, image, mountPoint()]);
    await rm(disk, { force: true });
    await symlink(mountPoint(), disk);
  };
  // Lazy, as the kernel may take a moment to close the files of a killed process.
  const unmount = () => execute('umount', ['--lazy', mountPoint()]);
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await writeFile(image, '');
    await truncate(image, size);
    await execute('mkfs.ext4', ['-q', image]);
    await mount();
  } catch (cause) {
    await remove();
    throw cause;
  }
  return {
    dataDir: path.join(disk, 'data'),
    dropUnsynced: async () => {
      // Copied before the unmount, which writes what is not yet on the disk.
      await execute('cp', ['--sparse=always', image, copy]);
      await unmount();
      await rename(copy, image);
      await mount();
    },
    dispose: async () => {
      await unmount();
      await remove();
    },
  };
}
