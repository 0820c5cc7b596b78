import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { assertPicturesServed, failAtEveryStep, type FaultInjector } from './fail-every-step.ts';
import { freePort } from '#server/testing/free-port.ts';
import { createProgramClient, signIn, startProgram } from './server-program.ts';
import { assertNoOrphanedFiles } from './orphaned-files.ts';
import type { PrintLine } from '#e2e/system/system-test.ts';
import { writeCalls, type NewPicture } from '#server/http/testing/write-calls.ts';

/** Bytes by which the free space grows from try to try: a tmpfs counts in pages. */
const page = 4096;

/** Makes each write on a small tmpfs with 0, 1, 2 ... free pages until it succeeds. @throws where no disk may be mounted */
export async function runFullDisk(print: PrintLine): Promise<void> {
  const disk = mkdtempSync(path.join(tmpdir(), 'disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=32m', 'tmpfs', disk], { stdio: 'pipe' });
  try {
    await fillDisk(disk, print);
  } finally {
    // Lazy, as the kernel may take a moment to close the files of a killed process.
    execFileSync('umount', ['--lazy', disk]);
    rmdirSync(disk);
  }
}

async function fillDisk(disk: string, say: PrintLine): Promise<void> {
  const dataDir = path.join(disk, 'data');
  const port = await freePort();
  let program = await startProgram(dataDir, port).listening;
  try {
    const client = createProgramClient(await signIn(program.origin));
    const calls = writeCalls(await createDecodablePictures());
    for (const { name, prepare } of calls) if (name.startsWith('creating')) await (await prepare(client))();
    for (const call of calls) {
      const failures = await failAtEveryStep(client, call, createSpaceFault(disk));
      say(`${call.name}: refused ${failures} times without space, nothing was lost, then it succeeded`);
    }
    await program.kill('SIGKILL');
    program = await startProgram(dataDir, port).listening;
    await assertPicturesServed(client, 'after a restart');
    await assertNoOrphanedFiles(client, { dataDir });
  } finally {
    await program.kill('SIGKILL');
  }
}

function createSpaceFault(disk: string): FaultInjector {
  const file = path.join(disk, 'ballast');
  const free = () => {
    const { bavail, bsize } = statfsSync(disk);
    return bavail * bsize;
  };
  return {
    inject: (n) => {
      try {
        writeFileSync(file, Buffer.alloc(Math.max(free() - (n - 1) * page, 0)));
      } catch (cause) {
        // The server makes variants meanwhile: it has taken the space, and the disk is full as well.
        if (!(cause instanceof Error && 'code' in cause && cause.code === 'ENOSPC')) throw cause;
      }
    },
    remove: () => {
      const hasFailed = free() === 0;
      rmSync(file);
      return hasFailed;
    },
  };
}

/** Pictures that can be decoded; bytes after the end of the PNG make each file different. */
async function createDecodablePictures(): Promise<NewPicture> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
  return (mark) => new File([new Uint8Array(bytes), mark], 'picture.png', { type: 'image/png' });
}
