import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useSnapshot } from 'valtio';
import type { InlineEditsStore } from './inline-edits-store.ts';
import type { ValueResult } from './value-saver.ts';

interface InlineEditOptions {
  readonly edits: InlineEditsStore;
  /** Of the value among all of the list. */
  readonly name: string;
  /** What is stored, as text to edit. */
  readonly stored: string;
  readonly read: (text: string) => { readonly value: string } | { readonly error: string };
  readonly save: (value: string) => Promise<ValueResult>;
  /** What a conflict says beside the server's text. */
  readonly describeStored: (result: ValueResult & { readonly status: 'conflict' }) => string;
}

/** A value that becomes a field: Enter and leaving it save, Escape restores, and the focus returns to its button. */
export function useInlineEdit({ edits, name, stored, read, save, describeStored }: InlineEditOptions) {
  // Synchronous, as the caret of a field jumps when its value comes later than the key.
  const editing = useSnapshot(edits.state, { sync: true })[name] ?? null;
  const [isOpenedHere, setOpenedHere] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const returnsFocus = useRef(false);

  useEffect(() => {
    if (editing || !returnsFocus.current) return;
    returnsFocus.current = false;
    button.current?.focus();
  }, [editing]);

  const close = () => {
    returnsFocus.current = root.current?.contains(document.activeElement) ?? false;
    setOpenedHere(false);
    edits.remove(name);
  };

  async function commit(text = editing?.text ?? '') {
    if (!editing || editing.isSaving) return;
    const input = read(text);
    if ('error' in input) {
      edits.set(name, { text, error: input.error, isSaving: false });
      return;
    }
    if (input.value === stored) {
      close();
      return;
    }
    edits.set(name, { text, error: '', isSaving: true });
    const result = await save(input.value);
    if (result.status === 'saved') close();
    else
      edits.set(name, {
        text,
        error: result.status === 'conflict' ? `${result.text} ${describeStored(result)}` : result.text,
        isSaving: false,
      });
  }

  return {
    editing,
    root,
    button,
    /** Only then the field takes the focus: it may also appear because its card comes into the viewport. */
    isOpenedHere,
    open: () => {
      setOpenedHere(true);
      edits.set(name, { text: stored, error: '', isSaving: false });
    },
    change: (text: string) => editing && edits.set(name, { ...editing, text }),
    close,
    commit,
    fieldEvents: {
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) void commit();
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || editing?.isSaving) return;
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
