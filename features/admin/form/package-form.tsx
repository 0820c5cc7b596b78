import { useMemo, useReducer } from 'react';
import { limits } from '#contract/limits.ts';
import { DraftNotice } from '#features/admin/drafts/draft-notice.tsx';
import { createLeaveQuestion, useDraft } from '#features/admin/drafts/use-draft.ts';
import { EarlierVersions } from '#features/admin/history/earlier-versions.tsx';
import { ItineraryEditor } from '#features/admin/itinerary/itinerary-editor.tsx';
import { PicturePicker } from '#features/admin/pictures/picture-picker.tsx';
import { ConfirmDialog } from '#features/admin/ui/dialog.tsx';
import { Button } from '#features/shared/ui/button.tsx';
import { ComparisonPanel, ConflictPanel } from './conflict/comparison-panel.tsx';
import { ErrorSummary, useFieldFocus } from './error-summary.tsx';
import { labels } from './fields/fields.ts';
import { ListFields } from './fields/list-fields.tsx';
import { TripFields, type TextFieldsProps } from './fields/text-fields.tsx';
import { VisibilityField } from './fields/visibility-field.tsx';
import type { PackageFormDeps } from './form-deps.ts';
import { FormFields, FormFooter, FormNotice } from './form-layout.tsx';
import { formReducer, isDirty, createFormState, type FormMode } from './form-state.ts';
import * as styles from './form.css.ts';
import { createPackageDraft } from './package-draft.ts';
import { PackagePreview } from './preview/package-preview.tsx';
import { useDeferredSave } from './saving/use-deferred-save.ts';
import { useFormSubmission } from './saving/use-form-submission.ts';
import { usePackageSave } from './saving/use-package-save.ts';
import { useNavigationBlocker } from './use-navigation-blocker.ts';

interface PackageFormProps {
  readonly mode: FormMode;
  readonly deps: PackageFormDeps;
}

/** Button labels (specification, section 2). */
const submitLabels = { create: 'Submit', edit: 'Update Package' } as const;

export function PackageForm({ mode, deps }: PackageFormProps) {
  const { block, addressOf, isOurBackend } = deps;
  const [state, dispatch] = useReducer(formReducer, mode, createFormState);
  const { target, entries, errors, conflict, comparison, submitError } = state;
  const { alertRef, idOf, focusField } = useFieldFocus(submitError);
  const { base, version, earlierPictures } = state;
  const draftFields = useMemo(
    () => createPackageDraft({ entries, base, version, earlierPictures }),
    [entries, base, version, earlierPictures],
  );
  const draft = useDraft({ ...deps, form: draftFormName(mode) }, draftFields, entries.pictures);
  const submission = useFormSubmission();
  const blocker = useNavigationBlocker(block, isDirty(state), submission.isPending);
  const onStored = () => {
    blocker.release();
    draft.remove();
  };
  const { save, statusMessage } = usePackageSave({ state, dispatch, deps, submission, onStored });
  const { submit, waiting, onChecking } = useDeferredSave(save);
  const busy = waiting || submission.isPending;

  const restorable = conflict ?? comparison;
  const itineraryErrorId = `${idOf('dayWiseItinerary')}-error`;
  const textFields: TextFieldsProps = {
    texts: entries.texts,
    errors,
    idOf,
    onWrite: (name, text) => dispatch({ type: 'text-changed', name, text }),
  };

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) submit();
      }}
    >
      <ErrorSummary
        ref={alertRef}
        submitError={submitError}
        errors={errors}
        onChooseField={focusField}
        isDraftSaved={draft.isDraftSaved}
      />
      {state.deleted && (
        <FormNotice
          title="Somebody has deleted this package meanwhile."
          actions={
            <Button tone="banyan" disabled={busy} onClick={() => submit('as-new')}>
              Save as a new package
            </Button>
          }
        >
          <p>
            What you typed is still here, and so are the pictures you added. Those that were stored were
            deleted with the package.
          </p>
        </FormNotice>
      )}
      <DraftNotice
        draft={draft}
        onDecide={() => focusField('category')}
        onResume={(restored) => dispatch({ type: 'draft-restored', ...restored })}
      />
      {isOurBackend && target.kind === 'edit' && !state.deleted && (
        <EarlierVersions
          key={state.version}
          openHistory={deps.openHistory}
          id={target.id}
          onOpen={(opened) => dispatch({ type: 'earlier-version-opened', ...opened })}
        />
      )}
      <FormFields busy={busy} className={styles.body}>
        {comparison && (
          <ComparisonPanel
            key={comparison.version}
            comparison={comparison}
            entries={entries}
            addressOf={addressOf}
            onChoose={(names, side) => dispatch({ type: 'earlier-side-chosen', names, side })}
            onClose={() => dispatch({ type: 'earlier-version-closed' })}
          />
        )}
        {conflict && (
          <ConflictPanel
            key={version}
            conflict={conflict}
            entries={entries}
            addressOf={addressOf}
            onChoose={(name, side) => dispatch({ type: 'side-chosen', name, side })}
          />
        )}
        <TripFields {...textFields} hasLocalName={isOurBackend} />
        <ListFields {...textFields} known={state.known} keepsCommas={isOurBackend} />
        <fieldset
          id={idOf('dayWiseItinerary')}
          aria-describedby={errors.dayWiseItinerary ? itineraryErrorId : undefined}
          tabIndex={-1}
          className={styles.section}
        >
          <legend className={styles.legend}>
            <h2 className={styles.heading}>{labels.dayWiseItinerary}</h2>
          </legend>
          <ItineraryEditor
            itinerary={entries.itinerary}
            isEmptiable={target.kind === 'edit'}
            days={entries.texts.days}
            error={errors.dayWiseItinerary}
            errorId={itineraryErrorId}
            onChange={(change) => dispatch({ type: 'itinerary-changed', change })}
          />
        </fieldset>
        <PicturePicker
          id={idOf('images')}
          label={labels.images}
          value={entries.pictures}
          {...(restorable && { restorable: restorable.mine.pictures })}
          error={errors.images}
          addressOf={addressOf}
          kept={isOurBackend ? limits.storedPicture : null}
          owner={isOurBackend ? { kind: 'package', name: entries.texts.name } : null}
          onChecking={(check) => onChecking('images', check)}
          onChange={(change) => dispatch({ type: 'pictures-changed', change })}
        />
        {isOurBackend && <VisibilityField {...textFields} />}
      </FormFields>
      <FormFooter
        submit={submitLabels[target.kind]}
        busy={busy}
        progress={submission.progress}
        onCancel={submission.cancel}
        statusMessage={statusMessage}
        isDraftSaved={draft.isDraftSaved}
        arePicturesKept={draft.arePicturesKept}
        isDirty={isDirty(state)}
      >
        {isOurBackend && <PackagePreview state={state} Preview={deps.Preview} addressOf={addressOf} />}
      </FormFooter>
      <ConfirmDialog
        question={blocker.isAsking ? createLeaveQuestion(draft) : null}
        onConfirm={blocker.leave}
        onCancel={blocker.stay}
      />
    </form>
  );
}

function draftFormName(mode: FormMode): string {
  switch (mode.kind) {
    case 'create':
      return 'create';
    case 'copy':
      return `copy:${mode.source._id}`;
    case 'edit':
      return `edit:${mode.package._id}`;
    default:
      return mode satisfies never;
  }
}
