import { useId } from 'react';
import { trimText } from '#contract/plain-text.ts';
import { agencyLabels } from '#features/admin/form/fields/fields.ts';
import type { PictureCheck } from '#features/admin/form/saving/use-deferred-save.ts';
import type { Codec } from '#features/admin/pictures/codec.ts';
import { FieldError, TextField } from '#features/shared/ui/form/field.tsx';
import type { GallerySlot, OriginalAgency } from './agency-values.ts';
import * as styles from './agency.css.ts';
import { FactField, FormSection, TakeOriginal, type FactsProps } from './fact-field.tsx';
import { PictureField } from './picture-field.tsx';

interface PictureSectionProps {
  readonly facts: FactsProps;
  readonly addressOf: (address: string) => string;
  readonly onChecking: (field: 'guidePicture' | 'gallery', check: PictureCheck, place?: number) => void;
  readonly codec?: Codec | undefined;
}

interface GallerySectionProps extends PictureSectionProps {
  readonly originals: OriginalAgency['gallery'];
}

/** The pictures in the footer, each in its place. */
export function GallerySection({ facts, originals, addressOf, onChecking, codec }: GallerySectionProps) {
  const id = useId();
  const { entries, errors, idOf, onChange } = facts;
  const ownCount = entries.gallery.filter(({ picture }) => picture).length;
  const change = (place: number, changed: Partial<GallerySlot>) =>
    onChange('gallery', (before) => ({
      ...before,
      gallery: before.gallery.map((slot, index) => (index === place ? { ...slot, ...changed } : slot)),
    }));
  return (
    <FormSection
      title={agencyLabels.gallery}
      about={ownCount === 0 ? 'the six original pictures' : `${ownCount} of 6 are yours`}
    >
      {errors.gallery && <FieldError id={`${id}-error`}>{errors.gallery}</FieldError>}
      <div className={styles.pictures}>
        {entries.gallery.map(({ picture, alt }, index) => {
          const label = `Gallery picture ${index + 1}`;
          return (
            <div key={label} className={styles.pictureField}>
              <PictureField
                {...(index === 0 && {
                  id: idOf('gallery'),
                  describedBy: errors.gallery ? `${id}-error` : undefined,
                })}
                label={label}
                value={picture}
                original={originals[index]?.address ?? ''}
                addressOf={addressOf}
                onChecking={(check) => onChecking('gallery', check, index)}
                codec={codec}
                onChange={(changed) => change(index, { picture: changed })}
              />
              {picture && (
                <TextField
                  label={`What gallery picture ${index + 1} shows`}
                  hint="For people who cannot see it."
                  value={alt}
                  error={
                    errors.gallery && trimText(alt) === '' ? 'Please describe it in a few words' : undefined
                  }
                  autoComplete="off"
                  dir="auto"
                  onChange={({ target }) => change(index, { alt: target.value })}
                />
              )}
            </div>
          );
        })}
      </div>
      <TakeOriginal facts={facts} name="gallery" />
    </FormSection>
  );
}

interface GuideSectionProps extends PictureSectionProps {
  readonly originalPicture: string;
}

export function GuideSection({ facts, originalPicture, addressOf, onChecking, codec }: GuideSectionProps) {
  const { entries, errors, idOf, onChange } = facts;
  const errorId = `${idOf('guidePicture')}-error`;
  return (
    <FormSection title="The guide" about={entries.texts.guideName}>
      <div className={styles.twoColumns}>
        <div className={styles.pictureField}>
          <PictureField
            id={idOf('guidePicture')}
            describedBy={errors.guidePicture ? errorId : undefined}
            label="Picture of the guide"
            value={entries.guidePicture}
            original={originalPicture}
            addressOf={addressOf}
            onChecking={(check) => onChecking('guidePicture', check)}
            codec={codec}
            onChange={(guidePicture) => onChange('guidePicture', (before) => ({ ...before, guidePicture }))}
          />
          {errors.guidePicture && <FieldError id={errorId}>{errors.guidePicture}</FieldError>}
        </div>
        <div className={styles.reviews}>
          <FactField facts={facts} name="guideName" />
          <FactField facts={facts} name="guideText" rows={7} />
        </div>
      </div>
    </FormSection>
  );
}
