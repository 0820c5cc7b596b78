import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { apiBase } from '#contract/page-path.ts';
import { readCounts } from './counts/stored-counts.ts';
import { openDatabase } from './database/database.ts';
import { lockFolder } from './database/data-folder.ts';
import { findForeignSchema, newestStep } from './database/migrate.ts';
import { databaseFile } from './database/sqlite/embedded-database.ts';
import { createData, laterStep, otherStep } from './database/testing/other-schemas.ts';
import { temporaryFolder } from './database/testing/temporary-database.ts';
import { readViteManifest } from './http/pages/vite-manifest.ts';
import { openMailServer } from './mail/testing/mail-server.ts';
import { freePort } from './testing/free-port.ts';

function start(environment: Record<string, string>, options: readonly string[] = []) {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [...options, 'dist/server/main.js'], {
    env: { PATH, SAMPLE_DATA: 'off', BACKUP_HOURS: 'off', ...environment },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** The program takes its output for a terminal. */
const asInTerminal = ['--import', 'data:text/javascript,process.stdout.isTTY=true'];

/** Starts the program and waits until it serves. */
async function serve(
  dataDir: string,
  environment: Record<string, string> = {},
  options: readonly string[] = [],
) {
  const port = String(await freePort());
  const origin = `http://localhost:${port}`;
  const child = start({ PORT: port, DATA_DIR: dataDir, ...environment }, options);
  const output: string[] = [];
  const reader = createInterface(child.stdout).on('line', (line) => output.push(line));
  const ended = once(reader, 'close');
  await vi.waitUntil(() => output.some((line) => line.endsWith(origin)), { timeout: 30_000 });
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    const [code] = await once(child, 'exit');
    await ended;
    return code;
  };
  /** As a page of the site does. */
  const post = (call: string, body: object) =>
    fetch(origin + apiBase + call, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
      body: JSON.stringify(body),
    });
  return { child, origin, output, stop, post, health: () => fetch(`${origin}/api/health`) };
}

/** @returns what a start, a request and a stop have written */
async function listOutput(environment: Record<string, string>) {
  const { output, stop, health } = await serve(await temporaryFolder(), environment);
  await health();
  await stop();
  return output;
}

/** Starts the program and waits until it has ended. */
async function fail(environment: Record<string, string>, options: readonly string[] = []) {
  const child = start(environment, options);
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { output, errors, code };
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

/** The classes that a style sheet names. */
const classesOf = (css: string) =>
  new Set([...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name));

describe('the program', () => {
  it('loads at its start only the packages that every start needs', async () => {
    expect(await listLoadedAtStart('dist/server/main.js')).toEqual(['@photostructure/sqlite', 'pino']);
  });

  it('prints the first administrator once and its address, serves, and exits with 0 on SIGTERM', async () => {
    const dataDir = await temporaryFolder();
    const run = async () => {
      const { origin, output, stop, health } = await serve(dataDir);
      expect(await (await health()).json()).toMatchObject({
        version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      });
      const code = await stop();
      const lines = output.filter((line) => !isLog(line) && line !== origin);
      return { code, lines, logged: output.filter(isLog).join('\n') };
    };
    const administrator = /^Administrator: admin@localhost, password: \S{16,} /;
    expect(await run()).toMatchObject({ code: 0, lines: [expect.stringMatching(administrator)] });
    const second = await run();
    expect(second).toMatchObject({ code: 0, lines: [] });
    expect(second.logged).not.toContain('Other users of this machine');
    expect(second.logged).toMatch(/"engine":"SQLite \d+\.\d+\.\d+"/);
    const names = await readdir(dataDir, { recursive: true });
    const modes = await Promise.all(names.map(async (name) => (await stat(join(dataDir, name))).mode));
    expect(modes.filter((mode) => (mode & 0o077) !== 0)).toEqual([]);
  });

  it('writes at SIGTERM what visitors did in the last seconds', async () => {
    const dataDir = await temporaryFolder();
    const { origin, stop, post } = await serve(dataDir, { SAMPLE_DATA: 'on' });
    const { tours } = await (await fetch(origin + apiBase + '/tours/getAllPackage')).json();
    const id = tours[0]._id;
    expect((await post('/count', { event: 'call', id })).status).toBe(204);
    expect(await stop()).toBe(0);
    const database = await openDatabase({ dataDir });
    onTestFinished(() => database.close());
    const { packages } = await readCounts(database.db, 2, Date.now());
    expect(packages).toMatchObject([{ _id: id, counts: { call: 1, open: 0 } }]);
  });

  it('renders each page with the styles of all that it shows, and names the scripts that it needs first', async () => {
    const manifest = await readViteManifest('dist/site');
    const files = new Set(Object.values(manifest).flatMap(({ css }) => css));
    const sheets = await Promise.all([...files].map((file) => readFile(join('dist/site', file), 'utf8')));
    const styled = classesOf(sheets.join(''));
    const { origin } = await serve(await temporaryFolder(), { SAMPLE_DATA: 'on' });
    const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
    const listed = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, address = '']) => address);
    expect(listed.length).toBeGreaterThan(30);
    const others = ['/shortlist', '/sign-in', '/error', '/nowhere'].map((path) => origin + path);
    const pages = new Map<string, string>();
    const unstyled: string[] = [];
    const unrendered: string[] = [];
    for (const address of [...listed, ...others]) {
      const html = await (await fetch(address)).text();
      pages.set(new URL(address).pathname, html);
      if (!html.includes('<h1')) unrendered.push(address);
      const inline = classesOf([...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css).join(''));
      const shown = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
      for (const name of shown)
        if (styled.has(name) && !inline.has(name)) unstyled.push(`${name} on ${address}`);
    }
    expect({ unrendered, unstyled }).toEqual({ unrendered: [], unstyled: [] });
    const fileOf = (module: string) =>
      expect.stringMatching(`rel="modulepreload" [^>]*href="/${manifest[module]?.file}"`);
    expect(Object.fromEntries(pages)).toMatchObject({
      '/': fileOf('core/pages/home-page.tsx'),
      '/packages/domestic': fileOf('core/pages/packages-page.tsx'),
      '/about': fileOf('features/site/about/about-content.tsx'),
      '/terms': fileOf('features/site/content/terms.md'),
      '/nowhere': fileOf('core/pages/not-found-page.tsx'),
    });
  });

  it('exits with 0 on SIGTERM when its log is no longer read, and leaves the database in one file', async () => {
    const dataDir = await temporaryFolder();
    const { child, health } = await serve(dataDir);
    child.stdout.destroy();
    await health();
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect((await readdir(dataDir)).filter((name) => name.startsWith('banyan.db'))).toEqual(['banyan.db']);
  });

  it('warns of a data folder that others can read, and removes the uploads that the former process left', async () => {
    const dataDir = await temporaryFolder();
    await chmod(dataDir, 0o755);
    await mkdir(join(dataDir, 'uploads', 'upload-x'), { recursive: true });
    const { output } = await serve(dataDir);
    expect(await readdir(dataDir)).not.toContain('uploads');
    await expect
      .poll(() => output.join(''))
      .toContain(`Other users of this machine can look into ${dataDir}`);
  });

  it('sends a mail that waited when the former process was killed', async () => {
    const dataDir = await temporaryFolder();
    const { url: refusing } = await openMailServer('Not today');
    const former = await serve(dataDir, { SMTP_URL: refusing, ADMIN_EMAIL: 'asha@example.com' });
    await former.post('/auth/send-otp', { email: 'asha@example.com' });
    await vi.waitUntil(() => former.output.join('').includes('a mail was not taken'), { timeout: 30_000 });
    former.child.kill('SIGKILL');
    await once(former.child, 'exit');
    const database = await openDatabase({ dataDir });
    await database.db.updateTable('mails').set({ due_at: Date.now() }).execute();
    await database.close();
    const { url, delivered } = await openMailServer();
    const { output } = await serve(dataDir, { SMTP_URL: url });
    await vi.waitUntil(() => delivered.length > 0, { timeout: 30_000 });
    expect(delivered.map(({ to }) => to)).toEqual([['asha@example.com']]);
    const code = /^ {4}(\d{6})\r?$/m.exec(delivered[0]?.text ?? '')?.[1] ?? 'no code';
    expect([...former.output, ...output].join('')).not.toContain(code);
    for (const file of [databaseFile(dataDir), `${databaseFile(dataDir)}-wal`])
      expect((await readFile(file)).includes(code)).toBe(false);
  });

  it('logs no requests with LOG_LEVEL=warn, and lines for people with LOG_FORMAT=text', async () => {
    expect((await listOutput({ LOG_LEVEL: 'warn' })).filter(isLog)).toEqual([]);
    expect((await listOutput({ LOG_FORMAT: 'text' })).at(-1)).toMatch(/^\d\d:\d\d:\d\d stopped$/);
  });

  it('tells people in a terminal the address and the password last, and what happens in lines', async () => {
    const { origin, output, stop } = await serve(await temporaryFolder(), {}, asInTerminal);
    await (await fetch(origin)).text();
    expect(await stop('SIGINT')).toBe(0);
    const lines = output.filter((line) => line !== '');
    expect(lines.map((line) => line.replaceAll(/^\d\d:\d\d:\d\d |\d+ ms$/g, ''))).toEqual([
      expect.stringMatching(/^database opened, engine SQLite [\d.]+$/),
      expect.stringMatching(/^=+$/),
      `  Website    ${origin}`,
      `  Sign in    ${origin}/admin-login`,
      '  E-mail     admin@localhost',
      expect.stringMatching(/^ {2}Password {3}\S{16,}$/),
      '  The password is shown this once: write it down.',
      '  Ctrl+C stops the website.',
      expect.stringMatching(/^=+$/),
      'GET / 200 ',
      'stopping',
      'stopped',
    ]);
  });

  it('says in a sentence that its port is taken, and still shows the first password', async () => {
    const { origin } = await serve(await temporaryFolder());
    const { port } = new URL(origin);
    const environment = { PORT: port, DATA_DIR: await temporaryFolder() };
    expect(await fail(environment, asInTerminal)).toEqual({
      errors: `Port ${port} is taken by another program. Choose another one: PORT=${Number(port) + 1} npm start\n`,
      output: expect.stringMatching(
        /^\S+ database opened, .+\nAdministrator: admin@localhost, password: \S{16,} \(shown this once\)\n$/,
      ),
      code: 1,
    });
  });

  it('says in a sentence which variable or folder it cannot use, and changes nothing', async () => {
    expect(await fail({ PORT: 'three' })).toMatchObject({
      code: 1,
      errors: expect.stringContaining('PORT must be a port number'),
    });
    const file = join(await temporaryFolder(), 'file');
    await writeFile(file, '');
    const { errors } = await fail({ PORT: '0', DATA_DIR: file }, asInTerminal);
    expect(errors).toBe(
      `The folder ${file} cannot be used. Let this user write into it, or name another one in DATA_DIR.\n`,
    );
    const dataDir = await temporaryFolder();
    onTestFinished(lockFolder(dataDir, 0));
    expect(await fail({ PORT: '0', DATA_DIR: dataDir })).toMatchObject({
      code: 1,
      errors: expect.stringContaining(`The folder ${dataDir} is used by a server that runs`),
    });
    expect(await readdir(dataDir)).toEqual(['server.lock']);
  });

  it.each([
    ['later', [newestStep(), laterStep]],
    ['of another generation', [otherStep]],
  ] as const)(
    'does not start on data %s, says why in a sentence, and changes nothing',
    async (version, steps) => {
      const dataDir = await temporaryFolder();
      await createData({ dataDir }, version);
      const files = ['pictures/0.jpg', 'uploads/a'].map((name) => join(dataDir, name));
      for (const file of files) {
        await mkdir(dirname(file));
        await writeFile(file, '');
      }
      const before = await readFile(databaseFile(dataDir));
      const { errors, code } = await fail({ PORT: '0', DATA_DIR: dataDir });
      expect([errors, code]).toEqual([`${findForeignSchema(steps)}\n`, 1]);
      expect((await readFile(databaseFile(dataDir))).equals(before)).toBe(true);
      for (const file of files) expect(await readFile(file, 'utf8')).toBe('');
    },
  );
});
