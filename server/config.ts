import * as v from 'valibot';
import type { StorageLimits } from './pictures/storage/storage-quota.ts';
import { readTrustedProxies, type TrustedProxies } from './http/limits/trusted-proxies.ts';

const optionalVariable = <T>(schema: v.GenericSchema<string, T>) =>
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.transform((text) => (text === '' ? undefined : text)),
      v.optional(schema),
    ),
  );

const onOff = v.picklist(['on', 'off'], 'must be on or off');
const httpUrl = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol),
    'must be an address such as https://example.com',
  ),
);
const origin = v.pipe(
  httpUrl,
  v.transform((text) => new URL(text)),
  v.check(({ pathname, search }) => pathname === '/' && search === '', 'must be an origin without a path'),
  v.transform((url) => url.origin),
);
const origins = v.pipe(
  v.string(),
  v.transform((text) => text.split(/[\s,]+/).filter((entry) => entry !== '')),
  v.array(origin),
);

const megabyte = 1024 * 1024;

const megabytes = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}$/, 'must be a number of megabytes'),
  v.transform((text) => Number(text) * megabyte),
);

/** Local times such as `03:00` or `3, 15:30`, as minutes after midnight; none when off. */
const backupHours = v.pipe(
  v.string(),
  v.regex(
    /^(?:off|(?:[01]?\d|2[0-3])(?::[0-5]\d)?(?:\s*,\s*(?:[01]?\d|2[0-3])(?::[0-5]\d)?)*)$/,
    'must be times of the day such as 03:00, separated by commas, or off',
  ),
  v.transform((text) => (text === 'off' ? [] : text.split(',').map(minutesOf))),
);

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

const timeZone = v.pipe(
  v.string(),
  v.check(isTimeZone, 'must be a name of the time zone database, such as Asia/Kolkata'),
);

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Of pino; `info` has a line for each request. */
const logLevels = ['info', 'warn', 'error', 'silent'] as const;

/** Lines for people, or a JSON object a line. */
const logFormats = ['text', 'json'] as const;
export type LogFormat = (typeof logFormats)[number];

/** Google Cloud's syntax. */
const projectId = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'must be a project id'));

const EnvironmentSchema = v.object({
  PORT: optionalVariable(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, 'must be a port number'),
      v.transform(Number),
      v.maxValue(65_535, 'must be a port number'),
    ),
  ),
  HOST: optionalVariable(v.string()),
  PUBLIC_URL: optionalVariable(origin),
  DATA_DIR: optionalVariable(v.string()),
  DATABASE_URL: optionalVariable(
    v.pipe(
      v.string(),
      v.regex(/^postgres(?:ql)?:\/\//, 'must be an address such as postgres://user@host/database'),
    ),
  ),
  PICTURES_URL: optionalVariable(httpUrl),
  PICTURES_QUOTA: optionalVariable(megabytes),
  DISK_RESERVE: optionalVariable(megabytes),
  ADMIN_EMAIL: optionalVariable(
    v.pipe(v.string(), v.regex(/^[^\s@]+@[^\s@]+$/, 'must be an e-mail address')),
  ),
  ADMIN_PASSWORD: optionalVariable(v.string()),
  SAMPLE_DATA: optionalVariable(onOff),
  TRUST_PROXY: optionalVariable(
    v.pipe(
      v.string(),
      v.transform(readTrustedProxies),
      v.custom<TrustedProxies>(
        (proxies) => proxies !== undefined,
        'must be on, off, a number of proxies or their networks, such as 10.0.0.0/8',
      ),
    ),
  ),
  METRICS_TOKEN: optionalVariable(
    v.pipe(v.string(), v.regex(/^\S{16,}$/, 'must be at least 16 characters without spaces')),
  ),
  LOG_LEVEL: optionalVariable(v.picklist(logLevels, `must be one of ${logLevels.join(', ')}`)),
  LOG_FORMAT: optionalVariable(v.picklist(logFormats, `must be one of ${logFormats.join(', ')}`)),
  DRAIN_SECONDS: optionalVariable(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}$/, 'must be a number of seconds'),
      v.transform((text) => Number(text) * 1000),
    ),
  ),
  ALLOWED_ORIGINS: optionalVariable(origins),
  SMTP_URL: optionalVariable(
    v.pipe(
      v.string(),
      v.check(
        (text) => /^smtps?:\/\/[^/\s]+/.test(text) && URL.canParse(text),
        'must be an address such as smtp://user:password@host:587',
      ),
    ),
  ),
  MAIL_FROM: optionalVariable(
    v.pipe(v.string(), v.regex(/[^\s@<]+@[^\s@>]+/, 'must hold an e-mail address')),
  ),
  FIREBASE_PROJECT_ID: optionalVariable(projectId),
  FIREBASE_AUTH_EMULATOR_HOST: optionalVariable(
    v.pipe(v.string(), v.regex(/^[^\s/:]+:\d+$/, 'must be host:port')),
  ),
  FIREBASE_JWKS_URL: optionalVariable(httpUrl),
  VITE_FIREBASE_AUTH_DOMAIN: optionalVariable(
    v.pipe(v.string(), v.regex(/^[^\s/:]+$/, 'must be a host name')),
  ),
  AWS_ACCESS_KEY_ID: optionalVariable(v.string()),
  AWS_SECRET_ACCESS_KEY: optionalVariable(v.string()),
  AWS_SESSION_TOKEN: optionalVariable(v.string()),
  AWS_REGION: optionalVariable(v.string()),
  BACKUP_HOURS: optionalVariable(backupHours),
  BACKUP_TIMEZONE: optionalVariable(timeZone),
  BACKUP_URL: optionalVariable(httpUrl),
  BACKUP_AWS_ACCESS_KEY_ID: optionalVariable(v.string()),
  BACKUP_AWS_SECRET_ACCESS_KEY: optionalVariable(v.string()),
  BACKUP_AWS_SESSION_TOKEN: optionalVariable(v.string()),
  BACKUP_AWS_REGION: optionalVariable(v.string()),
});

export type VariableName = keyof typeof EnvironmentSchema.entries;

/** Names of all variables that the server reads; `config-variables.ts` describes them. */
export const variableNames: readonly string[] = Object.keys(EnvironmentSchema.entries);

export interface Bucket {
  readonly url: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string | undefined;
  readonly region: string | undefined;
}

export interface BackupConfig {
  /** Minutes after midnight; empty: the server makes no backups by itself. */
  readonly times: readonly number[];
  readonly timeZone: string;
  /** Another copy of each backup; undefined: none. */
  readonly bucket: Bucket | undefined;
}

export interface Firebase {
  readonly projectId: string;
  /** For tests: replaces Google's address of the public keys. */
  readonly jwksUrl: string | undefined;
  /** `host:port` of the Auth emulator; its unsigned tokens are accepted instead of Google's. */
  readonly emulatorHost: string | undefined;
  /** The host of the page that Google's sign-in frames. */
  readonly authDomain: string;
}

/** docs/deploy.md lists the variables. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** An origin, without a trailing slash. */
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Undefined: pictures are stored in `dataDir`. */
  readonly bucket: Bucket | undefined;
  readonly backups: BackupConfig;
  /** Bytes. */
  readonly storageLimits: StorageLimits;
  readonly adminEmail: string;
  readonly adminPassword: string | undefined;
  readonly sampleData: 'on' | 'off';
  readonly trustProxy: TrustedProxies;
  /** ms for which a stopping server still answers while the health call says 503. */
  readonly drain: number;
  readonly allowedOrigins: readonly string[];
  /** What Prometheus sends as bearer token; undefined: there are no metrics. */
  readonly metricsToken: string | undefined;
  readonly logLevel: (typeof logLevels)[number];
  /** Undefined: text in a terminal, otherwise JSON. */
  readonly logFormat: LogFormat | undefined;
  /** Undefined: mails are written to files below `dataDir`. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string | undefined;
  readonly firebase: Firebase | undefined;
}

/** @throws an Error that names every invalid variable and the reason */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const result = v.safeParse(EnvironmentSchema, environment);
  if (!result.success) {
    const problems = result.issues.map((issue) => `${v.getDotPath(issue)?.split('.')[0]} ${issue.message}`);
    throw new Error(`The environment cannot be used: ${problems.join('; ')}.`);
  }
  const { PORT: port = 3000, ...variables } = result.output;
  const publicUrl = variables.PUBLIC_URL ?? `http://localhost:${port}`;
  return {
    port,
    host: variables.HOST ?? 'localhost',
    publicUrl,
    dataDir: variables.DATA_DIR ?? './data',
    databaseUrl: variables.DATABASE_URL,
    bucket: bucketOf(variables),
    backups: {
      times: variables.BACKUP_HOURS ?? [3 * 60],
      timeZone: variables.BACKUP_TIMEZONE ?? 'Asia/Kolkata',
      bucket: backupBucketOf(variables),
    },
    storageLimits: {
      quota: variables.PICTURES_QUOTA ?? 4096 * megabyte,
      reserve: variables.DISK_RESERVE ?? 200 * megabyte,
      spool: 512 * megabyte,
    },
    adminEmail: variables.ADMIN_EMAIL ?? 'admin@localhost',
    adminPassword: variables.ADMIN_PASSWORD,
    sampleData: variables.SAMPLE_DATA ?? 'on',
    trustProxy: variables.TRUST_PROXY ?? { kind: 'hops', hops: 0 },
    drain: variables.DRAIN_SECONDS ?? 0,
    allowedOrigins: variables.ALLOWED_ORIGINS ?? [],
    metricsToken: variables.METRICS_TOKEN,
    logLevel: variables.LOG_LEVEL ?? 'info',
    logFormat: variables.LOG_FORMAT,
    smtpUrl: variables.SMTP_URL,
    mailFrom: variables.MAIL_FROM,
    firebase: firebaseOf(variables, publicUrl),
  };
}

type Environment = Omit<v.InferOutput<typeof EnvironmentSchema>, 'PORT'>;

function bucketOf({ PICTURES_URL: url, AWS_ACCESS_KEY_ID: id, ...rest }: Environment): Bucket | undefined {
  if (url === undefined) return undefined;
  const { AWS_SECRET_ACCESS_KEY: secret, AWS_SESSION_TOKEN: sessionToken, AWS_REGION: region } = rest;
  if (id === undefined || secret === undefined)
    throw new Error('PICTURES_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY as well.');
  return { url, accessKeyId: id, secretAccessKey: secret, sessionToken, region };
}

/** Its credentials are those of BACKUP_AWS_…, all of them or none; otherwise those of the pictures. */
function backupBucketOf({
  BACKUP_URL: url,
  PICTURES_URL: picturesUrl,
  ...rest
}: Environment): Bucket | undefined {
  if (url === undefined) return undefined;
  if (url.replace(/\/+$/, '') === picturesUrl?.replace(/\/+$/, ''))
    throw new Error(
      'BACKUP_URL must be another bucket than PICTURES_URL, whose pictures everybody may read.',
    );
  const own = {
    id: rest.BACKUP_AWS_ACCESS_KEY_ID,
    secret: rest.BACKUP_AWS_SECRET_ACCESS_KEY,
    sessionToken: rest.BACKUP_AWS_SESSION_TOKEN,
    region: rest.BACKUP_AWS_REGION,
  };
  const shared = {
    id: rest.AWS_ACCESS_KEY_ID,
    secret: rest.AWS_SECRET_ACCESS_KEY,
    sessionToken: rest.AWS_SESSION_TOKEN,
    region: own.region ?? rest.AWS_REGION,
  };
  const { id, secret, sessionToken, region } =
    own.id === undefined && own.secret === undefined ? shared : own;
  if (id === undefined || secret === undefined)
    throw new Error(
      'BACKUP_URL needs BACKUP_AWS_ACCESS_KEY_ID and BACKUP_AWS_SECRET_ACCESS_KEY, or the AWS_… ones, as well.',
    );
  return { url, accessKeyId: id, secretAccessKey: secret, sessionToken, region };
}

function firebaseOf(environment: Environment, publicUrl: string): Firebase | undefined {
  const { FIREBASE_PROJECT_ID: id, FIREBASE_AUTH_EMULATOR_HOST: emulatorHost } = environment;
  if (emulatorHost !== undefined && publicUrl.startsWith('https:'))
    throw new Error(
      'FIREBASE_AUTH_EMULATOR_HOST is for development: it is refused when PUBLIC_URL is https.',
    );
  const { FIREBASE_JWKS_URL: jwksUrl } = environment;
  if (jwksUrl !== undefined && new URL(jwksUrl).protocol === 'http:' && publicUrl.startsWith('https:'))
    throw new Error(
      'FIREBASE_JWKS_URL must be https when PUBLIC_URL is: whoever answers it decides who signs in.',
    );
  if (id === undefined) return undefined;
  return {
    projectId: id,
    jwksUrl,
    emulatorHost,
    authDomain: environment.VITE_FIREBASE_AUTH_DOMAIN ?? `${id}.firebaseapp.com`,
  };
}
