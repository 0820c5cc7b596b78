import { useEffect, useRef, useState, type ReactNode } from 'react';
import { DeleteButton, MoveButtons, type Step } from '#features/admin/ui/buttons.tsx';
import { findEntry, useFocusAfterDelete, useRowFocus } from '#features/admin/ui/list-focus.ts';
import { resolvePictures } from '#features/shared/read-answer.ts';
import { Button } from '#features/shared/ui/button.tsx';
import { Announcement, VisuallyHidden, classes } from '#features/shared/ui/elements.tsx';
import { Pencil } from '#features/shared/ui/icons.tsx';
import { Picture } from '#features/shared/ui/picture.tsx';
import * as styles from './destination-cards.css.ts';
import type { DestinationSnapshot } from './destinations-store.ts';

interface CardActions {
  readonly addressOf: (address: string) => string;
  readonly onEdit: (destination: DestinationSnapshot) => void;
  readonly onDelete: (destination: DestinationSnapshot) => void;
}

interface DestinationCardsProps extends CardActions {
  /** Absent where the backend keeps no order. */
  readonly onMove?: (id: string, by: Step) => void;
  readonly destinations: readonly DestinationSnapshot[];
  readonly deleting: readonly string[];
  readonly edited: string | undefined;
  /** Id of the one that was saved last, until another form is opened. */
  readonly saved: string | null;
}

export function DestinationCards({
  destinations,
  deleting,
  edited,
  saved,
  onMove,
  ...actions
}: DestinationCardsProps) {
  const grid = useRef<HTMLUListElement>(null);
  useFocusAfterDelete(grid, destinations, deleting);
  useEffect(() => {
    // The form was unmounted with the focused element, unless that was elsewhere.
    if (saved === null || document.activeElement !== document.body) return;
    const entry = findEntry(grid, saved);
    entry?.querySelector<HTMLElement>('[data-edit]')?.focus({ preventScroll: true });
    entry?.scrollIntoView({ block: 'center' });
  }, [saved]);
  const focus = useRowFocus(grid, destinations.map(({ _id }) => _id).join());
  const [moved, setMoved] = useState('');
  return (
    <>
      <Announcement>{moved}</Announcement>
      <ul ref={grid} className={styles.grid}>
        {destinations.map((destination, index) => (
          <li key={destination._id} data-entry={destination._id}>
            <DestinationCard
              {...actions}
              destination={destination}
              deleting={deleting.includes(destination._id)}
              edited={destination._id === edited}
              saved={destination._id === saved}
            >
              {onMove && (
                <div className={styles.moves}>
                  <MoveButtons
                    name={destination.name}
                    className={styles.action}
                    canMove={(by) => destinations[index + by] !== undefined}
                    onMove={(by, button) => {
                      focus.onMove(button);
                      setMoved(`${destination.name} is number ${index + 1 + by} of ${destinations.length}.`);
                      onMove(destination._id, by);
                    }}
                  />
                </div>
              )}
            </DestinationCard>
          </li>
        ))}
      </ul>
    </>
  );
}

interface DestinationCardProps extends CardActions {
  /** More actions. */
  readonly children: ReactNode;
  readonly destination: DestinationSnapshot;
  readonly deleting: boolean;
  readonly edited: boolean;
  readonly saved: boolean;
}

const sizes = '(min-width: 1280px) 220px, (min-width: 1024px) 18vw, (min-width: 600px) 45vw, 92vw';

function DestinationCard({
  destination,
  deleting,
  edited,
  saved,
  addressOf,
  onEdit,
  onDelete,
  children,
}: DestinationCardProps) {
  const { name } = destination;
  const { images, pictureDetails } = resolvePictures(destination, addressOf);
  return (
    <article
      className={classes(styles.card, edited || saved ? styles.marked : undefined)}
      aria-busy={deleting}
      aria-current={edited}
    >
      <div className={styles.frame}>
        <Picture
          address={images[0]}
          alt=""
          details={pictureDetails}
          sizes={sizes}
          {...(deleting && { className: styles.deleting })}
        />
      </div>
      <h3 dir="auto" className={styles.name}>
        {name}
      </h3>
      {saved && <p className={styles.saved}>Saved</p>}
      <div className={styles.actions}>
        <Button tone="line" className={styles.action} onClick={() => onEdit(destination)} data-edit>
          <Pencil size={18} />
          <span>
            Edit <VisuallyHidden>{name}</VisuallyHidden>
          </span>
        </Button>
        <DeleteButton
          name={name}
          deleting={deleting}
          className={styles.action}
          onDelete={() => onDelete(destination)}
        />
        {children}
      </div>
    </article>
  );
}
