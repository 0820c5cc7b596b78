/** `npm run art`: draws the site's own pictures into styles/art, where they are kept under version control. */
import { writeFile } from 'node:fs/promises';
import { artFiles } from './art-files.ts';

const folder = new URL('../../styles/art/', import.meta.url);
for (const [name, svg] of artFiles()) await writeFile(new URL(name, folder), svg);
console.log(`${artFiles().size} pictures in styles/art`);
