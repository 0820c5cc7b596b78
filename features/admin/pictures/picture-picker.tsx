import {
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
} from 'react';
import { limits } from '#contract/limits.ts';
import { insertAt } from '#features/admin/edit-list.ts';
import type { PictureCheck } from '#features/admin/form/saving/use-deferred-save.ts';
import { defaultAlt, plural } from '#features/shared/text.ts';
import { Button } from '#features/shared/ui/button.tsx';
import { Announcement } from '#features/shared/ui/elements.tsx';
import { FieldError } from '#features/shared/ui/form/field.tsx';
import { CircleAlert, X } from '#features/shared/ui/icons.tsx';
import { browserCodec, type Codec } from './codec.ts';
import type { PictureOwner } from './picture-details.tsx';
import { describePicture, findBanner, movePicture, type PictureItem } from './picture-items.ts';
import * as styles from './picture-picker.css.ts';
import { PictureTile, type TileDetails } from './picture-tile.tsx';
import { usePicturePreparation, useRevokedPreviews } from './use-picture-preparation.ts';
import { describeRejections, type PictureSize } from './validate-file.ts';

interface PicturePickerProps {
  readonly id?: string;
  readonly label: string;
  readonly value: readonly PictureItem[];
  readonly onChange: (change: (items: readonly PictureItem[]) => readonly PictureItem[]) => void;
  readonly error?: string | undefined;
  readonly addressOf: (address: string) => string;
  /** Pictures that were removed from `value` but may be restored: their previews are kept. */
  readonly restorable?: readonly PictureItem[];
  /** Called when checking of chosen files begins and ends; until then `value` is incomplete. */
  readonly onChecking?: (checking: PictureCheck) => void;
  /** Null where the backend keeps nothing about a picture. */
  readonly owner?: PictureOwner | null;
  readonly codec?: Codec;
  /** What the backend keeps of a picture at most; null where that is not known. */
  readonly kept?: PictureSize | null;
}

const noPictures: readonly PictureItem[] = [];

/** Adds pictures by dialog, drop or paste. The first one is the card picture. */
export function PicturePicker({
  id: addButtonId,
  label,
  value,
  onChange,
  error,
  addressOf,
  restorable = noPictures,
  onChecking,
  owner = null,
  codec = browserCodec,
  kept = null,
}: PicturePickerProps) {
  const heading = useId();
  const fileInput = useRef<HTMLInputElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const [openId, setOpenId] = useState<string | null>(null);
  const [removed, setRemoved] = useState<{ item: PictureItem; index: number } | null>(null);
  const {
    preparingCount,
    rejected,
    addFiles: prepareFiles,
    dismiss,
  } = usePicturePreparation(value, onChange, codec, kept);
  const running = preparingCount > 0;
  const reportCheck = useEffectEvent((check: PictureCheck) => onChecking?.(check));
  useEffect(() => reportCheck({ running, rejected: rejected.length }), [running, rejected.length]);
  const storedCount = value.filter(({ kind }) => kind === 'saved').length;
  useRevokedPreviews(
    useMemo(
      () => [...value, ...restorable, ...(removed ? [removed.item] : [])],
      [value, restorable, removed],
    ),
  );

  const move = (id: string, to: number) => {
    onChange((items) => movePicture(items, id, to));
    setAnnouncement(`Picture moved to place ${to + 1} of ${value.length}`);
  };
  const remove = (item: PictureItem, index: number) => {
    onChange((items) => items.filter(({ id }) => id !== item.id));
    setRemoved({ item, index });
    setAnnouncement(`Picture ${index + 1} removed`);
    addButton.current?.focus();
  };
  const restore = () => {
    if (!removed) return;
    onChange((items) => insertAt(items, removed.index, [removed.item]));
    setRemoved(null);
    setAnnouncement('Picture is back');
  };
  const banner = owner?.kind === 'package' ? findBanner(value) : undefined;
  const detailsOf = (item: PictureItem, index: number): TileDetails | null =>
    owner && {
      kind: owner.kind,
      defaultAlt: owner.kind === 'package' ? defaultAlt(owner.name, index, value.length) : '',
      isBanner: item === banner,
      isOpen: item.id === openId,
      onToggle: () => setOpenId(item.id === openId ? null : item.id),
      onDescribe: (change) => {
        onChange((items) => describePicture(items, item.id, change));
        if (change.banner) setAnnouncement(`Picture ${index + 1} is the banner`);
      },
    };
  const addFiles = (files: FileList | null) => {
    if (files && files.length > 0) prepareFiles([...files]);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping and pasting do what the button does
    <fieldset
      className={styles.dropZone}
      onDragOver={(event: DragEvent) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onDrop={(event: DragEvent) => {
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        addFiles(event.dataTransfer.files);
      }}
      onPaste={(event: ClipboardEvent) => addFiles(event.clipboardData.files)}
    >
      <legend className={styles.label}>{label}</legend>
      <div className={styles.head}>
        <div>
          <h3 className={styles.count}>{value.length - storedCount} Image(s) Selected</h3>
          {storedCount > 0 && <p className={styles.count}>{plural(storedCount, 'picture')} stored</p>}
        </div>
        <div>
          <Button
            ref={addButton}
            id={addButtonId}
            tone="banyan"
            aria-describedby={error ? `${heading}-error` : undefined}
            onClick={() => fileInput.current?.click()}
          >
            Add Images
          </Button>
          <input
            ref={fileInput}
            type="file"
            accept="image/*"
            multiple
            hidden
            aria-label={label}
            onChange={({ target }) => {
              addFiles(target.files);
              // Lets the same file be chosen again after it was removed.
              target.value = '';
            }}
          />
        </div>
      </div>
      <p className={styles.hint}>
        <span className={styles.withMouse}>Drop photographs here, paste them, or choose them</span>
        <span className={styles.withoutMouse}>Choose photographs</span>: up to {limits.pictures} in all. The
        first picture is used on the card
        {banner ? ', the last one as the banner of the package’s page unless you choose another.' : '.'}
      </p>
      {value.length > 0 && (
        <ul className={styles.tiles}>
          {value.map((item, index) => (
            <PictureTile
              key={item.id}
              item={item}
              index={index}
              count={value.length}
              addressOf={addressOf}
              details={detailsOf(item, index)}
              onMove={(to) => move(item.id, to)}
              onPictureDropped={(id) => move(id, index)}
              onRemove={() => remove(item, index)}
            />
          ))}
        </ul>
      )}
      {running && <p className={styles.hint}>Checking {preparingCount} more…</p>}
      {removed && (
        <p className={styles.undo}>
          A picture was removed.
          <Button tone="line" onClick={restore}>
            Undo
          </Button>
        </p>
      )}
      {rejected.length > 0 && (
        <div className={styles.rejections}>
          <CircleAlert size={18} className={styles.rejectionIcon} aria-hidden="true" />
          <div aria-live="polite" className={styles.rejectionText}>
            {rejected.length > 1 && <p className={styles.count}>{rejected.length} files were not added.</p>}
            {describeRejections(rejected).map((text) => (
              <p key={text} dir="auto">
                {text}
              </p>
            ))}
          </div>
          <button
            type="button"
            className={styles.dismiss}
            aria-label="Dismiss these messages"
            onClick={dismiss}
          >
            <X size={20} aria-hidden="true" />
          </button>
        </div>
      )}
      {error && <FieldError id={`${heading}-error`}>{error}</FieldError>}
      <Announcement>{announcement}</Announcement>
    </fieldset>
  );
}
