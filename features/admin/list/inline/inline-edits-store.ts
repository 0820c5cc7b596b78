import { proxy } from 'valtio/vanilla';

export interface InlineEdit {
  readonly text: string;
  /** '' for none. */
  readonly error: string;
  readonly isSaving: boolean;
}

export type InlineEditsStore = ReturnType<typeof createInlineEditsStore>;

/**
 * The values that are being changed in place, by package and name. They outlive their fields: a card far from the
 * viewport, outside the filter or on a page that was left has none, and what was typed may not be saved yet.
 */
export function createInlineEditsStore() {
  const state = proxy<Record<string, InlineEdit>>({});
  return {
    state,
    set: (key: string, edit: InlineEdit): void => void (state[key] = edit),
    remove: (key: string): void => void delete state[key],
  };
}
