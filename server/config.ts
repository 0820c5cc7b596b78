import * as v from 'valibot';
import { variables } from './config-variables.ts';

type Table = typeof variables;
type Values = {
  readonly [N in keyof Table]:
    | v.InferOutput<Table[N]['check']>
    | (Table[N]['preset'] extends string ? never : undefined);
};

/** Blank is as absent. @throws an Error that names every invalid variable and the reason */
function readVariables(environment: Readonly<Record<string, string | undefined>>): Values;
function readVariables(environment: Readonly<Record<string, string | undefined>>): unknown {
  const problems: string[] = [];
  const values = Object.entries(variables).map(([name, { check, preset }]) => {
    const text = environment[name]?.trim() || preset;
    if (text === undefined) return [name, undefined];
    const read = v.safeParse<v.GenericSchema<string, unknown>>(check, text);
    problems.push(...(read.issues ?? []).map(({ message }) => `${name} ${message}`));
    return [name, read.output];
  });
  if (problems.length > 0) throw new Error(`The environment cannot be used: ${problems.join('; ')}.`);
  return Object.fromEntries(values);
}

export type Config = ReturnType<typeof readConfig>;
export type Firebase = NonNullable<Config['firebase']>;
export type Bucket = NonNullable<Config['bucket']>;

/** The variables of `config-variables.ts`, as the server uses them. @throws an Error for the operator */
export function readConfig(environment: Readonly<Record<string, string | undefined>>) {
  const values = readVariables(environment);
  /** An origin, without a trailing slash. */
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    /** Undefined: pictures are stored in `dataDir`. */
    bucket: bucketOf(values),
    backups: {
      /** Minutes after midnight; empty: the server makes no backups by itself. */
      times: values.BACKUP_HOURS,
      timeZone: values.BACKUP_TIMEZONE,
      /** Another copy of each backup; undefined: none. */
      bucket: backupBucketOf(values),
    },
    /** Bytes: of all stored pictures, of the disk that stay free, and of all catalogue uploads being received. */
    storageLimits: {
      quota: values.PICTURES_QUOTA,
      reserve: values.DISK_RESERVE,
      spool: 512 * 1024 * 1024,
    },
    adminEmail: values.ADMIN_EMAIL,
    adminPassword: values.ADMIN_PASSWORD,
    sampleData: values.SAMPLE_DATA,
    trustProxy: values.TRUST_PROXY,
    /** ms for which a stopping server still answers while the health call says 503. */
    drain: values.DRAIN_SECONDS,
    allowedOrigins: values.ALLOWED_ORIGINS ?? [],
    /** What Prometheus sends as bearer token; undefined: there are no metrics. */
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL,
    /** Undefined: text in a terminal, otherwise JSON. */
    logFormat: values.LOG_FORMAT,
    /** Undefined: mails are written to files below `dataDir`. */
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    firebase: firebaseOf(values, publicUrl),
  };
}

function bucketOf({ PICTURES_URL: url, AWS_ACCESS_KEY_ID: id, ...rest }: Values) {
  if (url === undefined) return undefined;
  const { AWS_SECRET_ACCESS_KEY: secret, AWS_SESSION_TOKEN: sessionToken, AWS_REGION: region } = rest;
  if (id === undefined || secret === undefined)
    throw new Error('PICTURES_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY as well.');
  return { url, accessKeyId: id, secretAccessKey: secret, sessionToken, region };
}

/** Its credentials are those of BACKUP_AWS_…, all of them or none; otherwise those of the pictures. */
function backupBucketOf({ BACKUP_URL: url, PICTURES_URL: picturesUrl, ...rest }: Values) {
  if (url === undefined) return undefined;
  if (url.replace(/\/+$/, '') === picturesUrl?.replace(/\/+$/, ''))
    throw new Error(
      'BACKUP_URL must be another bucket than PICTURES_URL, whose pictures everybody may read.',
    );
  const isOwn = (rest.BACKUP_AWS_ACCESS_KEY_ID ?? rest.BACKUP_AWS_SECRET_ACCESS_KEY) !== undefined;
  const bucket = {
    url,
    accessKeyId: isOwn ? rest.BACKUP_AWS_ACCESS_KEY_ID : rest.AWS_ACCESS_KEY_ID,
    secretAccessKey: isOwn ? rest.BACKUP_AWS_SECRET_ACCESS_KEY : rest.AWS_SECRET_ACCESS_KEY,
    sessionToken: isOwn ? rest.BACKUP_AWS_SESSION_TOKEN : rest.AWS_SESSION_TOKEN,
    region: isOwn ? rest.BACKUP_AWS_REGION : (rest.BACKUP_AWS_REGION ?? rest.AWS_REGION),
  };
  const { accessKeyId, secretAccessKey } = bucket;
  if (accessKeyId === undefined || secretAccessKey === undefined)
    throw new Error(
      'BACKUP_URL needs BACKUP_AWS_ACCESS_KEY_ID and BACKUP_AWS_SECRET_ACCESS_KEY, or the AWS_… ones, as well.',
    );
  return { ...bucket, accessKeyId, secretAccessKey };
}

function firebaseOf(values: Values, publicUrl: string) {
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_AUTH_EMULATOR_HOST: emulatorHost } = values;
  const { FIREBASE_JWKS_URL: jwksUrl, VITE_FIREBASE_AUTH_DOMAIN: authDomain } = values;
  const isPublic = publicUrl.startsWith('https:');
  if (emulatorHost !== undefined && isPublic)
    throw new Error(
      'FIREBASE_AUTH_EMULATOR_HOST is for development: it is refused when PUBLIC_URL is https.',
    );
  if (jwksUrl !== undefined && new URL(jwksUrl).protocol === 'http:' && isPublic)
    throw new Error(
      'FIREBASE_JWKS_URL must be https when PUBLIC_URL is: whoever answers it decides who signs in.',
    );
  if (projectId === undefined) return undefined;
  return {
    projectId,
    /** For tests: replaces Google's address of the public keys. */
    jwksUrl,
    /** `host:port` of the Auth emulator; its unsigned tokens are accepted instead of Google's. */
    emulatorHost,
    /** The host of the page that Google's sign-in frames. */
    authDomain: authDomain ?? `${projectId}.firebaseapp.com`,
  };
}
