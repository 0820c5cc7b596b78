/** `npm run generate`: writes styles/art and server/sample/encoded. `npm run sheet`: all posters by day and by night. */
import { mkdir, writeFile } from 'node:fs/promises';
import { artFiles, posterScenes } from './art-files.ts';
import { iconFiles } from './icons.ts';
import { renderContactSheet } from './raster.ts';
import { encodeSamplePictures } from './sample-pictures.ts';
import { renderSocialCard } from './social-card.ts';

const columns = 4;
const root = new URL('../', import.meta.url);

if (process.argv.includes('--sheet')) {
  const posters = Object.values(posterScenes).flatMap((scene) => [
    scene.inScheme('light'),
    scene.inScheme('dark'),
  ]);
  await mkdir(new URL('screenshots', root), { recursive: true });
  await writeFile(new URL('screenshots/posters.png', root), await renderContactSheet(posters, columns));
  console.log('screenshots/posters.png');
} else {
  const files = [
    ...artFiles(),
    ...(await iconFiles()),
    ['icons/social-card.jpg', await renderSocialCard()] as const,
  ];
  for (const [name, content] of files) await writeFile(new URL(`styles/art/${name}`, root), content);
  console.log(`${files.length} pictures in styles/art`);
  console.log(`${await encodeSamplePictures()} pictures encoded anew in server/sample/encoded`);
}
