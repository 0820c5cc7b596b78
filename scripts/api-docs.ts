/** `npm run api-docs`: docs/api.md. */
import { writeFile } from 'node:fs/promises';
import { createApiPage } from '#server/http/openapi/api-page.ts';

await writeFile('docs/api.md', createApiPage());
