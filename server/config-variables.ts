import type { VariableName } from './config.ts';

export interface Variable {
  /** What it is without a value; '' for nothing. */
  readonly default: string;
  readonly example: string;
  readonly meaning: string;
}

/** Each variable of the server for `deploy/.env.example` (`scripts/env-example.ts`); docs/deploy.md says more. */
export const variables: Readonly<Record<VariableName, Variable>> = {
  PUBLIC_URL: {
    default: 'http://localhost:PORT',
    example: 'https://tours.example.com',
    meaning: 'The address people use.',
  },
  TRUST_PROXY: {
    default: 'off',
    example: 'on',
    meaning: 'The proxies in front: on for one, their number, or their networks such as 10.0.0.0/8.',
  },
  PORT: { default: '3000', example: '3000', meaning: 'The port on which the server listens.' },
  HOST: { default: 'localhost', example: '127.0.0.1', meaning: 'The address on which it listens.' },
  DATA_DIR: {
    default: './data',
    example: '/var/lib/banyan',
    meaning: 'The folder of the embedded database and the pictures.',
  },
  ADMIN_EMAIL: {
    default: 'admin@localhost',
    example: 'owner@example.com',
    meaning: 'The first administrator, made at the first start.',
  },
  ADMIN_PASSWORD: {
    default: 'random, shown once in the output',
    example: 'a long sentence that only you know',
    meaning: 'Of the first administrator. Remove it after the first start.',
  },
  SAMPLE_DATA: { default: 'on', example: 'off', meaning: 'off: start with an empty catalogue.' },
  SMTP_URL: {
    default: '',
    example: 'smtp://user:password@mail.example.com:587',
    meaning: 'The mail server. Without one, mails are files in DATA_DIR/outbox.',
  },
  MAIL_FROM: {
    default: 'the agency at the host of PUBLIC_URL',
    example: '"Banyan Tours <tours@example.com>"',
    meaning: 'The sender of mails.',
  },
  BACKUP_HOURS: {
    default: '03:00',
    example: '03:00,15:00',
    meaning: 'When the server makes backups; off: never.',
  },
  BACKUP_TIMEZONE: { default: 'Asia/Kolkata', example: 'Asia/Kolkata', meaning: 'Of BACKUP_HOURS.' },
  BACKUP_URL: {
    default: '',
    example: 'https://s3.example.net/banyan-backups',
    meaning: 'A bucket into which each backup is copied. It must not be public.',
  },
  BACKUP_AWS_ACCESS_KEY_ID: { default: 'AWS_ACCESS_KEY_ID', example: 'AKIA…', meaning: 'Of BACKUP_URL.' },
  BACKUP_AWS_SECRET_ACCESS_KEY: {
    default: 'AWS_SECRET_ACCESS_KEY',
    example: '…',
    meaning: 'Of BACKUP_URL.',
  },
  BACKUP_AWS_SESSION_TOKEN: { default: '', example: '…', meaning: 'Of BACKUP_URL, for temporary keys.' },
  BACKUP_AWS_REGION: { default: 'AWS_REGION', example: 'ap-south-1', meaning: 'Of BACKUP_URL.' },
  DATABASE_URL: {
    default: '',
    example: 'postgres://banyan:password@postgres/banyan',
    meaning: 'A PostgreSQL database instead of the embedded one.',
  },
  PICTURES_URL: {
    default: '',
    example: 'https://s3.example.com/banyan-pictures',
    meaning: 'An S3-compatible bucket for pictures instead of the folder.',
  },
  AWS_ACCESS_KEY_ID: { default: '', example: 'AKIA…', meaning: 'Of PICTURES_URL.' },
  AWS_SECRET_ACCESS_KEY: { default: '', example: '…', meaning: 'Of PICTURES_URL.' },
  AWS_SESSION_TOKEN: { default: '', example: '…', meaning: 'Of PICTURES_URL, for temporary keys.' },
  AWS_REGION: { default: '', example: 'ap-south-1', meaning: 'Of PICTURES_URL.' },
  PICTURES_QUOTA: { default: '4096', example: '20000', meaning: 'Megabytes that stored pictures may take.' },
  DISK_RESERVE: {
    default: '200',
    example: '1000',
    meaning: 'Megabytes of the disk that uploads leave free.',
  },
  METRICS_TOKEN: {
    default: '',
    example: 'at-least-16-random-characters',
    meaning: 'What Prometheus sends to /metrics. Without it there are no metrics.',
  },
  LOG_LEVEL: { default: 'info', example: 'warn', meaning: 'info, warn, error or silent.' },
  LOG_FORMAT: {
    default: 'text in a terminal, otherwise json',
    example: 'json',
    meaning: 'text, for people, or json.',
  },
  DRAIN_SECONDS: {
    default: '0',
    example: '15',
    meaning: 'For which a stopping server still answers while /api/ready says 503; for several servers.',
  },
  ALLOWED_ORIGINS: {
    default: '',
    example: 'https://www.example.com',
    meaning: 'Other origins whose site may call this server.',
  },
  FIREBASE_PROJECT_ID: {
    default: '',
    example: 'my-project',
    meaning: 'The Firebase project of Google sign-in, which the site is built with as well (docs/deploy.md).',
  },
  VITE_FIREBASE_AUTH_DOMAIN: {
    default: '<project>.firebaseapp.com',
    example: 'auth.example.com',
    meaning: 'Of Google sign-in.',
  },
  FIREBASE_JWKS_URL: {
    default: "Google's",
    example: 'https://keys.example.com/jwks.json',
    meaning: 'The keys of sign-in tokens; for tests.',
  },
  FIREBASE_AUTH_EMULATOR_HOST: {
    default: '',
    example: '127.0.0.1:9099',
    meaning: 'The Firebase Auth emulator; refused when PUBLIC_URL is https.',
  },
};

/** A file for systemd's EnvironmentFile, Compose and `node --env-file`, in which nothing is set. */
export function formatEnvironmentExample(): string {
  const entries = Object.entries(variables).map(
    ([name, { default: preset, example, meaning }]) =>
      `# ${meaning}${preset === '' ? '' : ` Default: ${preset}`}\n#${name}=${example}\n`,
  );
  return [
    '# Made by `npx tsx scripts/env-example.ts`. Copy it and remove the # of what you set.\n',
    ...entries,
  ].join('\n');
}
