/** `npx tsx scripts/env-example.ts`: writes deploy/.env.example from the table of variables. */
import { writeFile } from 'node:fs/promises';
import { formatEnvironmentExample } from '#server/config-variables.ts';

await writeFile('deploy/.env.example', formatEnvironmentExample());
