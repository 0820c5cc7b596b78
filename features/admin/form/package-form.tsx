import { useMemo, useReducer, useRef } from 'react';
import { DraftNotice } from '#features/admin/drafts/draft-notice.tsx';
import { useDraft } from '#features/admin/drafts/use-draft.ts';
import { ItineraryEditor } from '#features/admin/itinerary/itinerary-editor.tsx';
import { PicturePicker } from '#features/admin/pictures/picture-picker.tsx';
import { ConfirmDialog } from '#features/admin/ui/confirm-dialog.tsx';
import { paths } from '#features/shared/paths.ts';
import { Button, ButtonLink } from '#features/shared/ui/button.tsx';
import { ConflictPanel } from './conflict/conflict-panel.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FormFooter } from './form-footer.tsx';
import { labels } from './fields/fields.ts';
import { formReducer, isDirty, createFormState, type FormMode } from './form-state.ts';
import type { PackageFormDeps } from './form-deps.ts';
import { ListFields } from './fields/list-fields.tsx';
import { FormNotice } from './form-notice.tsx';
import { createPackageDraft } from './package-draft.ts';
import { TripFields, type TextFieldsProps } from './fields/text-fields.tsx';
import { useDeferredSave } from './saving/use-deferred-save.ts';
import { useFieldFocus } from './use-field-focus.ts';
import { useNavigationBlocker } from './use-navigation-blocker.ts';
import { useSaveShortcut } from './use-save-shortcut.ts';
import { usePackageSave } from './saving/use-package-save.ts';
import { useFormSubmission } from './saving/use-form-submission.ts';
import * as styles from './package-form.css.ts';

interface PackageFormProps {
  readonly purpose: FormMode;
  readonly world: PackageFormDeps;
}

const question = {
  title: 'Leave without saving?',
  description:
    'What you typed stays on this device as a draft. Pictures you added would have to be chosen again.',
  confirm: 'Leave',
};

/** Button labels (specification, section 2). */
const submitLabels = { create: 'Submit', edit: 'Update Package', none: null } as const;

export function PackageForm({ purpose, world }: PackageFormProps) {
  const { block, addressOf } = world;
  const [state, dispatch] = useReducer(formReducer, purpose, createFormState);
  const { target, entries, errors, conflict, refusal } = state;
  const { alert, idOf, go } = useFieldFocus(refusal);
  const { base, version } = state;
  const draftFields = useMemo(() => createPackageDraft({ entries, base, version }), [entries, base, version]);
  const draft = useDraft({ ...world, form: draftFormName(purpose) }, draftFields);
  const sending = useFormSubmission();
  const leaving = useNavigationBlocker(block, isDirty(state), sending.now !== null);
  const onStored = () => {
    leaving.release();
    draft.drop();
  };
  const { save, saveAsNew, news } = usePackageSave({ state, dispatch, world, sending, onStored });
  const { send, waiting, onChecking } = useDeferredSave(save);
  const busy = waiting || sending.now !== null;
  const form = useRef<HTMLFormElement>(null);
  useSaveShortcut(form);

  const textFields: TextFieldsProps = {
    texts: entries.texts,
    errors,
    idOf,
    onWrite: (name, text) => dispatch({ type: 'written', name, text }),
  };

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) send();
      }}
    >
      <ErrorSummary ref={alert} refusal={refusal} errors={errors} onGo={go} />
      {state.deleted && (
        <FormNotice
          title="Somebody has deleted this package meanwhile."
          actions={
            <Button tone="banyan" disabled={busy} onClick={() => void saveAsNew()}>
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
        onDecide={() => go('category')}
        onTake={(fields) => dispatch({ type: 'restored', fields })}
      />
      <div className={styles.body} inert={busy}>
        {conflict && (
          <ConflictPanel
            conflict={conflict}
            entries={entries}
            addressOf={addressOf}
            onChoose={(name, side) => dispatch({ type: 'chosen', name, side })}
          />
        )}
        <TripFields {...textFields} />
        <ListFields {...textFields} known={state.known} />
        <fieldset id={idOf('dayWiseItinerary')} tabIndex={-1} className={styles.section}>
          <legend className={styles.legend}>
            <h2 className={styles.heading}>{labels.dayWiseItinerary}</h2>
          </legend>
          <ItineraryEditor
            itinerary={entries.itinerary}
            emptiable={target.kind === 'edit'}
            days={entries.texts.days}
            error={errors.dayWiseItinerary}
            onChange={(change) => dispatch({ type: 'planned', change })}
          />
        </fieldset>
        <PicturePicker
          id={idOf('images')}
          label={labels.images}
          value={entries.pictures}
          {...(conflict && { kept: conflict.mine.pictures })}
          error={errors.images}
          addressOf={addressOf}
          onChecking={onChecking}
          onChange={(change) => dispatch({ type: 'pictured', change })}
        />
      </div>
      <FormFooter
        submit={submitLabels[target.kind]}
        busy={busy}
        sending={sending.now}
        onCancel={sending.cancel}
        news={news}
        kept={draft.kept}
      >
        {target.kind === 'none' && (
          <ButtonLink tone="banyan" href={paths.adminPackages}>
            Go to all packages
          </ButtonLink>
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

function draftFormName(purpose: FormMode): string {
  switch (purpose.kind) {
    case 'create':
      return 'create';
    case 'copy':
      return `copy:${purpose.of._id}`;
    case 'edit':
      return `edit:${purpose.package._id}`;
    default:
      return purpose satisfies never;
  }
}
