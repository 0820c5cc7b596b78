/** A peer: the home page by Astro, static. https://docs.astro.build/en/install-and-setup/ */
import { join } from 'node:path';
import { installPackage } from '#scripts/shared/run.ts';
import type { CachingProxy } from './caching-proxy.ts';
import { startPeerApp } from './peer-app.ts';
import { type PeerContent, peerSizes, peerStyles, writePublicFiles } from './peer-content.ts';

/** The last major version that runs on the project's lowest Node. */
export const astroVersion = '5.18.2';
const program = 'node_modules/astro/astro.js';

const files: Readonly<Record<string, string>> = {
  'astro.config.mjs': `export default {};\n`,
  'src/styles/site.css': peerStyles,
  'src/components/Photo.astro': `---
const { picture, sizes } = Astro.props;
const { src, srcSet, width, height, color } = picture;
---
<picture>
  <source type="image/avif" srcset={srcSet} sizes={sizes} />
  <img src={src} alt="" width={width} height={height} loading="lazy" decoding="async" style={{ background: color }} />
</picture>
`,
  'src/components/Card.astro': `---
import Photo from './Photo.astro';
const { tour } = Astro.props;
---
<article>
  <Photo picture={tour.picture} sizes="${peerSizes.row}" />
  <div>
    <p class="price">{tour.price}</p>
    <h3><a href={'/packages/detail/' + tour.id}>{tour.place}</a></h3>
    <button type="button" aria-pressed="false" aria-label={'Keep ' + tour.name + ' on your shortlist'}>♥</button>
    <p>{tour.name}</p>
    <p>{tour.facts}</p>
    <p>{tour.description}</p>
  </div>
</article>
`,
  'src/pages/index.astro': `---
import '../styles/site.css';
import Card from '../components/Card.astro';
import Photo from '../components/Photo.astro';
import content from '../content.json';
---
<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="description" content="Tour packages across India and abroad." />
    <link rel="icon" href="data:," />
    <title>Tours</title>
  </head>
  <body>
    <header>
      <a href="/">Tours</a>
      <details>
        <summary>Menu</summary>
        <nav><ul>{['Home', 'About', 'Packages', 'Contact'].map((name) => <li><a href="/">{name}</a></li>)}</ul></nav>
      </details>
    </header>
    <main>
      <div class="hero">
        <img src="/hero.svg" alt="" width="1200" height="800" fetchpriority="high" />
        <h1>Where to?</h1>
      </div>
      <h2>Popular destinations</h2>
      <ul class="tiles">
        {content.tiles.map(({ name, picture }) => <li><Photo picture={picture} sizes="${peerSizes.tile}" />{name}</li>)}
      </ul>
      {content.rows.map(({ title, tours }) => (
        <section>
          <h2>{title}</h2>
          <div class="row">{tours.map((tour) => <Card tour={tour} />)}</div>
        </section>
      ))}
    </main>
    <script>
      document.addEventListener('click', ({ target }) => {
        const heart = target.closest('button[aria-pressed]');
        heart?.setAttribute('aria-pressed', String(heart.getAttribute('aria-pressed') !== 'true'));
      });
      document.documentElement.dataset.ready = '';
    </script>
  </body>
</html>
`,
};

export async function startAstroApp(content: PeerContent): Promise<CachingProxy> {
  const folder = await installPackage(`astro@${astroVersion}`);
  await writePublicFiles(join(folder, 'public'), content);
  const { tiles, rows } = content;
  return startPeerApp({
    name: 'Astro',
    folder,
    files: { ...files, 'src/content.json': JSON.stringify({ tiles, rows }) },
    build: [program, 'build'],
    serve: (port) => [program, 'preview', '--port', port],
  });
}
