import { useState, type DragEvent } from 'react';
import { IconButton } from '#features/shared/ui/button.tsx';
import { classes } from '#features/shared/ui/classes.ts';
import { ArrowLeft } from '#features/shared/ui/icons/arrow-left.ts';
import { ArrowRight } from '#features/shared/ui/icons/arrow-right.ts';
import { Star } from '#features/shared/ui/icons/star.ts';
import { X } from '#features/shared/ui/icons/x.ts';
import type { PictureItem } from './picture-items.ts';
import * as styles from './picture-tile.css.ts';

interface PictureTileProps {
  readonly item: PictureItem;
  readonly index: number;
  readonly count: number;
  readonly addressOf: (address: string) => string;
  readonly onMove: (to: number) => void;
  readonly onPictureDropped: (id: string) => void;
  readonly onRemove: () => void;
}

/** Media type of the dragged id, so that other drags are ignored. */
const pictureMimeType = 'application/x-picture';

export function PictureTile({
  item,
  index,
  count,
  addressOf,
  onMove,
  onPictureDropped,
  onRemove,
}: PictureTileProps) {
  const [isDropTarget, setIsDropTarget] = useState(false);
  const position = `picture ${index + 1}`;
  const name = item.kind === 'new' ? item.chosen.name : 'Saved picture';

  const onDropPicture = (event: DragEvent) => {
    setIsDropTarget(false);
    const id = event.dataTransfer.getData(pictureMimeType);
    if (id === '') return;
    event.preventDefault();
    event.stopPropagation();
    onPictureDropped(id);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging does what the buttons do
    <li
      className={classes(styles.tile, isDropTarget ? styles.dropTarget : undefined)}
      draggable
      onDragStart={({ dataTransfer }) => dataTransfer.setData(pictureMimeType, item.id)}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(pictureMimeType)) return;
        event.preventDefault();
        setIsDropTarget(true);
      }}
      onDragLeave={() => setIsDropTarget(false)}
      onDrop={onDropPicture}
    >
      <div className={styles.frame}>
        <img
          src={item.kind === 'new' ? item.preview : addressOf(item.address)}
          alt={`${index + 1}: ${name}`}
          className={styles.picture}
          draggable={false}
        />
        <button
          type="button"
          className={styles.removeButton}
          aria-label={`Remove ${position}, ${name}`}
          onClick={onRemove}
        >
          <X size={20} aria-hidden="true" />
        </button>
      </div>
      <div className={styles.orderButtons}>
        <IconButton
          className={styles.orderButton}
          label={`Move ${position} left`}
          isInactive={index === 0}
          onClick={() => onMove(index - 1)}
        >
          <ArrowLeft size={20} aria-hidden="true" />
        </IconButton>
        {index === 0 ? (
          <span className={styles.cardLabel}>Card picture</span>
        ) : (
          <IconButton
            className={styles.orderButton}
            label={`Make ${position} the card picture`}
            onClick={() => onMove(0)}
          >
            <Star size={20} aria-hidden="true" />
          </IconButton>
        )}
        <IconButton
          className={styles.orderButton}
          label={`Move ${position} right`}
          isInactive={index === count - 1}
          onClick={() => onMove(index + 1)}
        >
          <ArrowRight size={20} aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}
