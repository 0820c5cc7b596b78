import { Close, Title } from '@radix-ui/react-dialog';
import { useRef, useState, type ReactNode } from 'react';
import { DialogFrame } from '#features/admin/ui/dialog.tsx';
import { Button } from '#features/shared/ui/button.tsx';
import { X } from '#features/shared/ui/icons.tsx';
import * as styles from './preview-dialog.css.ts';
import { PreviewFrame } from './preview-frame.tsx';

interface PreviewDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** CSS pixels of the page's width. */
const widths = { phone: 375, desktop: 1280 } as const;
type Device = keyof typeof widths;
const devices: readonly { readonly name: Device; readonly label: string }[] = [
  { name: 'phone', label: 'Phone' },
  { name: 'desktop', label: 'Desktop' },
];

/** Same as `media.tablet`: on a phone it shows the phone's page first. */
const wideScreen = '(min-width: 600px)';

export function PreviewDialog({ open, onClose, children }: PreviewDialogProps) {
  const [device, setDevice] = useState<Device>(() => (matchMedia(wideScreen).matches ? 'desktop' : 'phone'));
  const close = useRef<HTMLButtonElement>(null);
  return (
    <DialogFrame
      className={styles.dialog}
      aria-describedby={undefined}
      open={open}
      onClose={onClose}
      firstFocus={() => close.current}
    >
      <div className={styles.toolbar}>
        <Title className={styles.title}>Preview</Title>
        <fieldset aria-label="Width of the page" className={styles.devices}>
          {devices.map(({ name, label }) => (
            <Button
              key={name}
              tone={name === device ? 'banyan' : 'line'}
              aria-pressed={name === device}
              onClick={() => setDevice(name)}
            >
              {label}
            </Button>
          ))}
        </fieldset>
        <Close ref={close} className={styles.close} aria-label="Close the preview">
          <X size={24} />
        </Close>
      </div>
      <PreviewFrame title="Preview of the page" width={widths[device]}>
        {children}
      </PreviewFrame>
    </DialogFrame>
  );
}
