import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useSnapshot } from 'valtio';
import type { PackageCard } from '#contract/package.ts';
import type { InlineEditsStore } from './inline-edits-store.ts';
import { isSameValue, storedText, type ValueName } from './value-names.ts';
import type { SaveValue } from './value-saver.ts';

interface InlineEditOptions {
  readonly edits: InlineEditsStore;
  readonly tour: PackageCard;
  readonly name: ValueName;
  readonly read: (text: string) => { readonly value: string } | { readonly error: string };
  readonly onSave: SaveValue;
  /** The value of a package as the card shows it. */
  readonly show: (tour: PackageCard) => string;
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
  const editing = useSnapshot(edits.state, { sync: true })[key] ?? null;
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

  async function commit(text = editing?.text ?? '', isConfirmed = false) {
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
    edits.set(key, { text, base, error: '', status: 'saving' });
    const result = await onSave(tour, { name, value, base });
    switch (result.status) {
      case 'saved':
        close();
        return;
      case 'conflict': {
        const { current } = result;
        const error = `${result.text} Stored now: ${show(current) || 'nothing'}.`;
        edits.set(key, { text, base: storedText(current, name), error, status: 'conflict' });
        return;
      }
      case 'failed':
        edits.set(key, { text, base, error: result.text, status: 'typing' });
        return;
    }
    result satisfies never;
  }

  return {
    editing,
    root,
    button,
    field,
    isSaving: editing?.status === 'saving',
    /** Only then the field takes the focus: it may also appear because its card comes into the viewport. */
    isOpenedHere,
    open: () => {
      setOpenedHere(true);
      edits.set(key, { text: stored, base: stored, error: '', status: 'typing' });
    },
    change: (text: string) => editing && edits.set(key, { ...editing, text }),
    close,
    commit,
    /** The answer to the question about a large change. */
    confirm: () => void commit(editing?.text, true),
    refuse: () => {
      if (!editing) return;
      edits.set(key, { ...editing, status: 'typing' });
    },
    fieldEvents: {
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isInside && editing?.status === 'typing') void commit();
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
