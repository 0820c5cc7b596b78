import type { PictureCheck } from '#features/admin/form/saving/use-deferred-save.ts';
import type { Codec } from '#features/admin/pictures/codec.ts';
import { FieldError } from '#features/shared/ui/form/field.tsx';
import * as styles from './agency.css.ts';
import { FactField, type FactsProps } from './fact-field.tsx';
import { FormSection } from './form-section.tsx';
import { PictureField } from './picture-field.tsx';

export interface PictureSectionProps {
  readonly facts: FactsProps;
  readonly addressOf: (address: string) => string;
  readonly onChecking: (field: 'guidePicture' | 'gallery', check: PictureCheck, place?: number) => void;
  readonly codec?: Codec | undefined;
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
