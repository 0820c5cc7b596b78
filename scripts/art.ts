/**
 * `npm run art`: draws the site's own pictures into styles/art, and the pictures of the sample tours in all their
 * variants into server/sample/encoded, where they are kept under version control.
 * `npm run art -- --sheet` lays all posters side by side in screenshots/posters.png instead, to be looked at.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { artFiles, posterFiles } from '#server/sample/art-files.ts';
import { iconFiles } from '#server/sample/art-icons.ts';
import { encodedFolder } from '#server/sample/prepared.ts';
import { prepareSamplePictures } from '#server/sample/prepare.ts';
import { contactSheet } from './contact-sheet.ts';
import { socialCard } from './social-card.ts';

/** Scene by scene, its two hours side by side. */
const columns = 4;

if (process.argv.includes('--sheet')) {
  await mkdir('screenshots', { recursive: true });
  await writeFile('screenshots/posters.png', await contactSheet([...posterFiles().values()], columns));
  console.log('screenshots/posters.png');
} else {
  const files = [
    ...artFiles(),
    ...(await iconFiles()),
    ['icons/social-card.jpg', await socialCard()] as const,
  ];
  for (const folder of ['icons', 'root']) await mkdir(`styles/art/${folder}`, { recursive: true });
  for (const [name, content] of files) await writeFile(`styles/art/${name}`, content);
  console.log(`${files.length} pictures in styles/art`);
  console.log(`${await prepareSamplePictures(encodedFolder)} pictures made anew in ${encodedFolder}`);
}
