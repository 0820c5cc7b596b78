import * as v from 'valibot';
import { readTrustedProxies } from './http/limits/trusted-proxies.ts';

/** Checks the text of a variable, without blanks around it, and reads it. */
type Check<T> = v.GenericSchema<string, T>;

const text = v.string();
const matching = (pattern: RegExp, refusal: string) => v.pipe(text, v.regex(pattern, refusal));
const checked = (isValid: (value: string) => boolean, refusal: string) =>
  v.pipe(text, v.check(isValid, refusal));
const oneOf = <const T extends readonly string[]>(...names: T) =>
  v.picklist(names, `must be one of ${names.join(', ')}`);

const numberOf = (what: string, digits: number, unit = 1) =>
  v.pipe(
    matching(new RegExp(String.raw`^\d{1,${digits}}$`), `must be a ${what}`),
    v.transform((digitsOf) => Number(digitsOf) * unit),
  );
const port = v.pipe(numberOf('port number', 5), v.maxValue(65_535, 'must be a port number'));
/** In bytes. */
const megabytes = numberOf('number of megabytes', 9, 1024 * 1024);

const httpUrl = checked(
  (url) => URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol),
  'must be an address such as https://example.com',
);
const origin = v.pipe(
  httpUrl,
  v.transform((url) => new URL(url)),
  v.check(({ pathname, search }) => pathname === '/' && search === '', 'must be an origin without a path'),
  v.transform((url) => url.origin),
);
const origins = v.pipe(
  text,
  v.transform((list) => list.split(/[\s,]+/).filter((entry) => entry !== '')),
  v.array(origin),
);

/** Local times such as `03:00` or `3, 15:30`, as minutes after midnight; none when off. */
const backupHours = v.pipe(
  matching(
    /^(?:off|(?:[01]?\d|2[0-3])(?::[0-5]\d)?(?:\s*,\s*(?:[01]?\d|2[0-3])(?::[0-5]\d)?)*)$/,
    'must be times of the day such as 03:00, separated by commas, or off',
  ),
  v.transform((times): readonly number[] => (times === 'off' ? [] : times.split(',').map(minutesOf))),
);

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
const timeZone = checked(isTimeZone, 'must be a name of the time zone database, such as Asia/Kolkata');

const trustedProxies = v.nonOptional(
  v.pipe(text, v.transform(readTrustedProxies)),
  'must be on, off, a number of proxies or their networks, such as 10.0.0.0/8',
);
const smtpUrl = checked(
  (url) => /^smtps?:\/\/[^/\s]+/.test(url) && URL.canParse(url),
  'must be an address such as smtp://user:password@host:587',
);

/** Without a value it has that of the text `preset`. */
const preset = <T>(check: Check<T>, value: string, example: string, meaning: string) =>
  ({ check, preset: value, without: value, example, meaning }) as const;
/** @param without what there is without a value, in words; '' for nothing */
const optional = <T>(check: Check<T>, example: string, meaning: string, without = '') =>
  ({ check, preset: undefined, without, example, meaning }) as const;

/** Every variable that the server reads, in the order of `deploy/.env.example`; docs/deploy.md says more. */
export const variables = {
  PUBLIC_URL: optional(
    origin,
    'https://tours.example.com',
    'The address people use.',
    'http://localhost:PORT',
  ),
  TRUST_PROXY: preset(
    trustedProxies,
    'off',
    'on',
    'The proxies in front: on for one, their number, or their networks such as 10.0.0.0/8.',
  ),
  PORT: preset(port, '3000', '3000', 'The port on which the server listens.'),
  HOST: preset(text, 'localhost', '127.0.0.1', 'The address on which it listens.'),
  DATA_DIR: preset(
    text,
    './data',
    '/var/lib/banyan',
    'The folder of the embedded database and the pictures.',
  ),
  ADMIN_EMAIL: preset(
    matching(/^[^\s@]+@[^\s@]+$/, 'must be an e-mail address'),
    'admin@localhost',
    'owner@example.com',
    'The first administrator, made at the first start.',
  ),
  ADMIN_PASSWORD: optional(
    text,
    'a long sentence that only you know',
    'Of the first administrator. Remove it after the first start.',
    'random, shown once in the output',
  ),
  SAMPLE_DATA: preset(
    v.picklist(['on', 'off'], 'must be on or off'),
    'on',
    'off',
    'off: start with an empty catalogue.',
  ),
  SMTP_URL: optional(
    smtpUrl,
    'smtp://user:password@mail.example.com:587',
    'The mail server. Without one, mails are files in DATA_DIR/outbox.',
  ),
  MAIL_FROM: optional(
    matching(/[^\s@<]+@[^\s@>]+/, 'must hold an e-mail address'),
    '"Banyan Tours <tours@example.com>"',
    'The sender of mails.',
    'the agency at the host of PUBLIC_URL',
  ),
  BACKUP_HOURS: preset(backupHours, '03:00', '03:00,15:00', 'When the server makes backups; off: never.'),
  BACKUP_TIMEZONE: preset(timeZone, 'Asia/Kolkata', 'Asia/Kolkata', 'Of BACKUP_HOURS.'),
  BACKUP_URL: optional(
    httpUrl,
    'https://s3.example.net/banyan-backups',
    'A bucket into which each backup is copied. It must not be public.',
  ),
  BACKUP_AWS_ACCESS_KEY_ID: optional(text, 'AKIA…', 'Of BACKUP_URL.', 'AWS_ACCESS_KEY_ID'),
  BACKUP_AWS_SECRET_ACCESS_KEY: optional(text, '…', 'Of BACKUP_URL.', 'AWS_SECRET_ACCESS_KEY'),
  BACKUP_AWS_SESSION_TOKEN: optional(text, '…', 'Of BACKUP_URL, for temporary keys.'),
  BACKUP_AWS_REGION: optional(text, 'ap-south-1', 'Of BACKUP_URL.', 'AWS_REGION'),
  DATABASE_URL: optional(
    matching(/^postgres(?:ql)?:\/\//, 'must be an address such as postgres://user@host/database'),
    'postgres://banyan:password@postgres/banyan',
    'A PostgreSQL database instead of the embedded one.',
  ),
  PICTURES_URL: optional(
    httpUrl,
    'https://s3.example.com/banyan-pictures',
    'An S3-compatible bucket for pictures instead of the folder.',
  ),
  AWS_ACCESS_KEY_ID: optional(text, 'AKIA…', 'Of PICTURES_URL.'),
  AWS_SECRET_ACCESS_KEY: optional(text, '…', 'Of PICTURES_URL.'),
  AWS_SESSION_TOKEN: optional(text, '…', 'Of PICTURES_URL, for temporary keys.'),
  AWS_REGION: optional(text, 'ap-south-1', 'Of PICTURES_URL.'),
  PICTURES_QUOTA: preset(megabytes, '4096', '20000', 'Megabytes that stored pictures may take.'),
  DISK_RESERVE: preset(megabytes, '200', '1000', 'Megabytes of the disk that uploads leave free.'),
  METRICS_TOKEN: optional(
    matching(/^\S{16,}$/, 'must be at least 16 characters without spaces'),
    'at-least-16-random-characters',
    'What Prometheus sends to /metrics. Without it there are no metrics.',
  ),
  /** Of pino; `info` has a line for each request. */
  LOG_LEVEL: preset(oneOf('info', 'warn', 'error', 'silent'), 'info', 'warn', 'info, warn, error or silent.'),
  LOG_FORMAT: optional(
    oneOf('text', 'json'),
    'json',
    'text, for people, or json.',
    'text in a terminal, otherwise json',
  ),
  DRAIN_SECONDS: preset(
    numberOf('number of seconds', 3, 1000),
    '0',
    '15',
    'For which a stopping server still answers while /api/ready says 503; for several servers.',
  ),
  ALLOWED_ORIGINS: optional(
    origins,
    'https://www.example.com',
    'Other origins whose site may call this server.',
  ),
  FIREBASE_PROJECT_ID: optional(
    matching(/^[a-z][a-z0-9-]*$/, 'must be a project id'),
    'my-project',
    'The Firebase project of Google sign-in, which the site is built with as well (docs/deploy.md).',
  ),
  VITE_FIREBASE_AUTH_DOMAIN: optional(
    matching(/^[^\s/:]+$/, 'must be a host name'),
    'auth.example.com',
    'Of Google sign-in.',
    '<project>.firebaseapp.com',
  ),
  FIREBASE_JWKS_URL: optional(
    httpUrl,
    'https://keys.example.com/jwks.json',
    'The keys of sign-in tokens; for tests.',
    "Google's",
  ),
  FIREBASE_AUTH_EMULATOR_HOST: optional(
    matching(/^[^\s/:]+:\d+$/, 'must be host:port'),
    '127.0.0.1:9099',
    'The Firebase Auth emulator; refused when PUBLIC_URL is https.',
  ),
};

/** A file for systemd's EnvironmentFile, Compose and `node --env-file`, in which nothing is set. */
export function formatEnvironmentExample(): string {
  const entries = Object.entries(variables).map(
    ([name, { without, example, meaning }]) =>
      `# ${meaning}${without === '' ? '' : ` Default: ${without}`}\n#${name}=${example}\n`,
  );
  return [
    '# Made by `npx tsx scripts/env-example.ts`. Copy it and remove the # of what you set.\n',
    ...entries,
  ].join('\n');
}
