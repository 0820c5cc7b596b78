import { Fragment } from 'react';
import type { Lettering } from './lettering.ts';

interface PaintedLinesProps {
  readonly lettering: Lettering;
  readonly className: string;
}

/** Fitted text; the spaces between the lines make it one text for screen readers. */
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
