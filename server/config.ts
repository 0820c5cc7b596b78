import * as v from 'valibot';

/** Reads one variable: absent or blank means not given. */
const given = <T>(schema: v.GenericSchema<string, T>) =>
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

const EnvironmentSchema = v.object({
  PORT: given(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, 'must be a port number'),
      v.transform(Number),
      v.maxValue(65_535, 'must be a port number'),
    ),
  ),
  HOST: given(v.string()),
  PUBLIC_URL: given(origin),
  DATA_DIR: given(v.string()),
  DATABASE_URL: given(
    v.pipe(
      v.string(),
      v.regex(/^postgres(?:ql)?:\/\//, 'must be an address such as postgres://user@host/database'),
    ),
  ),
  PICTURES_URL: given(httpUrl),
  ADMIN_EMAIL: given(v.pipe(v.string(), v.regex(/^[^\s@]+@[^\s@]+$/, 'must be an e-mail address'))),
  ADMIN_PASSWORD: given(v.string()),
  SAMPLE_DATA: given(onOff),
  TRUST_PROXY: given(onOff),
  ALLOWED_ORIGINS: given(origins),
  AWS_ACCESS_KEY_ID: given(v.string()),
  AWS_SECRET_ACCESS_KEY: given(v.string()),
  AWS_SESSION_TOKEN: given(v.string()),
  AWS_REGION: given(v.string()),
});

/** Where pictures are stored, and the credentials in AWS's usual variables. */
export interface Bucket {
  readonly url: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string | undefined;
  readonly region: string | undefined;
}

/** How this process runs, read from the environment once. The README's table names the variables. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Origin of the address people use, without a slash at its end. */
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** S3-compatible storage instead of the folder. */
  readonly bucket: Bucket | undefined;
  readonly adminEmail: string;
  readonly adminPassword: string | undefined;
  readonly sampleData: 'on' | 'off';
  /** `on`: the proxy in front tells the client's address. */
  readonly trustProxy: 'on' | 'off';
  /** Origins of other sites that may call this backend with credentials. */
  readonly allowedOrigins: readonly string[];
}

/** @throws an error whose text names every variable that cannot be read, and why */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const read = v.safeParse(EnvironmentSchema, environment);
  if (!read.success) {
    const problems = read.issues.map((issue) => `${v.getDotPath(issue)?.split('.')[0]} ${issue.message}`);
    throw new Error(`The environment cannot be used: ${problems.join('; ')}.`);
  }
  const { PORT: port = 3000, ...rest } = read.output;
  return {
    port,
    host: rest.HOST ?? 'localhost',
    publicUrl: rest.PUBLIC_URL ?? `http://localhost:${port}`,
    dataDir: rest.DATA_DIR ?? './data',
    databaseUrl: rest.DATABASE_URL,
    bucket: bucketOf(rest),
    adminEmail: rest.ADMIN_EMAIL ?? 'admin@localhost',
    adminPassword: rest.ADMIN_PASSWORD,
    sampleData: rest.SAMPLE_DATA ?? 'on',
    trustProxy: rest.TRUST_PROXY ?? 'off',
    allowedOrigins: rest.ALLOWED_ORIGINS ?? [],
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
