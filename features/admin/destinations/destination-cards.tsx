import { useRef } from 'react';
import { DeleteButton } from '#features/admin/ui/delete-button.tsx';
import { useFocusAfterDelete } from '#features/admin/ui/use-focus-after-delete.ts';
import { resolvePictures } from '#features/shared/read-answer.ts';
import { Button } from '#features/shared/ui/button.tsx';
import { classes } from '#features/shared/ui/classes.ts';
import { Pencil } from '#features/shared/ui/icons/pencil.ts';
import { Picture } from '#features/shared/ui/picture.tsx';
import { VisuallyHidden } from '#features/shared/ui/visually-hidden.tsx';
import * as styles from './destination-cards.css.ts';
import type { DestinationSnapshot } from './destinations-store.ts';

interface CardActions {
  readonly addressOf: (address: string) => string;
  readonly onEdit: (destination: DestinationSnapshot) => void;
  readonly onDelete: (destination: DestinationSnapshot) => void;
}

interface DestinationCardsProps extends CardActions {
  readonly destinations: readonly DestinationSnapshot[];
  readonly deleting: readonly string[];
  readonly edited: string | undefined;
}

export function DestinationCards({ destinations, deleting, edited, ...actions }: DestinationCardsProps) {
  const grid = useRef<HTMLUListElement>(null);
  useFocusAfterDelete(grid, destinations, deleting);
  return (
    <ul ref={grid} className={styles.grid}>
      {destinations.map((destination) => (
        <li key={destination._id} data-entry={destination._id}>
          <DestinationCard
            {...actions}
            destination={destination}
            deleting={deleting.includes(destination._id)}
            edited={destination._id === edited}
          />
        </li>
      ))}
    </ul>
  );
}

interface DestinationCardProps extends CardActions {
  readonly destination: DestinationSnapshot;
  readonly deleting: boolean;
  readonly edited: boolean;
}

const sizes = '(min-width: 1280px) 220px, (min-width: 1024px) 18vw, (min-width: 600px) 45vw, 92vw';

function DestinationCard({
  destination,
  deleting,
  edited,
  addressOf,
  onEdit,
  onDelete,
}: DestinationCardProps) {
  const { name } = destination;
  const { images, pictureDetails } = resolvePictures(destination, addressOf);
  return (
    <article
      className={classes(styles.card, edited ? styles.edited : undefined)}
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
      </div>
    </article>
  );
}
