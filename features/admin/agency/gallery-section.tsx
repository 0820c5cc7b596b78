import { useId } from 'react';
import { agencyLabels } from '#features/admin/form/fields/fields.ts';
import { trimText } from '#contract/plain-text.ts';
import { FieldError, TextField } from '#features/shared/ui/form/field.tsx';
import * as styles from './agency.css.ts';
import type { GallerySlot, OriginalAgency } from './agency-values.ts';
import { TakeOriginal } from './fact-field.tsx';
import { FormSection } from './form-section.tsx';
import type { PictureSectionProps } from './guide-section.tsx';
import { PictureField } from './picture-field.tsx';

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
