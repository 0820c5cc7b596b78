import { Link } from 'wouter';
import { paths } from '#features/shared/paths.ts';
import { fitLettering } from './lettering.ts';
import { PaintedLines } from './painted-lines.tsx';
import * as styles from './board.css.ts';

/** A step of the breadcrumb after Home; the last one, the page itself, has no `to`. */
export interface Crumb {
  readonly label: string;
  readonly to?: string;
}

export interface BoardProps {
  /** The page's only h1; undefined while it is unknown: its space stays reserved. */
  readonly title: string | undefined;
  readonly local?: string | undefined;
  /** Empty on the home page. */
  readonly trail: readonly Crumb[];
  /** Preferred font size in cqi; the home page's is larger. */
  readonly size?: number;
}

/** The page's heading in the form of a station's name board: breadcrumb, Hindi name and title. */
export function Board({ title, local, trail, size = 15.5 }: BoardProps) {
  return (
    <div className={styles.board}>
      <nav aria-label="Breadcrumb">
        <ol className={styles.trail}>
          <Step crumb={{ label: 'Home', to: paths.home }} last={trail.length === 0} />
          {trail.map((crumb, index) => (
            <Step key={crumb.label} crumb={crumb} last={index === trail.length - 1} />
          ))}
        </ol>
      </nav>
      {local && (
        <p lang="hi" className={styles.local}>
          {local}
        </p>
      )}
      {title === undefined ? <div className={styles.untitled} /> : <Title title={title} size={size} />}
    </div>
  );
}

function Title({ title, size }: { readonly title: string; readonly size: number }) {
  const lettering = fitLettering(title, size, 88);
  return (
    <h1
      className={styles.title}
      dir="auto"
      style={{ fontSize: `${lettering.size}cqi`, fontStretch: `${lettering.stretch}%` }}
    >
      <PaintedLines lettering={lettering} className={styles.line} />
    </h1>
  );
}

function Step({ crumb, last }: { readonly crumb: Crumb; readonly last: boolean }) {
  const current = last ? ({ 'aria-current': 'page' } as const) : {};
  return (
    <li className={styles.step}>
      {crumb.to === undefined ? (
        <span dir="auto" {...current}>
          {crumb.label}
        </span>
      ) : (
        <Link href={crumb.to} className={styles.link} {...current}>
          {crumb.label}
        </Link>
      )}
    </li>
  );
}
