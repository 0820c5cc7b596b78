import { Fragment, type ComponentProps, type ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '#features/shared/paths.ts';
import { useStyle } from '#features/shared/rendering.tsx';
import { classes } from '#features/shared/ui/elements.tsx';
import * as styles from './board-heading.css.ts';
import { boardTitle, fitText, type FittedText } from './fitted-text.ts';

/** A step of the breadcrumb after Home; the last one, the page itself, has no `to`. */
export interface BreadcrumbItem {
  readonly label: string;
  readonly to?: string;
}

export interface BoardHeadingProps {
  /** The page's only h1; undefined while it is unknown: its space stays reserved. */
  readonly title: string | undefined;
  /** In Hindi, or with a `lang` of its own; an element that renders nothing takes no space. */
  readonly local?: ReactNode;
  readonly trail: readonly BreadcrumbItem[];
  /** Preferred font size in cqi; the home page's is larger. */
  readonly size?: number;
}

export function BoardHeading({ title, local, trail, size = boardTitle.size }: BoardHeadingProps) {
  return (
    <div className={styles.board}>
      <nav aria-label="Breadcrumb">
        <ol className={styles.breadcrumbs}>
          <Breadcrumb crumb={{ label: 'Home', to: paths.home }} last={trail.length === 0} />
          {trail.map((crumb, index) => (
            <Breadcrumb key={crumb.label} crumb={crumb} last={index === trail.length - 1} />
          ))}
        </ol>
      </nav>
      {local && (
        <p lang="hi" className={styles.localName}>
          {local}
        </p>
      )}
      {title === undefined ? (
        <div className={styles.titlePlaceholder} />
      ) : (
        <Title title={title} size={size} />
      )}
    </div>
  );
}

function Title({ title, size }: { readonly title: string; readonly size: number }) {
  const fittedText = fitText(title, size, boardTitle.fill);
  const style = useStyle({ fontSize: fittedSize(fittedText), fontStretch: `${fittedText.stretch}%` });
  return (
    <h1 className={styles.title} dir="auto" {...style}>
      <FittedLines fittedText={fittedText} className={styles.line} />
    </h1>
  );
}

interface TileNameProps extends ComponentProps<'h3'> {
  /** Of `fitUppercaseRow`; absent: room for one. */
  readonly fittedText?: FittedText;
  readonly as?: 'h3' | 'p' | 'div';
}

/** Under the picture of a tile, which is a size container. */
export function TileName({ fittedText, as: As = 'h3', className, ...rest }: TileNameProps) {
  const style = useStyle({
    fontSize: fittedText && `${fittedText.size}cqi`,
    fontStretch: fittedText && `${fittedText.stretch}%`,
  });
  return (
    <As {...rest} className={classes(styles.tileName, className)} {...style}>
      {fittedText && <FittedLines fittedText={fittedText} className={styles.tileLine} />}
    </As>
  );
}

const longest = (texts: readonly string[]) => Math.max(...texts.map(({ length }) => length));

/** With large text it is at most as large as the longest word allows, which would break inside. */
function fittedSize({ lines, size }: FittedText): string {
  const words = lines.flatMap((line) => line.split(' '));
  return `min(max(1.375rem, ${size}cqi), ${(size * longest(lines)) / longest(words)}cqi)`;
}

function Breadcrumb({ crumb, last }: { readonly crumb: BreadcrumbItem; readonly last: boolean }) {
  const current = last ? ({ 'aria-current': 'page' } as const) : {};
  return (
    <li className={styles.breadcrumb}>
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

interface FittedLinesProps {
  readonly fittedText: FittedText;
  readonly className: string;
}

/** Fitted text; the spaces between the lines make it one text for screen readers. */
function FittedLines({ fittedText, className }: FittedLinesProps) {
  const style = useStyle({ whiteSpace: fittedText.wraps ? 'normal' : undefined });
  return fittedText.lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && ' '}
      <span className={className} {...style}>
        {line}
      </span>
    </Fragment>
  ));
}
