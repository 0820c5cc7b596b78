import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { ValueResult } from './value-saver.ts';

interface Editing {
  readonly text: string;
  /** '' for none. */
  readonly error: string;
  readonly isSaving: boolean;
}

interface InlineEditOptions {
  /** What is stored, as text to edit. */
  readonly stored: string;
  readonly read: (text: string) => { readonly value: string } | { readonly error: string };
  readonly save: (value: string) => Promise<ValueResult>;
  /** What a conflict says beside the server's text. */
  readonly describeStored: (result: ValueResult & { readonly status: 'conflict' }) => string;
}

/** A value that becomes a field: Enter and leaving it save, Escape restores, and the focus returns to its button. */
export function useInlineEdit({ stored, read, save, describeStored }: InlineEditOptions) {
  const [editing, setEditing] = useState<Editing | null>(null);
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
    setEditing(null);
  };

  async function commit(text = editing?.text ?? '') {
    if (!editing || editing.isSaving) return;
    const input = read(text);
    if ('error' in input) {
      setEditing({ text, error: input.error, isSaving: false });
      return;
    }
    if (input.value === stored) {
      close();
      return;
    }
    setEditing({ text, error: '', isSaving: true });
    const result = await save(input.value);
    if (result.status === 'saved') close();
    else
      setEditing({
        text,
        error: result.status === 'conflict' ? `${result.text} ${describeStored(result)}` : result.text,
        isSaving: false,
      });
  }

  return {
    editing,
    root,
    button,
    open: () => setEditing({ text: stored, error: '', isSaving: false }),
    change: (text: string) => setEditing((before) => before && { ...before, text }),
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
