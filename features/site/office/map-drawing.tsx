import { Banyan, Bus, Shop, Station, Train } from './map-landmarks.tsx';
import * as styles from './office.css.ts';

/** From the widest to the narrowest: centre line and width. */
const roads = [
  { path: 'M-20 428 560 400 920 378', width: 44 },
  { path: 'M325 246 345 414', width: 34 },
  { path: 'M600 400 640 720', width: 34 },
  { path: 'M118 424 150 720', width: 26 },
  { path: 'M-20 672 920 612', width: 22 },
] as const;

/** `end` aligns a name at its right edge. */
const labels = [
  { x: 186, y: 190, end: true, lines: ['Pune', 'Junction'] },
  { x: 34, y: 374, end: false, lines: ['Station Road'] },
  { x: 366, y: 474, end: false, lines: ['4 minutes', 'on foot'] },
  { x: 262, y: 602, end: false, lines: ['Maidan'] },
  { x: 522, y: 308, end: true, lines: ['Banyan', 'Chowk'] },
  { x: 884, y: 482, end: true, lines: ['Banyan Tours,', 'over the sweets'] },
] as const;

const chowk = { cx: 600, cy: 400 } as const;

/** The way from the station to the office, north up, not to scale; 900 by 700 units. */
export function MapDrawing() {
  return (
    <svg
      viewBox="0 0 900 700"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn inline it takes the theme's colours, an `img` cannot
      role="img"
      aria-label="The way to the office, drawn: out of Pune Junction, left into Station Road, and after four minutes on foot, past the banyan on Banyan Chowk, our yellow board on the roof over the sweet shop."
      className={styles.land}
    >
      <path className={styles.river} d="M0 0h900v22C780 54 650 6 480 30S170 78 0 44z" />
      <g className={styles.block}>
        <path d="M14 286 302 272 316 386 14 400z" />
        <path d="M372 268 540 258 532 350 374 380z" className={styles.blockAlso} />
        <path d="M14 462 94 458 116 636 14 642z" className={styles.blockAlso} />
        <path d="M664 452 886 436V586L690 598z" className={styles.blockAlso} />
        <path d="M860 130h40v230h-40z" />
        <path d="M178 690 600 664V700H178zM676 660 900 644V700H680z" />
      </g>
      <Maidan />
      <Rails />
      <g className={styles.casing}>
        {roads.map(({ path, width }) => (
          <path key={path} d={path} strokeWidth={width + 8} />
        ))}
        <circle {...chowk} r="90" />
      </g>
      <g className={styles.road}>
        {roads.map(({ path, width }) => (
          <path key={path} d={path} strokeWidth={width} />
        ))}
        <circle {...chowk} r="86" className={styles.square} />
      </g>
      <path className={styles.route} d="M326 262 345 410 524 402Q548 464 600 464T676 396L764 388" />
      <Station />
      <Bus />
      <Banyan />
      <Shop />
      <Labels />
    </svg>
  );
}

function Maidan() {
  return (
    <g>
      <ellipse className={styles.maidan} cx="376" cy="590" rx="170" ry="56" />
      <path className={styles.pitch} d="M470 584 514 578" />
    </g>
  );
}

function Rails() {
  return (
    <g>
      <path className={styles.rail} d="M-10 128 910 96" />
      <path className={styles.sleepers} d="M-10 128 910 96" />
      <Train />
    </g>
  );
}

function Labels() {
  return (
    <g className={styles.mapLabel}>
      {labels.map(({ x, y, end, lines }) => (
        <text key={lines[0]} y={y} textAnchor={end ? 'end' : 'start'}>
          {lines.map((line, index) => (
            <tspan key={line} x={x} dy={index === 0 ? 0 : '1.15em'}>
              {line}
            </tspan>
          ))}
        </text>
      ))}
    </g>
  );
}
