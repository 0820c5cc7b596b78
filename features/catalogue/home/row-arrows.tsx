import { ArrowLeft } from '#features/shared/ui/icons/arrow-left.ts';
import { ArrowRight } from '#features/shared/ui/icons/arrow-right.ts';
import { IconButton } from '#features/shared/ui/button.tsx';
import * as styles from './row-arrows.css.ts';
import type { Scroller } from './use-scroller.ts';

interface RowArrowsProps extends Pick<Scroller, 'edges' | 'move'> {
  readonly title: string;
}

export function RowArrows({ title, edges, move }: RowArrowsProps) {
  return (
    <div className={styles.arrows}>
      <IconButton label={`Scroll ${title} left`} idle={edges.start} onClick={() => move(-1)}>
        <ArrowLeft aria-hidden="true" />
      </IconButton>
      <IconButton label={`Scroll ${title} right`} idle={edges.end} onClick={() => move(1)}>
        <ArrowRight aria-hidden="true" />
      </IconButton>
    </div>
  );
}
