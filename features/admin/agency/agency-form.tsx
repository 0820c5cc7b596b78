import { useMemo, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import type { StoredAgency } from '#contract/stored-agency.ts';
import { DraftNotice } from '#features/admin/drafts/draft-notice.tsx';
import { createLeaveQuestion, useDraft } from '#features/admin/drafts/use-draft.ts';
import { ErrorSummary, useFieldFocus } from '#features/admin/form/error-summary.tsx';
import { FormFields, FormFooter } from '#features/admin/form/form-layout.tsx';
import { useDeferredSave } from '#features/admin/form/saving/use-deferred-save.ts';
import { useFormSubmission } from '#features/admin/form/saving/use-form-submission.ts';
import { useNavigationBlocker } from '#features/admin/form/use-navigation-blocker.ts';
import { EarlierVersions } from '#features/admin/history/earlier-versions.tsx';
import { useRevokedPreviews } from '#features/admin/pictures/use-picture-preparation.ts';
import { ConfirmDialog } from '#features/admin/ui/dialog.tsx';
import { createAgencyDraft } from './agency-draft.ts';
import { agencyFormReducer, createAgencyFormState } from './agency-form-state.ts';
import { diffFacts, leavesPositionBehind, listNewPictures, toOriginals, toPreview } from './agency-values.ts';
import * as styles from './agency.css.ts';
import { AgencyComparisonPanel } from './comparison-panel.tsx';
import { ContactSections } from './contact-sections.tsx';
import { FormSection, type FactsProps } from './fact-field.tsx';
import { GallerySection, GuideSection } from './picture-sections.tsx';
import { ReviewsSection } from './reviews-section.tsx';
import { useAgencySave, type AgencyFormDeps } from './use-agency-save.ts';

interface AgencyFormProps {
  readonly stored: StoredAgency;
  readonly deps: AgencyFormDeps;
  readonly onStored: (stored: StoredAgency | null) => void;
}

const positionQuestion = {
  title: 'Is the place on the map still right?',
  description: 'The office address is new, and the map shows the same place as before.',
  confirm: 'It is right, save',
};

export function AgencyForm({ stored, deps, onStored }: AgencyFormProps) {
  const { block, addressOf, openHistory, original, Preview, codec } = deps;
  const [state, dispatch] = useReducer(agencyFormReducer, { stored, original }, createAgencyFormState);
  const { entries, base, version, imagesOfVersion, errors, submitError, comparison } = state;
  const { alertRef, idOf, focusField } = useFieldFocus(submitError);
  const draftFields = useMemo(
    () => createAgencyDraft({ entries, base, version, imagesOfVersion }),
    [entries, base, version, imagesOfVersion],
  );
  const newPictures = useMemo(() => listNewPictures(entries), [entries]);
  useRevokedPreviews(
    useMemo(
      () => [...newPictures, ...(comparison ? listNewPictures(comparison.mine) : [])],
      [newPictures, comparison],
    ),
  );
  const draft = useDraft({ ...deps, form: 'agency' }, draftFields, newPictures);
  const submission = useFormSubmission();
  const isDirty = diffFacts(entries, base).length > 0;
  const blocker = useNavigationBlocker(block, isDirty, submission.isPending);
  const { save, statusMessage } = useAgencySave({
    state,
    dispatch,
    deps,
    submission,
    onStored: (saved) => {
      blocker.release();
      draft.remove();
      onStored(saved);
    },
  });
  const { submit, waiting, onChecking } = useDeferredSave(save);
  const isOfOldAddress = leavesPositionBehind(entries, base);
  const [isAskingForPosition, setAskingForPosition] = useState(false);
  const [confirmedAddress, setConfirmedAddress] = useState('');
  const busy = waiting || submission.isPending;
  const originals = useMemo(() => toOriginals(entries, original), [entries, original]);
  const facts: FactsProps = {
    entries,
    originals,
    errors,
    idOf,
    onChange: (name, change) => dispatch({ type: 'changed', name, change }),
    onTakeOriginal: (name) => {
      focusField(name);
      dispatch({ type: 'original-taken', name });
    },
  };
  const pictures = { facts, addressOf, onChecking, codec };

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        if (isOfOldAddress && entries.texts.address !== confirmedAddress) setAskingForPosition(true);
        else submit();
      }}
    >
      <ErrorSummary
        ref={alertRef}
        submitError={submitError}
        errors={errors}
        onChooseField={focusField}
        isDraftSaved={draft.isDraftSaved}
      />
      <DraftNotice
        draft={draft}
        onDecide={() => focusField('phoneIndia')}
        onResume={(restored) => dispatch({ type: 'draft-restored', ...restored })}
      />
      {comparison && (
        <AgencyComparisonPanel
          key={`${comparison.kind} ${comparison.version}`}
          comparison={comparison}
          entries={entries}
          addressOf={addressOf}
          onChoose={(name, side) => dispatch({ type: 'side-chosen', name, side })}
          onTakeAll={() => dispatch({ type: 'all-taken' })}
          onClose={() => dispatch({ type: 'comparison-closed' })}
        />
      )}
      <FormFields busy={busy} className={styles.form}>
        <ContactSections facts={facts} isOfOldAddress={isOfOldAddress} />
        <GuideSection {...pictures} originalPicture={original.guidePicture} />
        <ReviewsSection facts={facts} />
        <GallerySection {...pictures} originals={original.gallery} />
        <FormSection title="How it looks" about="before you save">
          <p className={styles.hint}>
            This is what is in the form now. On the site nothing changes before you save.
          </p>
          <Preview changes={toPreview(entries, original, addressOf)} />
        </FormSection>
      </FormFields>
      <EarlierVersions
        openHistory={openHistory}
        id="agency"
        onOpen={(opened) => dispatch({ type: 'earlier-version-opened', ...opened })}
      />
      <FormFooter
        submit="Save"
        busy={busy}
        progress={submission.progress}
        onCancel={submission.cancel}
        statusMessage={statusMessage}
        isDraftSaved={draft.isDraftSaved}
        arePicturesKept={draft.arePicturesKept}
        isDirty={isDirty}
      />
      <ConfirmDialog
        question={blocker.isAsking ? createLeaveQuestion(draft) : null}
        onConfirm={blocker.leave}
        onCancel={blocker.stay}
      />
      <ConfirmDialog
        question={isAskingForPosition ? positionQuestion : null}
        onConfirm={() => {
          setAskingForPosition(false);
          setConfirmedAddress(entries.texts.address);
          submit();
        }}
        onCancel={() => {
          // The dialog keeps the focus while it is open.
          flushSync(() => setAskingForPosition(false));
          focusField('position');
        }}
      />
    </form>
  );
}
