import { proxy } from 'valtio/vanilla';
import type { DraftFields, DraftStore } from '#features/admin/drafts/draft-store.ts';
import type { ValueChange } from './value-saver.ts';

export interface InlineEdit {
  readonly text: string;
  /** The stored value, as text, that whoever types has seen: the one that a save replaces. */
  readonly base: string;
  /** '' for none. */
  readonly error: string;
  /** `asking`: whether so large a change is meant. `conflict`: saved by a press only, not when the field is left. */
  readonly status: 'typing' | 'asking' | 'saving' | 'conflict';
}

interface SavedChange extends ValueChange {
  /** Of the package and the name. */
  readonly key: string;
}

interface InlineEditsState {
  readonly edits: Record<string, InlineEdit>;
  /** The last saved one, which its row offers to undo until another value is saved. */
  lastChange: SavedChange | null;
}

export type InlineEditsStore = ReturnType<typeof createInlineEditsStore>;

/**
 * The values that are being changed in place, by package and name. They outlive their fields: a card outside
 * the filter or on a page that was left has none, and what was typed may not be saved yet. What was typed outlives the
 * page as a draft, one for each value.
 */
export function createInlineEditsStore(drafts: DraftStore, administrator: string) {
  const draftKey = { administrator, form: 'list' };
  const removals = drafts.countRemovals();
  const kept = drafts.list(draftKey).map(({ instanceKey, draft }) => [instanceKey, readDraft(draft.fields)]);
  const state = proxy<InlineEditsState>({ edits: Object.fromEntries(kept), lastChange: null });
  return {
    state,
    set(key: string, edit: InlineEdit): void {
      state.edits[key] = edit;
      const { text, base, error, status } = edit;
      if (text === base) drafts.remove(draftKey, key);
      else if (status !== 'saving' && drafts.countRemovals() === removals)
        drafts.save(draftKey, key, { text, base, error, status });
    },
    remove(key: string): void {
      delete state.edits[key];
      drafts.remove(draftKey, key);
    },
    keepChange: (change: SavedChange | null): void => void (state.lastChange = change),
  };
}

const readDraft = ({ text = '', base = '', error = '', status }: DraftFields): InlineEdit => ({
  text,
  base,
  error,
  status: status === 'conflict' ? 'conflict' : 'typing',
});
