import { Fragment } from 'react';
import type { FittedText } from './fitted-text.ts';

interface FittedLinesProps {
  readonly fittedText: FittedText;
  readonly className: string;
}

/** Fitted text; the spaces between the lines make it one text for screen readers. */
export function FittedLines({ fittedText, className }: FittedLinesProps) {
  return fittedText.lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && ' '}
      <span className={className} {...(fittedText.wraps && { style: { whiteSpace: 'normal' } })}>
        {line}
      </span>
    </Fragment>
  ));
}
