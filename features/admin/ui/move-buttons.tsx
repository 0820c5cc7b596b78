import { Button } from '#features/shared/ui/button.tsx';
import { VisuallyHidden } from '#features/shared/ui/elements.tsx';
import { ArrowDown, ArrowUp } from './icons.ts';

/** Places in the order. */
export type Step = -1 | 1;

interface MoveButtonsProps {
  readonly name: string;
  readonly className: string;
  readonly canMove: (by: Step) => boolean;
  readonly onMove: (by: Step, button: HTMLElement) => void;
}

const directions = [
  { label: 'Up', by: -1, Icon: ArrowUp },
  { label: 'Down', by: 1, Icon: ArrowDown },
] as const;

/** Up and Down of an entry; at an end the focus may stay on them. */
export function MoveButtons({ name, className, canMove, onMove }: MoveButtonsProps) {
  return directions.map(({ label, by, Icon }) => {
    const isPossible = canMove(by);
    return (
      <Button
        key={label}
        tone="line"
        className={className}
        data-move={label}
        aria-disabled={!isPossible}
        onClick={({ currentTarget }) => isPossible && onMove(by, currentTarget)}
      >
        <Icon size={18} />
        <span>
          {label} <VisuallyHidden>{name}</VisuallyHidden>
        </span>
      </Button>
    );
  });
}
