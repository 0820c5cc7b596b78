import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useSnapshot } from 'valtio';
import type { PackageCard } from '#contract/package.ts';
import type { InlineEditsStore } from './inline-edits-store.ts';
import { isSameValue, storedText, type ValueName } from './value-names.ts';
import type { SaveValue, ValueChange } from './value-saver.ts';

interface InlineEditOptions {
  readonly edits: InlineEditsStore;
  readonly tour: PackageCard;
  readonly name: ValueName;
  readonly read: (text: string) => { readonly value: string } | { readonly error: string };
  readonly onSave: SaveValue;
  /** A stored value as the card shows it. */
  readonly show: (value: string) => string;
  /** A change that is saved only after a question. */
  readonly isLarge?: (value: string, base: string) => boolean;
}

/**
 * A value that becomes a field: Enter and leaving it save, Escape restores, and the focus returns to its button. After a
 * conflict only a press saves, so that what somebody else stored is not overwritten by leaving the field.
 */
export function useInlineEdit({ edits, tour, name, read, onSave, show, isLarge }: InlineEditOptions) {
  const key = `${tour._id} ${name}`;
  const stored = storedText(tour, name);
  // Synchronous, as the caret of a field jumps when its value comes later than the key.
  const state = useSnapshot(edits.state, { sync: true });
  const editing = state.edits[key] ?? null;
  const { lastChange } = state;
  const [isOpenedHere, setOpenedHere] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const returnsFocus = useRef(false);
  const isAsking = editing?.status === 'asking';

  useEffect(() => {
    if (editing || !returnsFocus.current) return;
    returnsFocus.current = false;
    button.current?.focus();
  }, [editing]);

  useEffect(() => (isAsking ? () => field.current?.focus() : undefined), [isAsking]);

  const close = () => {
    returnsFocus.current = root.current?.contains(document.activeElement) ?? false;
    setOpenedHere(false);
    edits.remove(key);
  };

  function commit(text = editing?.text ?? '', isConfirmed = false) {
    if (!editing || editing.status === 'saving') return;
    const { base } = editing;
    const input = read(text);
    if ('error' in input) {
      edits.set(key, { ...editing, text, error: input.error });
      return;
    }
    const { value } = input;
    if (isSameValue(value, base) || isSameValue(value, stored)) {
      close();
      return;
    }
    if (!isConfirmed && isLarge?.(value, base)) {
      edits.set(key, { text, base, error: '', status: 'asking' });
      return;
    }
    void save({ name, value, base }, text);
  }

  /** Another undo after an undo would be the change again. */
  async function save(change: ValueChange, text: string, isUndo = false) {
    const { base } = change;
    edits.set(key, { text, base, error: '', status: 'saving' });
    const result = await onSave(tour, change);
    switch (result.status) {
      case 'saved':
        edits.keepChange(isUndo || base === '' ? null : { key, ...change });
        close();
        return;
      case 'conflict': {
        const { current } = result;
        const storedNow = storedText(current, name);
        const error = `${result.text} Stored now: ${show(storedNow) || 'nothing'}.`;
        edits.set(key, { text, base: storedNow, error, status: 'conflict' });
        return;
      }
      case 'failed':
        edits.set(key, { text, base, error: result.text, status: 'typing' });
        return;
    }
    result satisfies never;
  }

  const undone = lastChange?.key === key && isSameValue(lastChange.value, stored) ? lastChange : null;

  return {
    editing,
    /** Takes the last saved value back, while it is stored and none has been saved after it. */
    undo: undone && {
      text: show(undone.base),
      run: () => {
        setOpenedHere(true);
        void save({ name, value: undone.base, base: undone.value }, undone.base, true);
      },
    },
    root,
    button,
    field,
    isSaving: editing?.status === 'saving',
    /** Only then the field takes the focus: it may also appear because its card is shown again. */
    isOpenedHere,
    open: () => {
      setOpenedHere(true);
      edits.set(key, { text: stored, base: stored, error: '', status: 'typing' });
    },
    change: (text: string) => editing && edits.set(key, { ...editing, text }),
    close,
    commit,
    /** The answer to the question about a large change. */
    confirm: () => commit(editing?.text, true),
    refuse: () => {
      if (!editing) return;
      edits.set(key, { ...editing, status: 'typing' });
    },
    fieldEvents: {
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isInside && editing?.status === 'typing') commit();
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || editing?.status === 'saving') return;
        event.stopPropagation();
        close();
      },
    },
  };
}

/**
 * For a press inside of a field that is saved or closed when it is left: the press would take the focus away, in Safari
 * on macOS even from the pressed button.
 */
export const keepFocus = (event: { preventDefault: () => void }): void => event.preventDefault();
