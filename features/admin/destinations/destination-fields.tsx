import { useId, type RefObject } from 'react';
import { useSaveKey } from '#features/admin/form/use-save-key.ts';
import { PicturePicker } from '#features/admin/pictures/picture-picker.tsx';
import { UploadProgress } from '#features/admin/pictures/upload-progress.tsx';
import type { UploadProgress as Progress } from '#features/admin/upload.ts';
import { Alert } from '#features/shared/ui/alert.tsx';
import { BusyButton } from '#features/shared/ui/busy-button.tsx';
import { Button } from '#features/shared/ui/button.tsx';
import { TextField } from '#features/shared/ui/field.tsx';
import { useFirstWrong } from '#features/shared/use-first-wrong.ts';
import * as styles from './destination-fields.css.ts';
import type { useDestinationForm } from './use-destination-form.ts';

interface DestinationFieldsProps {
  readonly opened: ReturnType<typeof useDestinationForm>;
  readonly nameField: RefObject<HTMLInputElement | null>;
  readonly saving: boolean;
  readonly progress: Progress | null;
  /** Why the last write failed. */
  readonly error: string | null;
  readonly addressOf: (address: string) => string;
  readonly onCancelUpload: () => void;
  readonly onLeaveEdit: () => void;
}

/** The form of one destination, new or edited. */
export function DestinationFields(props: DestinationFieldsProps) {
  const { opened, nameField, saving, progress, error, addressOf, onCancelUpload, onLeaveEdit } = props;
  const { form, errors, newer, change } = opened;
  const heading = useId();
  const ref = useFirstWrong(errors);
  useSaveKey(ref);
  const editing = form.editing !== null;
  return (
    <form
      ref={ref}
      className={styles.form}
      aria-labelledby={heading}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void opened.submit();
      }}
    >
      <h2 id={heading} className={styles.heading}>
        {editing ? 'Edit Destination' : 'Add Destination'}
      </h2>
      {error !== null && <Alert>{error}</Alert>}
      {newer && (
        <div role="alert" className={styles.newer}>
          <p>Somebody else changed this destination while you were editing. Nothing was overwritten.</p>
          <p>
            It is called “{newer.name}” now. What you entered is still here: update again to save it, or take
            theirs.
          </p>
          <Button tone="line" onClick={() => opened.edit(newer)}>
            Load the newer one
          </Button>
        </div>
      )}
      <TextField
        ref={nameField}
        label="Destination name"
        required
        autoComplete="off"
        value={form.name}
        error={errors.name}
        onChange={({ target }) => change('name', (before) => ({ ...before, name: target.value }))}
      />
      <PicturePicker
        key={opened.turn}
        label={editing ? 'Images (Optional)' : 'Images (Required)'}
        value={form.pictures}
        error={errors.images}
        addressOf={addressOf}
        onChange={(pick) => change('images', (before) => ({ ...before, pictures: pick(before.pictures) }))}
      />
      {saving && progress && <UploadProgress progress={progress} onCancel={onCancelUpload} />}
      <div className={styles.answers}>
        <BusyButton
          tone="rani"
          busy={saving}
          label={editing ? 'Update Destination' : 'Create Destination'}
          busyLabel={editing ? 'Updating...' : 'Creating...'}
        />
        {editing && (
          <Button tone="line" disabled={saving} onClick={onLeaveEdit}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
