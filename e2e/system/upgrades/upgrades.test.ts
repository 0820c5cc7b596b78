import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import * as calls from '#contract/calls.ts';
import { administrator, startProgram } from '#e2e/system/faults/server-program.ts';
import { runCli } from '#server/cli/run-cli.ts';
import { findDowngrade } from '#server/database/migrate.ts';
import { databaseFile } from '#server/database/sqlite/embedded-database.ts';
import { createLaterData, laterStep } from '#server/database/testing/later-data.ts';
import { temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { listVariantAddresses } from '#server/http/testing/admin-client.ts';
import { freePort } from '#server/testing/free-port.ts';
import { readContents, type Contents } from './contents.ts';
import { member } from './firebase-emulator.ts';
import { openHttpBrowser, type HttpBrowser } from './http-browser.ts';
import { releaseNames, unpackRelease, type Release } from './released-data.ts';

test.each(releaseNames)(
  'the data of release %s are whole, shown, edited and restored by this version',
  async (name) => {
    const dataDir = path.join(await temporaryFolder(), 'data');
    const { cookies, contents } = await unpackRelease(name, dataDir);
    const starting = startProgram(dataDir, await freePort());
    try {
      const { origin, kill } = await starting.listening;
      await expectSessions(origin, cookies);
      const owner = openHttpBrowser(origin);
      await owner.call('POST', calls.login, administrator);

      expect(await readContents(owner)).toMatchObject(contents);
      await expectPictures(origin, contents);
      await expectPages(origin, contents);
      await expectDoctor(dataDir, origin);
      await expectTrash(owner, contents);
      await expectSaves(owner, contents);

      await kill('SIGTERM');
      await expect(access(`${databaseFile(dataDir)}-wal`)).rejects.toThrow('ENOENT');
    } finally {
      await starting.kill('SIGKILL');
    }
  },
);

async function expectSessions(
  origin: string,
  { owner, member: ofMember }: Release['cookies'],
): Promise<void> {
  const read = async (cookies: Readonly<Record<string, string>>, call: string) =>
    openHttpBrowser(origin, new Map(Object.entries(cookies)))
      .call('GET', call)
      .catch(String);
  // The first release had one cookie for both kinds of session: its administrators sign in again.
  const isKept = 'banyan-admin' in owner;
  const verified = JSON.stringify(await read(owner, calls.adminVerifyToken));
  expect(verified).toContain(isKept ? '"isAdmin":true' : 'answers 401');
  expect(await read(ofMember ?? {}, calls.me)).toMatchObject({
    user: ofMember ? { email: member.email, name: member.name } : null,
  });
}

test('the server does not start on data of a later version, and says why in a sentence', async () => {
  const dataDir = await temporaryFolder();
  await createLaterData(dataDir);
  const before = await readFile(databaseFile(dataDir));
  await expect(startProgram(dataDir, await freePort()).listening).rejects.toThrow(
    `The server does not start: ${findDowngrade([laterStep])}\n`,
  );
  expect((await readFile(databaseFile(dataDir))).equals(before)).toBe(true);
});

async function expectPictures(origin: string, { packages, destinations }: Contents): Promise<void> {
  const addresses = [...packages, ...destinations]
    .flatMap(({ images }) => images)
    .flatMap(listVariantAddresses);
  expect(addresses.length).toBeGreaterThan(10);
  for (const address of addresses) {
    const answer = await fetch(origin + address);
    expect([address, answer.status]).toEqual([address, 200]);
    const { info } = await sharp(await answer.arrayBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info.width).toBeGreaterThan(300);
  }
}

async function expectPages(origin: string, { packages }: Contents): Promise<void> {
  const first = packages.find(({ images }) => images.length > 0);
  const page = await (await fetch(`${origin}/packages/detail/${first?._id}`)).text();
  expect(page).toContain('Backwaters “कायल” 🛶 &lt;b&gt;&amp; more&lt;/b&gt;');
  expect(await (await fetch(`${origin}/packages/international`)).text()).toContain('Bhutan, slowly');
}

async function expectDoctor(dataDir: string, origin: string): Promise<void> {
  const env = { DATA_DIR: dataDir, PORT: new URL(origin).port, BACKUP_HOURS: 'off', DISK_RESERVE: '0' };
  const findings: string[] = [];
  const code = await runCli(['doctor'], {
    environment: env,
    print: (line) => void findings.push(line),
    complain: (line) => void findings.push(line),
  });
  expect([code, findings.filter((line) => line.startsWith('PROBLEM'))]).toEqual([0, []]);
}

async function expectTrash(owner: HttpBrowser, { deletedPackages, packages }: Contents): Promise<void> {
  const before = await readContents(owner);
  expect(before.deletedPackages ?? []).toEqual(deletedPackages ?? []);
  const [last] = packages.toReversed();
  await owner.call('DELETE', calls.deletePackage(last?._id ?? ''));
  expect((await readContents(owner)).deletedPackages).toContainEqual({ name: last?.name });
  await owner.call('POST', calls.restorePackage(last?._id ?? ''));
  expect((await readContents(owner)).packages).toEqual(before.packages);
}

async function expectSaves(owner: HttpBrowser, { packages: [first] }: Contents): Promise<void> {
  // The first release counted no versions.
  const version = Number(first?.['version'] ?? 1);
  const form = new FormData();
  form.append('price', '21000');
  form.append('version', String(version));
  const call = calls.editPackage(first?._id ?? '');
  expect(await owner.call('PATCH', call, form)).toMatchObject({
    updatedPackage: { ...first, price: 21_000, version: version + 1 },
  });
  await expect(owner.call('PATCH', call, form)).rejects.toThrow('409');
}
