/** `npx tsx e2e/system/upgrades/record-release.ts CHECKOUT`: makes the fixture of a built checkout; see README.md. */
import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import Libsql from 'libsql';
import * as v from 'valibot';
import * as calls from '#contract/calls.ts';
import { startProgram } from '#e2e/system/faults/server-program.ts';
import { databaseFile } from '#server/database/sqlite/embedded-database.ts';
import { freePort } from '#server/testing/free-port.ts';
import { readContents } from './contents.ts';
import { openFirebaseEmulator } from './firebase-emulator.ts';
import { openHttpBrowser, type HttpBrowser } from './http-browser.ts';
import { workAsOwner } from './owner-work.ts';
import { releasesFolder, type Release } from './released-data.ts';

const run = promisify(execFile);
const [checkout, commit] = process.argv.slice(2);
if (checkout === undefined || commit === undefined)
  throw new Error('Usage: npx tsx e2e/system/upgrades/record-release.ts CHECKOUT COMMIT');

const dataDir = await mkdtemp(path.join(tmpdir(), 'release-'));
const emulator = await openFirebaseEmulator();
const program = startProgram(dataDir, await freePort(), emulator.environment, checkout);
try {
  const { origin } = await program.listening;
  const owner = openHttpBrowser(origin);
  await workAsOwner(owner);
  const member = openHttpBrowser(origin);
  const hasMembers = await member.call('POST', calls.googleLogin, { idToken: emulator.createToken() });
  await waitForVariants(owner);
  const contents = await readContents(owner);
  await program.kill('SIGTERM');

  // As the stopped server left them: early releases leave a log of SQLite beside the database.
  const files = (await readdir(dataDir)).filter((name) => /^(?:banyan\.db|pictures)/.test(name));
  const packed = path.join(dataDir, 'packed.tar.gz');
  await run('tar', ['-czf', packed, '--owner=0', '--group=0', '-C', dataDir, ...files]);
  // Opening the database may change its files.
  const schema = readSchema();
  const release: Release = {
    commit,
    schema,
    packedAt: Date.now(),
    cookies: {
      owner: Object.fromEntries(owner.cookies),
      ...(hasMembers !== undefined && { member: Object.fromEntries(member.cookies) }),
    },
    contents,
  };
  await writeFile(path.join(releasesFolder, `${schema}.json`), `${JSON.stringify(release, undefined, 2)}\n`);
  await copyFile(packed, path.join(releasesFolder, `${schema}.tar.gz`));
  process.stdout.write(`${schema}: ${files.join(', ')}\n`);
} finally {
  await program.kill('SIGKILL');
  emulator.close();
  await rm(dataDir, { recursive: true });
}

/** Name of the last migration. */
function readSchema(): string {
  const database = new Libsql(databaseFile(dataDir), { readonly: true });
  try {
    const name = database.prepare('select max(name) from kysely_migration').pluck().all()[0];
    return v.parse(v.string(), name);
  } finally {
    database.close();
  }
}

/** Later releases make the variants of a picture after the save. */
async function waitForVariants(owner: HttpBrowser): Promise<void> {
  const Status = v.object({ pictures: v.object({ waiting: v.optional(v.number(), 0) }) });
  for (;;) {
    const status = await owner.call('GET', calls.adminStatus);
    if (status === undefined || v.parse(Status, status).pictures.waiting === 0) return;
    await pause(100);
  }
}
