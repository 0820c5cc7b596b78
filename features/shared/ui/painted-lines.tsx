import { Fragment } from 'react';
import type { Lettering } from './lettering.ts';

interface PaintedLinesProps {
  readonly lettering: Lettering;
  /** Keeps each line whole, unless it has to wrap. */
  readonly className: string;
}

/** The lines of a sign; read aloud they are one text. */
export function PaintedLines({ lettering, className }: PaintedLinesProps) {
  return lettering.lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && ' '}
      <span className={className} {...(lettering.wraps && { style: { whiteSpace: 'normal' } })}>
        {line}
      </span>
    </Fragment>
  ));
}
