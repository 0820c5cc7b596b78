import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the configuration', () => {
  it('has a default for every variable', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: 'localhost',
      publicUrl: 'http://localhost:3000',
      dataDir: './data',
      databaseUrl: undefined,
      bucket: undefined,
      backups: { times: [180], timeZone: 'Asia/Kolkata', bucket: undefined },
      storageLimits: { quota: 4 * 1024 ** 3, reserve: 200 * 1024 ** 2, spool: 512 * 1024 ** 2 },
      adminEmail: 'admin@localhost',
      adminPassword: undefined,
      sampleData: 'on',
      trustProxy: { kind: 'hops', hops: 0 },
      drain: 0,
      allowedOrigins: [],
      metricsToken: undefined,
      logLevel: 'info',
      smtpUrl: undefined,
      mailFrom: undefined,
      firebase: undefined,
    });
  });

  it('takes keys of Google sign-in from an http address only when the site is on http', () => {
    const keys = { FIREBASE_PROJECT_ID: 'demo-banyan', FIREBASE_JWKS_URL: 'http://127.0.0.1:9000/keys' };
    expect(readConfig(keys).firebase).toMatchObject({ jwksUrl: keys.FIREBASE_JWKS_URL });
    expect(() => readConfig({ ...keys, PUBLIC_URL: 'https://banyan.example' })).toThrow(
      'FIREBASE_JWKS_URL must be https',
    );
  });

  it('takes the emulator of Google sign-in, but never on https', () => {
    const emulator = { FIREBASE_PROJECT_ID: 'demo-banyan', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
    expect(readConfig(emulator).firebase).toEqual({
      projectId: 'demo-banyan',
      jwksUrl: undefined,
      emulatorHost: '127.0.0.1:9099',
      authDomain: 'demo-banyan.firebaseapp.com',
    });
    expect(() => readConfig({ ...emulator, PUBLIC_URL: 'https://banyan.example' })).toThrow(
      'FIREBASE_AUTH_EMULATOR_HOST',
    );
  });

  it('reads when backups are made, and in which time zone', () => {
    expect(readConfig({ BACKUP_HOURS: 'off' }).backups.times).toEqual([]);
    expect(readConfig({ BACKUP_HOURS: '3, 15:30' }).backups.times).toEqual([180, 930]);
    expect(readConfig({ BACKUP_TIMEZONE: 'Europe/Berlin' }).backups.timeZone).toBe('Europe/Berlin');
    for (const hours of ['24', '3:60', 'three', '3,', 'off, 3'])
      expect(() => readConfig({ BACKUP_HOURS: hours })).toThrow('BACKUP_HOURS must be times of the day');
    expect(() => readConfig({ BACKUP_TIMEZONE: 'Mars/Olympus' })).toThrow('BACKUP_TIMEZONE must be a name');
  });

  it('takes the credentials of the pictures for the bucket of backups, unless it has its own', () => {
    const url = 'https://host/backups';
    const shared = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b', AWS_REGION: 'ap-south-1' };
    const own = { BACKUP_AWS_ACCESS_KEY_ID: 'c', BACKUP_AWS_SECRET_ACCESS_KEY: 'd' };
    const bucketOf = (environment: Record<string, string>) =>
      readConfig({ BACKUP_URL: url, ...environment }).backups.bucket;
    expect(bucketOf(shared)).toEqual({
      url,
      accessKeyId: 'a',
      secretAccessKey: 'b',
      sessionToken: undefined,
      region: 'ap-south-1',
    });
    expect(bucketOf({ ...shared, AWS_SESSION_TOKEN: 't', ...own })).toEqual({
      url,
      accessKeyId: 'c',
      secretAccessKey: 'd',
      sessionToken: undefined,
      region: undefined,
    });
    expect(() => bucketOf({})).toThrow('BACKUP_URL needs BACKUP_AWS_ACCESS_KEY_ID');
    expect(() => bucketOf({ ...shared, BACKUP_AWS_ACCESS_KEY_ID: 'c' })).toThrow('BACKUP_URL needs');
    expect(() => bucketOf({ ...shared, PICTURES_URL: `${url}/` })).toThrow('must be another bucket');
  });

  it('reads for how long a stopping server still answers', () => {
    expect(readConfig({ DRAIN_SECONDS: '15' }).drain).toBe(15_000);
    expect(() => readConfig({ DRAIN_SECONDS: 'long' })).toThrow('DRAIN_SECONDS must be a number of seconds');
  });

  it('reads which proxies in front are trusted', () => {
    expect(readConfig({ TRUST_PROXY: 'on' }).trustProxy).toEqual({ kind: 'hops', hops: 1 });
    expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toEqual({ kind: 'hops', hops: 2 });
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toMatchObject({ kind: 'networks' });
  });

  it('follows the port in the public address', () => {
    expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
  });

  it('treats a blank variable as absent', () => {
    expect(readConfig({ PORT: ' ', ADMIN_PASSWORD: '' })).toMatchObject({
      port: 3000,
      adminPassword: undefined,
    });
  });

  it('reads origins without their slash, several separated by commas or blanks', () => {
    const config = readConfig({
      PUBLIC_URL: 'https://banyan.example/',
      ALLOWED_ORIGINS: 'https://a.example, https://b.example:8443/',
    });
    expect(config.publicUrl).toBe('https://banyan.example');
    expect(config.allowedOrigins).toEqual(['https://a.example', 'https://b.example:8443']);
  });

  it.each([
    ['PORT', 'three'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'banyan.example'],
    ['PUBLIC_URL', 'https://banyan.example/shop'],
    ['DATABASE_URL', 'mysql://x'],
    ['PICTURES_URL', 'ftp://x'],
    ['PICTURES_QUOTA', '2 GB'],
    ['DISK_RESERVE', '-1'],
    ['ADMIN_EMAIL', 'nobody'],
    ['SAMPLE_DATA', 'maybe'],
    ['TRUST_PROXY', 'sometimes'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['ALLOWED_ORIGINS', 'https://a.example/path'],
    ['SMTP_URL', 'mail.example'],
    ['SMTP_URL', 'smtp://office:pa#ss@mail.example'],
  ])('names %s when it is %s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(`${name} must be`);
  });

  it('requires an address in the sender', () => {
    expect(() => readConfig({ MAIL_FROM: 'Banyan' })).toThrow('MAIL_FROM must hold an e-mail address');
  });

  it('requires credentials with a bucket', () => {
    const bucket = { PICTURES_URL: 'https://store.example/pictures', AWS_ACCESS_KEY_ID: 'key' };
    expect(() => readConfig(bucket)).toThrow('AWS_SECRET_ACCESS_KEY');
    expect(readConfig({ ...bucket, AWS_SECRET_ACCESS_KEY: 'secret' }).bucket).toMatchObject({
      url: 'https://store.example/pictures',
      accessKeyId: 'key',
    });
  });

  it('names every variable that is wrong at once', () => {
    expect(() => readConfig({ PORT: 'x', SAMPLE_DATA: 'x' })).toThrow(/PORT.*SAMPLE_DATA/);
  });

  it.each([
    ['METRICS_TOKEN', 'short', 'at least 16 characters'],
    ['METRICS_TOKEN', 'has spaces in between', 'at least 16 characters'],
    ['LOG_LEVEL', 'loud', 'must be one of info, warn, error, silent'],
  ])('refuses %s=%s', (name, value, reason) => {
    expect(() => readConfig({ [name]: value })).toThrow(reason);
  });
});
