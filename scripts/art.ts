/** `npm run art`: styles/art and server/sample/encoded; `-- --sheet`: posters by day and by night in screenshots/posters.png. */
import { mkdir, writeFile } from 'node:fs/promises';
import { artFiles, posterScenes } from './art/art-files.ts';
import { iconFiles } from './art/icons.ts';
import { encodedFolder } from '#server/sample/sample-pictures.ts';
import { encodeSamplePictures } from './art/sample-pictures.ts';
import { renderContactSheet } from './art/raster.ts';
import { renderSocialCard } from './art/social-card.ts';

const columns = 4;

if (process.argv.includes('--sheet')) {
  await mkdir('screenshots', { recursive: true });
  await writeFile(
    'screenshots/posters.png',
    await renderContactSheet(
      Object.values(posterScenes).flatMap((scene) => [scene.inScheme('light'), scene.inScheme('dark')]),
      columns,
    ),
  );
  console.log('screenshots/posters.png');
} else {
  const files = [
    ...artFiles(),
    ...(await iconFiles()),
    ['icons/social-card.jpg', await renderSocialCard()] as const,
  ];
  for (const folder of ['icons', 'root']) await mkdir(`styles/art/${folder}`, { recursive: true });
  for (const [name, content] of files) await writeFile(`styles/art/${name}`, content);
  console.log(`${files.length} pictures in styles/art`);
  console.log(`${await encodeSamplePictures(encodedFolder)} pictures encoded anew in ${encodedFolder}`);
}
