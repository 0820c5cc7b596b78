import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { formatEnvironmentExample, variables } from './config-variables.ts';
import { readConfig } from './config.ts';

type Environment = Readonly<Record<string, string>>;

const google = { FIREBASE_PROJECT_ID: 'demo-banyan' };
const keys = { ...google, FIREBASE_JWKS_URL: 'http://127.0.0.1:9000/keys' };
const emulator = { ...google, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
const bucket = { PICTURES_URL: 'https://store.example/pictures', AWS_ACCESS_KEY_ID: 'key' };
const backups = { BACKUP_URL: 'https://host/backups' };
const shared = { ...backups, AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b', AWS_REGION: 'ap-south-1' };
const own = { BACKUP_AWS_ACCESS_KEY_ID: 'c', BACKUP_AWS_SECRET_ACCESS_KEY: 'd' };
const ownBucket = { accessKeyId: 'c', secretAccessKey: 'd', sessionToken: undefined, region: undefined };

it.each<[Environment, object]>([
  [
    {},
    {
      publicUrl: 'http://localhost:3000',
      bucket: undefined,
      backups: { times: [180], timeZone: 'Asia/Kolkata', bucket: undefined },
      storageLimits: { quota: 4 * 1024 ** 3, reserve: 200 * 1024 ** 2, spool: 512 * 1024 ** 2 },
      trustProxy: { kind: 'hops', hops: 0 },
      allowedOrigins: [],
      firebase: undefined,
    },
  ],
  [keys, { firebase: { jwksUrl: keys.FIREBASE_JWKS_URL } }],
  [emulator, { firebase: { emulatorHost: '127.0.0.1:9099', authDomain: 'demo-banyan.firebaseapp.com' } }],
  [{ BACKUP_HOURS: 'off' }, { backups: { times: [] } }],
  [{ BACKUP_HOURS: '3, 15:30' }, { backups: { times: [180, 930] } }],
  // The credentials of the pictures, unless the bucket of backups has its own.
  [shared, { backups: { bucket: { accessKeyId: 'a', secretAccessKey: 'b', region: 'ap-south-1' } } }],
  [{ ...shared, AWS_SESSION_TOKEN: 't', ...own }, { backups: { bucket: ownBucket } }],
  [{ ...bucket, AWS_SECRET_ACCESS_KEY: 'secret' }, { bucket: { url: bucket.PICTURES_URL } }],
  [{ DRAIN_SECONDS: '15' }, { drain: 15_000 }],
  [{ TRUST_PROXY: '10.0.0.0/8, ::1' }, { trustProxy: { kind: 'networks' } }],
  [{ TRUST_PROXY: '2' }, { trustProxy: { kind: 'hops', hops: 2 } }],
  [{ PORT: '8080' }, { publicUrl: 'http://localhost:8080' }],
  [{ PORT: ' ' }, { port: 3000 }],
  [{ PUBLIC_URL: 'https://banyan.example/' }, { publicUrl: 'https://banyan.example' }],
  [
    { ALLOWED_ORIGINS: 'https://a.example, https://b.example:8443/' },
    { allowedOrigins: ['https://a.example', 'https://b.example:8443'] },
  ],
])('reads %j', (environment, read) => {
  expect(readConfig(environment)).toMatchObject(read);
});

const https = { PUBLIC_URL: 'https://banyan.example' };

it.each<[Environment, string | RegExp]>([
  [{ ...keys, ...https }, 'FIREBASE_JWKS_URL must be https'],
  [{ ...emulator, ...https }, 'FIREBASE_AUTH_EMULATOR_HOST'],
  [{ BACKUP_HOURS: '24' }, 'BACKUP_HOURS must be times of the day'],
  [{ BACKUP_HOURS: '3:60' }, 'BACKUP_HOURS must be times of the day'],
  [{ BACKUP_HOURS: 'off, 3' }, 'BACKUP_HOURS must be times of the day'],
  [{ BACKUP_TIMEZONE: 'Mars/Olympus' }, 'BACKUP_TIMEZONE must be a name'],
  [backups, 'BACKUP_URL needs BACKUP_AWS_ACCESS_KEY_ID'],
  [{ ...shared, BACKUP_AWS_ACCESS_KEY_ID: 'c' }, 'BACKUP_URL needs'],
  [{ ...shared, PICTURES_URL: `${backups.BACKUP_URL}/` }, 'must be another bucket'],
  [bucket, 'AWS_SECRET_ACCESS_KEY'],
  [{ DRAIN_SECONDS: 'long' }, 'DRAIN_SECONDS must be a number of seconds'],
  [{ PORT: 'three' }, 'PORT must be'],
  [{ PORT: '70000' }, 'PORT must be'],
  [{ PUBLIC_URL: 'https://banyan.example/shop' }, 'PUBLIC_URL must be'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be'],
  [{ PICTURES_URL: 'ftp://x' }, 'PICTURES_URL must be'],
  [{ PICTURES_QUOTA: '2 GB' }, 'PICTURES_QUOTA must be'],
  [{ DISK_RESERVE: '-1' }, 'DISK_RESERVE must be'],
  [{ ADMIN_EMAIL: 'nobody' }, 'ADMIN_EMAIL must be'],
  [{ SAMPLE_DATA: 'maybe' }, 'SAMPLE_DATA must be'],
  [{ TRUST_PROXY: 'sometimes' }, 'TRUST_PROXY must be'],
  [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY must be'],
  [{ ALLOWED_ORIGINS: 'https://a.example/path' }, 'ALLOWED_ORIGINS must be'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be'],
  [{ SMTP_URL: 'smtp://office:pa#ss@mail.example' }, 'SMTP_URL must be'],
  [{ MAIL_FROM: 'Banyan' }, 'MAIL_FROM must hold an e-mail address'],
  [{ METRICS_TOKEN: 'short' }, 'at least 16 characters'],
  [{ METRICS_TOKEN: 'has spaces in between' }, 'at least 16 characters'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of info, warn, error, silent'],
  [{ LOG_FORMAT: 'xml' }, 'LOG_FORMAT must be one of text, json'],
  // Every variable that is wrong, at once.
  [{ PORT: 'x', SAMPLE_DATA: 'x' }, /PORT.*SAMPLE_DATA/],
])('refuses %j with %s', (environment, reason) => {
  expect(() => readConfig(environment)).toThrow(reason);
});

it('deploy/.env.example is what npx tsx scripts/env-example.ts writes', async () => {
  expect(await readFile('deploy/.env.example', 'utf8')).toBe(formatEnvironmentExample());
});

it('docs/deploy.md has every variable in its table', async () => {
  const text = await readFile('docs/deploy.md', 'utf8');
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  // The table names these with those that they stand for.
  expect(Object.keys(variables).filter((name) => !rows.some((row) => row.includes(name)))).toEqual([]);
});

it('the example of every variable is accepted', () => {
  const examples = Object.entries(variables).map(([name, { example }]) => [
    name,
    example.replaceAll('"', ''),
  ]);
  const { FIREBASE_AUTH_EMULATOR_HOST: _emulator, ...environment } = Object.fromEntries(examples);
  expect(() => readConfig(environment)).not.toThrow();
});
