import { useRef, useState } from 'react';
import type { Outcome, SendOptions } from '#features/admin/sender.ts';
import type { UploadProgress } from '#features/admin/upload.ts';
import { callsFor, sendInCalls, type FormCall, type Sent } from './send-in-calls.ts';

export interface SendingNow {
  /** Of the current call; null before the first progress event, and without pictures. */
  readonly progress: UploadProgress | null;
  /** The current call, counted from 1. */
  readonly part: number;
  readonly parts: number;
}

export type UseSending = ReturnType<typeof useSending>;

/** Each form has its own state, because another form may be sent at the same time. */
export function useSending() {
  const [now, setNow] = useState<SendingNow | null>(null);
  const upload = useRef<AbortController | null>(null);

  return {
    /** Null while nothing is sent. */
    now,
    isSending: () => upload.current !== null,
    cancel: (): void => upload.current?.abort(),

    async send<T extends { _id: string; version: number | null; images: string[] }>(
      whole: FormCall,
      send: (call: FormCall, options: SendOptions) => Promise<Outcome<T>>,
    ): Promise<Sent<T>> {
      const { signal } = (upload.current = new AbortController());
      const parts = callsFor(whole.pictures);
      try {
        return await sendInCalls<T>(whole, (call, part) => {
          setNow({ progress: null, part, parts });
          return send(call, { signal, onProgress: (progress) => setNow({ progress, part, parts }) });
        });
      } finally {
        upload.current = null;
        setNow(null);
      }
    },
  };
}
