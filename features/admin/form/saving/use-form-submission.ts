import { useRef, useState } from 'react';
import type { SaveResult, SaveOptions } from '#features/admin/save-mutation.ts';
import type { UploadProgress } from '#features/admin/upload-transport.ts';
import { countBatches, sendInBatches, type FormBatch, type BatchedResult } from './send-in-batches.ts';

export interface SubmissionProgress {
  /** Of the current call; null before the first progress event, and without pictures. */
  readonly progress: UploadProgress | null;
  /** The current call, counted from 1. */
  readonly part: number;
  readonly parts: number;
}

export type FormSubmission = ReturnType<typeof useFormSubmission>;

/** Each form has its own state, because another form may be sent at the same time. */
export function useFormSubmission() {
  const [current, setCurrent] = useState<SubmissionProgress | null>(null);
  const controller = useRef<AbortController | null>(null);

  return {
    current,
    isSending: () => controller.current !== null,
    cancel: (): void => controller.current?.abort(),

    async send<T extends { _id: string; version: number | null; images: readonly string[] }>(
      batch: FormBatch,
      send: (call: FormBatch, options: SaveOptions) => Promise<SaveResult<T>>,
    ): Promise<BatchedResult<T>> {
      const { signal } = (controller.current = new AbortController());
      const parts = countBatches(batch.pictures);
      try {
        return await sendInBatches<T>(batch, (call, part) => {
          setCurrent({ progress: null, part, parts });
          return send(call, { signal, onProgress: (progress) => setCurrent({ progress, part, parts }) });
        });
      } finally {
        controller.current = null;
        setCurrent(null);
      }
    },
  };
}
