/** Sources of the peer by path: home, list and detail as React Router's own template lays them out. */
import { peerSizes, peerStyles } from './peer-content.ts';

export const reactRouterFiles: Readonly<Record<string, string>> = {
  'vite.config.js': `import { reactRouter } from '@react-router/dev/vite';

export default { plugins: [reactRouter()] };
`,
  'react-router.config.js': `export default { ssr: true };\n`,
  'app/site.css': peerStyles,
  'app/routes.js': `import { index, route } from '@react-router/dev/routes';

export default [
  index('home.jsx'),
  route('packages/domestic', 'list.jsx'),
  route('packages/detail/:id', 'detail.jsx'),
];
`,
  'app/root.jsx': `import { useEffect, useState } from 'react';
import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import './site.css';

export function Layout({ children }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    document.documentElement.dataset.ready = '';
  }, []);
  return (
    <>
      <header>
        <Link to="/">Tours</Link>
        <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          Menu
        </button>
        {isOpen && (
          <nav>
            <ul>
              <li><Link to="/">Home</Link></li>
              <li><Link to="/">About</Link></li>
              <li><Link to="/packages/domestic">Packages</Link></li>
              <li><Link to="/">Contact</Link></li>
            </ul>
          </nav>
        )}
      </header>
      <main>
        <Outlet />
      </main>
    </>
  );
}
`,
  'app/card.jsx': `import { useState } from 'react';
import { Link } from 'react-router';

export function Photo({ picture, sizes, first = false }) {
  const { src, srcSet, width, height, color } = picture;
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      <img
        src={src}
        alt=""
        width={width}
        height={height}
        decoding="async"
        {...(first ? { className: 'first', fetchPriority: 'high' } : { loading: 'lazy' })}
        style={{ backgroundColor: color }}
      />
    </picture>
  );
}

export function Card({ tour, sizes }) {
  const [isListed, setIsListed] = useState(false);
  return (
    <article>
      <Photo picture={tour.picture} sizes={sizes} />
      <div>
        <p className="price">{tour.price}</p>
        <h3>
          <Link to={'/packages/detail/' + tour.id} prefetch="intent">{tour.place}</Link>
        </h3>
        <button
          type="button"
          aria-pressed={isListed}
          aria-label={'Keep ' + tour.name + ' on your shortlist'}
          onClick={() => setIsListed(!isListed)}
        >
          ♥
        </button>
        <p>{tour.name}</p>
        <p>{tour.facts}</p>
        <p>{tour.description}</p>
      </div>
    </article>
  );
}
`,
  'app/home.jsx': `import content from './content.server.js';
import { Card, Photo } from './card.jsx';

export const meta = () => [
  { title: 'Tours' },
  { name: 'description', content: 'Tour packages across India and abroad.' },
];

export const loader = () => ({ tiles: content.tiles, rows: content.rows });

export default function Home({ loaderData: { tiles, rows } }) {
  return (
    <>
      <div className="hero">
        <img src="/hero.svg" alt="" width="1200" height="800" fetchPriority="high" />
        <h1>Where to?</h1>
      </div>
      <h2>Popular destinations</h2>
      <ul className="tiles">
        {tiles.map(({ name, picture }) => (
          <li key={name}>
            <Photo picture={picture} sizes="${peerSizes.tile}" />
            {name}
          </li>
        ))}
      </ul>
      {rows.map(({ title, tours }) => (
        <section key={title}>
          <h2>{title}</h2>
          <div className="row">{tours.map((tour) => <Card key={tour.id} tour={tour} sizes="${peerSizes.row}" />)}</div>
        </section>
      ))}
    </>
  );
}
`,
  'app/list.jsx': `import { useState } from 'react';
import content from './content.server.js';
import { Card } from './card.jsx';

export const meta = () => [{ title: 'Domestic packages' }, { name: 'description', content: 'In India.' }];

export const loader = () => content.tours.map(({ days, ...tour }) => tour);

export default function List({ loaderData: tours }) {
  const [wanted, setWanted] = useState('');
  const isFound = ({ name, place, description }) =>
    (name + place + description).toLowerCase().includes(wanted.toLowerCase());
  return (
    <>
      <h1>Domestic</h1>
      <input
        type="search"
        aria-label="Search"
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      <div className="list">
        {tours.filter(isFound).map((tour) => (
          <Card key={tour.id} tour={tour} sizes="${peerSizes.column}" />
        ))}
      </div>
    </>
  );
}
`,
  'app/detail.jsx': `import { useState } from 'react';
import content from './content.server.js';
import { Photo } from './card.jsx';

export const meta = ({ loaderData }) => [{ title: loaderData.name }];

export const loader = ({ params }) => content.tours.find(({ id }) => id === params.id);

export default function Detail({ loaderData: tour }) {
  const [open, setOpen] = useState(0);
  return (
    <>
      <h1>{tour.name}</h1>
      <Photo picture={tour.picture} sizes="${peerSizes.column}" first />
      <p className="price">{tour.price}</p>
      <p>{tour.facts}</p>
      <p>{tour.description}</p>
      {tour.days.map((day, index) => (
        <section key={index}>
          <button type="button" aria-expanded={open === index} onClick={() => setOpen(index)}>
            {'Day ' + (index + 1)}
          </button>
          {open === index && <p>{day}</p>}
        </section>
      ))}
    </>
  );
}
`,
};
