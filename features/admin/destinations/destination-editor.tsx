import { useEffect, useId, useMemo, useRef } from 'react';
import { limits } from '#contract/limits.ts';
import { DraftNotice } from '#features/admin/drafts/draft-notice.tsx';
import { createLeaveQuestion, useDraft } from '#features/admin/drafts/use-draft.ts';
import { ErrorSummary, useFieldFocus } from '#features/admin/form/error-summary.tsx';
import { FormFields, FormFooter, FormNotice } from '#features/admin/form/form-layout.tsx';
import { useDeferredSave } from '#features/admin/form/saving/use-deferred-save.ts';
import { useFormSubmission } from '#features/admin/form/saving/use-form-submission.ts';
import { useNavigationBlocker } from '#features/admin/form/use-navigation-blocker.ts';
import { PicturePicker } from '#features/admin/pictures/picture-picker.tsx';
import { ConfirmDialog } from '#features/admin/ui/dialog.tsx';
import { Button } from '#features/shared/ui/button.tsx';
import * as styles from './destination-editor.css.ts';
import {
  createDestinationDraft,
  isDirty,
  nameDestinationDraft,
  takePicturesBack,
} from './destination-form.ts';
import { EarlierDestination } from './earlier-destination.tsx';
import { NameField } from './name-field.tsx';
import { useDestinationForm, type ActiveForm } from './use-destination-form.ts';
import { useDestinationSave, type DestinationDeps } from './use-destination-save.ts';

interface DestinationEditorProps {
  readonly activeForm: ActiveForm;
  readonly deps: DestinationDeps;
  /** @param id null where the backend does not say which entry it made */
  readonly onStored: (id: string | null) => void;
  readonly onLeaveEdit: () => void;
}

export function DestinationEditor({ activeForm, deps, onStored, onLeaveEdit }: DestinationEditorProps) {
  const { block, addressOf, isOurBackend } = deps;
  const { destination, formKey, saved } = activeForm;
  const formHandle = useDestinationForm(destination);
  const { form, errors, submitError, newer, change } = formHandle;
  const { alertRef, idOf, focusField } = useFieldFocus(submitError);
  const fields = useMemo(() => createDestinationDraft(form), [form]);
  const draft = useDraft({ ...deps, form: nameDestinationDraft(destination?._id) }, fields, form.pictures);
  const submission = useFormSubmission();
  const blocker = useNavigationBlocker(block, isDirty(form), submission.isPending);
  const handleStored = (id: string | null) => {
    blocker.release();
    draft.remove();
    onStored(id);
  };
  const { save, statusMessage } = useDestinationSave({
    formHandle,
    deps,
    submission,
    onStored: handleStored,
  });
  const { submit, waiting, onChecking } = useDeferredSave(save);
  const busy = waiting || submission.isPending;
  const editing = form.editing !== null;
  const nameField = useRef<HTMLInputElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const heading = useId();

  useEffect(() => {
    if (destination) nameField.current?.focus();
    // The form before was unmounted, possibly with the focused element. After a save the card takes the focus.
    else if (formKey > 0 && saved === null && document.activeElement === document.body)
      title.current?.focus();
  }, [destination, formKey, saved]);

  return (
    <form
      className={styles.form}
      aria-labelledby={heading}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) submit();
      }}
    >
      <h2 ref={title} id={heading} tabIndex={-1} className={styles.heading}>
        {editing ? 'Edit Destination' : 'Add Destination'}
      </h2>
      <ErrorSummary
        ref={alertRef}
        submitError={submitError}
        errors={errors}
        onChooseField={focusField}
        isDraftSaved={draft.isDraftSaved}
      />
      <DraftNotice draft={draft} onDecide={() => focusField('name')} onResume={formHandle.restore} />
      {formHandle.deleted && (
        <FormNotice
          title="Somebody has deleted this destination meanwhile."
          actions={
            <Button tone="banyan" disabled={busy} onClick={() => submit('as-new')}>
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
                focusField('name');
                formHandle.takeNewer(newer);
              }}
            >
              Take what was saved
            </Button>
          }
        >
          <p>
            What you entered is still here, with the pictures that were added meanwhile: update again to save
            it.
          </p>
        </FormNotice>
      )}
      {isOurBackend && form.editing && !formHandle.deleted && (
        <EarlierDestination
          key={form.editing.version}
          openHistory={deps.openHistory}
          id={form.editing._id}
          addressOf={addressOf}
          onTakeName={(earlier) => change('name', (before) => ({ ...before, name: earlier.name }))}
          onTakePictures={(earlier, version) =>
            change('images', (before) => takePicturesBack(before, earlier, version))
          }
        />
      )}
      <FormFields busy={busy} className={styles.body}>
        <NameField
          ref={nameField}
          id={idOf('name')}
          form={form}
          error={errors.name}
          packages={isOurBackend ? deps.packages : null}
          onChange={({ target }) => change('name', (before) => ({ ...before, name: target.value }))}
        />
        <PicturePicker
          id={idOf('images')}
          label={editing ? 'Images (Optional)' : 'Images (Required)'}
          value={form.pictures}
          error={errors.images}
          addressOf={addressOf}
          kept={isOurBackend ? limits.storedPicture : null}
          owner={isOurBackend ? { kind: 'destination' } : null}
          onChecking={(check) => onChecking('images', check)}
          onChange={(pick) => change('images', (before) => ({ ...before, pictures: pick(before.pictures) }))}
        />
      </FormFields>
      <FormFooter
        submit={editing ? 'Update Destination' : 'Create Destination'}
        submitting={editing ? 'Updating...' : 'Creating...'}
        busy={busy}
        progress={submission.progress}
        onCancel={submission.cancel}
        statusMessage={statusMessage}
        isDraftSaved={draft.isDraftSaved}
        arePicturesKept={draft.arePicturesKept}
        isDirty={isDirty(form)}
      >
        {editing && (
          <Button tone="line" disabled={busy} onClick={onLeaveEdit}>
            Cancel
          </Button>
        )}
      </FormFooter>
      <ConfirmDialog
        question={blocker.isAsking ? createLeaveQuestion(draft) : null}
        onConfirm={blocker.leave}
        onCancel={blocker.stay}
      />
    </form>
  );
}
