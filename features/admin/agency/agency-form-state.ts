import type { StoredAgency } from '#contract/stored-agency.ts';
import { isOutdated } from '#features/admin/drafts/draft-store.ts';
import type { RestoredDraft } from '#features/admin/drafts/use-draft.ts';
import {
  clearFieldError,
  createFormErrors,
  type SubmitError,
} from '#features/admin/form/saving/form-errors.ts';
import { restoreAgencyDraft } from './agency-draft.ts';
import {
  copyFact,
  diffFacts,
  followPhoneIndia,
  serializeFact,
  toEntries,
  toOriginals,
  type AgencyEntries,
  type AgencyErrors,
  type FactName,
  type OriginalAgency,
} from './agency-values.ts';

/** What is in the form beside what somebody else has saved, or beside an earlier version. */
export interface AgencyComparison {
  readonly kind: 'conflict' | 'earlier';
  /** Of an earlier version what the save changed that replaced it. */
  readonly title: string;
  readonly mine: AgencyEntries;
  readonly theirs: AgencyEntries;
  readonly facts: readonly FactName[];
  readonly version: number;
}

export interface AgencyFormState {
  readonly original: OriginalAgency;
  readonly entries: AgencyEntries;
  readonly base: AgencyEntries;
  readonly version: number;
  readonly errors: AgencyErrors;
  readonly submitError: SubmitError<FactName> | null;
  readonly comparison: AgencyComparison | null;
  /** The earlier version of which the form may hold pictures, and which the save names (`contract/editing.ts`). */
  readonly imagesOfVersion: number | undefined;
}

export type AgencyFormEvent =
  | {
      readonly type: 'changed';
      readonly name: FactName;
      readonly change: (before: AgencyEntries) => AgencyEntries;
    }
  | { readonly type: 'original-taken'; readonly name: FactName }
  | ({ readonly type: 'draft-restored' } & RestoredDraft)
  | { readonly type: 'submitted' }
  | {
      readonly type: 'refused';
      readonly errors: AgencyErrors;
      readonly submitError: SubmitError<FactName>;
    }
  /** Refused with 409; `current` is what somebody else has stored. */
  | { readonly type: 'conflict'; readonly text: string; readonly current: StoredAgency }
  | {
      readonly type: 'earlier-version-opened';
      readonly earlier: StoredAgency;
      readonly version: number;
      readonly title: string;
    }
  | { readonly type: 'side-chosen'; readonly name: FactName; readonly side: 'mine' | 'theirs' }
  | { readonly type: 'all-taken' | 'comparison-closed' };

interface FormSource {
  readonly stored: StoredAgency;
  readonly original: OriginalAgency;
}

export function createAgencyFormState({ stored, original }: FormSource): AgencyFormState {
  const base = toEntries(stored.facts, original);
  return {
    original,
    entries: base,
    base,
    version: stored.version,
    errors: {},
    submitError: null,
    comparison: null,
    imagesOfVersion: undefined,
  };
}

export function agencyFormReducer(state: AgencyFormState, event: AgencyFormEvent): AgencyFormState {
  const { entries, base, original, comparison } = state;
  switch (event.type) {
    case 'changed':
      return {
        ...state,
        entries: followPhoneIndia(event.change(entries), entries, base),
        errors: clearFieldError(state.errors, event.name),
      };
    case 'original-taken':
      return {
        ...state,
        entries: followPhoneIndia(
          copyFact(entries, toOriginals(entries, original), event.name),
          entries,
          base,
        ),
        errors: clearFieldError(state.errors, event.name),
      };
    case 'draft-restored': {
      const restored = restoreAgencyDraft(state, event);
      const isOld = isOutdated(event.fields, state.version);
      return {
        ...state,
        ...restored,
        errors: {},
        submitError: null,
        comparison: isOld ? compare('conflict', '', restored.entries, base, state.version) : null,
      };
    }
    case 'submitted':
      return { ...state, errors: {}, submitError: null };
    case 'refused':
      return { ...state, errors: event.errors, submitError: event.submitError };
    case 'conflict': {
      const theirs = toEntries(event.current.facts, original);
      const version = event.current.version;
      const changed = diffFacts(base, entries);
      const saved = diffFacts(base, theirs);
      const mine = saved
        .filter((name) => !changed.includes(name))
        .reduce((merged, name) => copyFact(merged, theirs, name), entries);
      const facts = diffFacts(mine, theirs).filter((name) => saved.includes(name));
      const included = 'What was saved meanwhile is in the form now: save again.';
      return {
        ...state,
        entries: mine,
        base: theirs,
        version,
        comparison: facts.length > 0 ? { kind: 'conflict', title: '', mine, theirs, facts, version } : null,
        // Their save has made an earlier version of what this form began with.
        imagesOfVersion: state.imagesOfVersion ?? state.version,
        ...createFormErrors(facts.length > 0 ? event.text : `${event.text} ${included}`, {}, []),
      };
    }
    case 'earlier-version-opened':
      return {
        ...state,
        comparison: compare(
          'earlier',
          event.title,
          entries,
          toEntries(event.earlier.facts, original),
          event.version,
        ) ?? {
          kind: 'earlier',
          title: event.title,
          mine: entries,
          theirs: entries,
          facts: [],
          version: event.version,
        },
      };
    case 'side-chosen':
      return takeSide(state, event.name, event.side);
    case 'all-taken':
      return (comparison?.facts ?? []).reduce((taken, name) => takeSide(taken, name, 'theirs'), state);
    case 'comparison-closed':
      return { ...state, comparison: null };
    default:
      return event satisfies never;
  }
}

/** Null when nothing differs. */
function compare(
  kind: AgencyComparison['kind'],
  title: string,
  mine: AgencyEntries,
  theirs: AgencyEntries,
  version: number,
): AgencyComparison | null {
  const facts = diffFacts(mine, theirs);
  return facts.length > 0 ? { kind, title, mine, theirs, facts, version } : null;
}

export const chosenSide = (
  entries: AgencyEntries,
  { theirs }: AgencyComparison,
  name: FactName,
): 'mine' | 'theirs' => (serializeFact(entries, name) === serializeFact(theirs, name) ? 'theirs' : 'mine');

function takeSide(state: AgencyFormState, name: FactName, side: 'mine' | 'theirs'): AgencyFormState {
  const { comparison } = state;
  if (!comparison) return state;
  // What was typed since the comparison was opened is kept as mine.
  const isMine = chosenSide(state.entries, comparison, name) === 'mine';
  const mine = isMine ? copyFact(comparison.mine, state.entries, name) : comparison.mine;
  const isEarlier = comparison.kind === 'earlier' && side === 'theirs';
  return {
    ...state,
    entries: followPhoneIndia(
      copyFact(state.entries, side === 'mine' ? mine : comparison.theirs, name),
      state.entries,
      state.base,
    ),
    errors: clearFieldError(state.errors, name),
    comparison: { ...comparison, mine },
    imagesOfVersion:
      isEarlier && (name === 'guidePicture' || name === 'gallery')
        ? comparison.version
        : state.imagesOfVersion,
  };
}
