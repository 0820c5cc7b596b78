import { useId, useState, type DragEvent } from 'react';
import { Button, IconButton } from '#features/shared/ui/button.tsx';
import { classes } from '#features/shared/ui/elements.tsx';
import { ArrowLeft, ArrowRight, ChevronDown, Star, X } from '#features/shared/ui/icons.tsx';
import { PictureDetails, type PictureOwner } from './picture-details.tsx';
import type { ItemDetail, PictureItem } from './picture-items.ts';
import * as styles from './picture-tile.css.ts';

export interface TileDetails {
  readonly kind: PictureOwner['kind'];
  readonly defaultAlt: string;
  readonly isBanner: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onDescribe: (change: ItemDetail) => void;
}

interface PictureTileProps {
  readonly item: PictureItem;
  readonly index: number;
  readonly count: number;
  readonly addressOf: (address: string) => string;
  /** Null where the backend keeps nothing about a picture. */
  readonly details: TileDetails | null;
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
  details,
  onMove,
  onPictureDropped,
  onRemove,
}: PictureTileProps) {
  const id = useId();
  const [isDropTarget, setIsDropTarget] = useState(false);
  const position = `picture ${index + 1}`;
  const name = item.kind === 'new' ? item.chosen.name : 'Saved picture';
  const src = item.kind === 'new' ? item.preview : addressOf(item.address);
  const focal = item.detail?.focal;

  const onDropPicture = (event: DragEvent) => {
    setIsDropTarget(false);
    const droppedId = event.dataTransfer.getData(pictureMimeType);
    if (droppedId === '') return;
    event.preventDefault();
    event.stopPropagation();
    onPictureDropped(droppedId);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging does what the buttons do
    <li
      className={classes(
        styles.tile,
        isDropTarget ? styles.dropTarget : undefined,
        details?.isOpen ? styles.open : undefined,
      )}
      // Text in an open tile can be selected.
      draggable={!details?.isOpen}
      onDragStart={({ dataTransfer }) => dataTransfer.setData(pictureMimeType, item.id)}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(pictureMimeType)) return;
        event.preventDefault();
        setIsDropTarget(true);
      }}
      onDragLeave={() => setIsDropTarget(false)}
      onDrop={onDropPicture}
    >
      <div className={styles.summary}>
        <div className={styles.frame}>
          <img
            src={src}
            alt={`${index + 1}: ${name}`}
            className={styles.picture}
            style={{ objectPosition: focal && `${focal.x}% ${focal.y}%` }}
            draggable={false}
          />
          {details?.isBanner && <span className={styles.bannerLabel}>Banner</span>}
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
        {details && (
          <Button
            tone="line"
            className={styles.detailsButton}
            aria-label={`Details of ${position}`}
            aria-expanded={details.isOpen}
            {...(details.isOpen && { 'aria-controls': id })}
            onClick={details.onToggle}
          >
            Details
            <ChevronDown size={18} className={styles.chevron} aria-hidden="true" />
          </Button>
        )}
      </div>
      {details?.isOpen && (
        <PictureDetails
          id={id}
          kind={details.kind}
          src={src}
          picture={position}
          detail={item.detail}
          defaultAlt={details.defaultAlt}
          isBanner={details.isBanner}
          onDescribe={details.onDescribe}
        />
      )}
    </li>
  );
}
