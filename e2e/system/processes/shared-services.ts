import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { runStatement } from '#server/database/testing/postgres-template.ts';
import { startS3 } from '#server/pictures/testing/s3-server.ts';

export const owner = { email: 'owner@example.com', password: 'a long enough password' };

/** A new database without tables and a new bucket, for processes to share. */
export async function openSharedServices() {
  const server = inject('postgres');
  const name = `shared_${randomBytes(8).toString('hex')}`;
  await runStatement(server, `create database ${name}`);
  const bucket = await startS3();
  return {
    environment: {
      DATABASE_URL: Object.assign(new URL(server), { pathname: `/${name}` }).href,
      PICTURES_URL: bucket.url,
      AWS_ACCESS_KEY_ID: bucket.accessKeyId,
      AWS_SECRET_ACCESS_KEY: bucket.secretAccessKey,
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      SAMPLE_DATA: 'off',
      BACKUP_HOURS: 'off',
      TRUST_PROXY: 'on',
    },
    close: async () => {
      await bucket.stop();
      await runStatement(server, `drop database ${name} with (force)`);
    },
  };
}
