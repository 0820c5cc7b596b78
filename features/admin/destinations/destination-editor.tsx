import { useEffect, useId, useMemo, useRef } from 'react';
import { DraftNotice } from '#features/admin/drafts/draft-notice.tsx';
import { useDraft } from '#features/admin/drafts/use-draft.ts';
import { ErrorSummary } from '#features/admin/form/error-summary.tsx';
import { FormFooter } from '#features/admin/form/form-footer.tsx';
import { FormNotice } from '#features/admin/form/form-notice.tsx';
import { useDeferredSave } from '#features/admin/form/saving/use-deferred-save.ts';
import { useFieldFocus } from '#features/admin/form/use-field-focus.ts';
import { useNavigationBlocker } from '#features/admin/form/use-navigation-blocker.ts';
import { useSaveShortcut } from '#features/admin/form/use-save-shortcut.ts';
import { useFormSubmission } from '#features/admin/form/saving/use-form-submission.ts';
import { PicturePicker } from '#features/admin/pictures/picture-picker.tsx';
import { ConfirmDialog } from '#features/admin/ui/confirm-dialog.tsx';
import { Button } from '#features/shared/ui/button.tsx';
import { TextField } from '#features/shared/ui/form/field.tsx';
import * as styles from './destination-editor.css.ts';
import { createDestinationDraft, isDirty } from './destination-form.ts';
import type { DestinationDeps } from './destination-deps.ts';
import type { DestinationSnapshot } from './destinations-store.ts';
import { useDestinationForm } from './use-destination-form.ts';
import { useDestinationSave } from './use-destination-save.ts';
import type { ActiveForm } from './use-active-form.ts';

interface DestinationEditorProps {
  readonly place: ActiveForm;
  readonly world: DestinationDeps;
  readonly onStored: () => void;
  readonly onLeaveEdit: () => void;
}

const question = {
  title: 'Leave without saving?',
  description:
    'The name you typed stays on this device as a draft. Pictures you added would have to be chosen again.',
  confirm: 'Leave',
};

export function DestinationEditor({ place, world, onStored, onLeaveEdit }: DestinationEditorProps) {
  const { block, addressOf } = world;
  const { destination, turn } = place;
  const opened = useDestinationForm(destination);
  const { form, errors, refusal, newer, change } = opened;
  const { alert, idOf, go } = useFieldFocus(refusal);
  const fields = useMemo(() => createDestinationDraft(form), [form]);
  const draft = useDraft({ ...world, form: draftName(destination) }, fields);
  const sending = useFormSubmission();
  const leaving = useNavigationBlocker(block, isDirty(form), sending.now !== null);
  const stored = () => {
    leaving.release();
    draft.drop();
    onStored();
  };
  const { save, saveAsNew, news } = useDestinationSave({ opened, world, sending, onStored: stored });
  const { send, waiting, onChecking } = useDeferredSave(save);
  const busy = waiting || sending.now !== null;
  const editing = form.editing !== null;
  const element = useRef<HTMLFormElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const heading = useId();
  useSaveShortcut(element);

  useEffect(() => {
    if (destination) nameField.current?.focus();
    // The form before was unmounted, possibly with the focused element.
    else if (turn > 0 && document.activeElement === document.body) title.current?.focus();
  }, [destination, turn]);

  return (
    <form
      ref={element}
      className={styles.form}
      aria-labelledby={heading}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) send();
      }}
    >
      <h2 ref={title} id={heading} tabIndex={-1} className={styles.heading}>
        {editing ? 'Edit Destination' : 'Add Destination'}
      </h2>
      <ErrorSummary ref={alert} refusal={refusal} errors={errors} onGo={go} />
      <DraftNotice draft={draft} onDecide={() => go('name')} onTake={opened.restore} />
      {opened.deleted && (
        <FormNotice
          title="Somebody has deleted this destination meanwhile."
          actions={
            <Button tone="banyan" disabled={busy} onClick={() => void saveAsNew()}>
              Save as a new destination
            </Button>
          }
        >
          <p>
            What you entered is still here, and so are the pictures you added. Those that were stored were
            deleted with the destination.
          </p>
        </FormNotice>
      )}
      {newer && (
        <FormNotice
          title={`It is called “${newer.name}” now.`}
          actions={
            <Button
              tone="line"
              onClick={() => {
                go('name');
                opened.takeNewer(newer);
              }}
            >
              Take theirs
            </Button>
          }
        >
          <p>What you entered is still here, with the pictures they added: update again to save it.</p>
        </FormNotice>
      )}
      <div className={styles.body} inert={busy}>
        <TextField
          ref={nameField}
          id={idOf('name')}
          label="Destination name"
          required
          autoComplete="off"
          dir="auto"
          value={form.name}
          error={errors.name}
          onChange={({ target }) => change('name', (before) => ({ ...before, name: target.value }))}
        />
        <PicturePicker
          id={idOf('images')}
          label={editing ? 'Images (Optional)' : 'Images (Required)'}
          value={form.pictures}
          error={errors.images}
          addressOf={addressOf}
          onChecking={onChecking}
          onChange={(pick) => change('images', (before) => ({ ...before, pictures: pick(before.pictures) }))}
        />
      </div>
      <FormFooter
        submit={opened.closed ? null : editing ? 'Update Destination' : 'Create Destination'}
        submitting={editing ? 'Updating...' : 'Creating...'}
        busy={busy}
        sending={sending.now}
        onCancel={sending.cancel}
        news={news}
        kept={draft.kept}
      >
        {(editing || opened.closed) && (
          <Button tone="line" disabled={busy} onClick={onLeaveEdit}>
            Cancel
          </Button>
        )}
      </FormFooter>
      <ConfirmDialog
        question={leaving.asking ? question : null}
        onConfirm={leaving.leave}
        onCancel={leaving.stay}
      />
    </form>
  );
}

const draftName = (destination: DestinationSnapshot | null) => `destination:${destination?._id ?? 'new'}`;
