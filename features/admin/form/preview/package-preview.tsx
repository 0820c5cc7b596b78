import { useState, type ComponentType } from 'react';
import type { Package } from '#contract/package.ts';
import type { FormDeps, PreviewProps } from '#features/admin/form/form-deps.ts';
import type { FormState } from '#features/admin/form/form-state.ts';
import { Button } from '#features/shared/ui/button.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { toPreviewPackage } from './preview-package.ts';

interface PackagePreviewProps extends Pick<FormDeps, 'addressOf'> {
  readonly state: FormState;
  readonly Preview: ComponentType<PreviewProps>;
}

interface OpenPreview {
  readonly tour: Package;
  /** Of the files that are not stored yet; whole, as the small ones of the form would be blurred. */
  readonly objectUrls: readonly string[];
}

/** Shows the page of what is typed; nothing is saved, and no call is made. */
export function PackagePreview({ state, Preview, addressOf }: PackagePreviewProps) {
  const [shown, setShown] = useState<OpenPreview | null>(null);

  function open() {
    const objectUrls: string[] = [];
    const images = state.entries.pictures.map((item) => {
      if (item.kind === 'saved') return addressOf(item.address);
      const url = URL.createObjectURL(item.file);
      objectUrls.push(url);
      return url;
    });
    setShown({ tour: toPreviewPackage(state, images), objectUrls });
  }

  function close() {
    shown?.objectUrls.forEach((url) => URL.revokeObjectURL(url));
    setShown(null);
  }

  return (
    <>
      <Button tone="line" onClick={open}>
        Preview
      </Button>
      <PreviewDialog open={shown !== null} onClose={close}>
        {shown && <Preview tour={shown.tour} />}
      </PreviewDialog>
    </>
  );
}
