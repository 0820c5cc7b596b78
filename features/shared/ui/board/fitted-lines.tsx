import { Fragment } from 'react';
import type { FittedText } from './fitted-text.ts';

interface FittedLinesProps {
  readonly lettering: FittedText;
  readonly className: string;
}

/** Fitted text; the spaces between the lines make it one text for screen readers. */
export function FittedLines({ lettering, className }: FittedLinesProps) {
  return lettering.lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && ' '}
      <span className={className} {...(lettering.wraps && { style: { whiteSpace: 'normal' } })}>
        {line}
      </span>
    </Fragment>
  ));
}
