import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import type { PictureCheck } from '#features/admin/form/saving/use-deferred-save.ts';
import { browserCodec, type Codec } from '#features/admin/pictures/codec.ts';
import type { PictureItem } from '#features/admin/pictures/picture-items.ts';
import { preparePicture } from '#features/admin/pictures/prepare-picture.ts';
import { describeRejections } from '#features/admin/pictures/validate-file.ts';
import { Button } from '#features/shared/ui/button.tsx';
import { FieldError } from '#features/shared/ui/form/field.tsx';
import * as styles from './agency.css.ts';

interface PictureFieldProps {
  readonly id?: string;
  /** Id of the text that says what is wrong. */
  readonly describedBy?: string | undefined;
  /** Names the picture in the labels of its buttons. */
  readonly label: string;
  readonly value: PictureItem | null;
  /** The original picture, shown without a value. */
  readonly original: string;
  readonly addressOf: (address: string) => string;
  readonly onChange: (item: PictureItem | null) => void;
  /** Called when the check of a chosen file begins and ends; until then `value` is not what was chosen. */
  readonly onChecking: (check: PictureCheck) => void;
  readonly codec?: Codec | undefined;
}

/** One picture in the place of an original. */
export function PictureField({
  id,
  describedBy,
  label,
  value,
  original,
  addressOf,
  onChange,
  onChecking,
  codec = browserCodec,
}: PictureFieldProps) {
  const fileInput = useRef<HTMLInputElement>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const [rejection, setRejection] = useState<string | null>(null);
  const [isChecking, setIsChecking] = useState(false);
  /** Of the latest choice, the only one that counts. */
  const choice = useRef(0);
  const reportCheck = useEffectEvent(onChecking);
  const rejected = rejection === null ? 0 : 1;
  useEffect(() => reportCheck({ running: isChecking, rejected }), [isChecking, rejected]);

  async function choose(file: File) {
    choice.current += 1;
    const own = choice.current;
    setIsChecking(true);
    setRejection(null);
    const prepared = await preparePicture(file, [], codec, limits.storedPicture).catch(() => ({
      rejected: 'damaged' as const,
    }));
    if (own !== choice.current) {
      if ('picture' in prepared) URL.revokeObjectURL(prepared.picture.preview);
      return;
    }
    setIsChecking(false);
    if ('picture' in prepared) onChange(prepared.picture);
    else setRejection(describeRejections([{ name: file.name, reason: prepared.rejected }]).join(' '));
  }

  function takeOriginal() {
    choice.current += 1;
    setIsChecking(false);
    setRejection(null);
    onChange(null);
    chooseButton.current?.focus();
  }

  return (
    <div className={styles.pictureField}>
      <img src={shownAddress(value, original, addressOf)} alt={label} className={styles.picture} />
      <div className={styles.actions}>
        <Button
          ref={chooseButton}
          id={id}
          tone="line"
          aria-label={`Choose a photo: ${label}`}
          aria-describedby={describedBy}
          onClick={() => fileInput.current?.click()}
        >
          {isChecking ? 'Checking…' : 'Choose a photo'}
        </Button>
        {value && (
          <button
            type="button"
            className={styles.takeOriginal}
            aria-label={`Use the original: ${label}`}
            onClick={takeOriginal}
          >
            Use the original
          </button>
        )}
        <input
          ref={fileInput}
          type="file"
          accept="image/*"
          hidden
          aria-label={label}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void choose(file);
            // Lets the same file be chosen again.
            target.value = '';
          }}
        />
      </div>
      <div aria-live="polite">{rejection !== null && <FieldError>{rejection}</FieldError>}</div>
    </div>
  );
}

function shownAddress(
  item: PictureItem | null,
  original: string,
  addressOf: (address: string) => string,
): string {
  if (item === null) return original;
  return item.kind === 'new' ? item.preview : addressOf(item.address);
}
