import { useEffect, useRef, useState } from 'react';
import type { SaveOptions, SaveResult, UploadProgress } from '#features/admin/save-mutation.ts';

export interface SubmissionProgress {
  /** Null before the first progress event, and without pictures. */
  readonly progress: UploadProgress | null;
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

    async send<T>(save: (options: SaveOptions) => Promise<SaveResult<T>>): Promise<SaveResult<T>> {
      const { signal } = (controller.current = new AbortController());
      setCurrent({ progress: null });
      try {
        return await save({ signal, onProgress: (progress) => setCurrent({ progress }) });
      } finally {
        controller.current = null;
        setCurrent(null);
      }
    },
  };
}

/** Calls the listener when the session has ended, before the redirect. @returns the function that unsubscribes */
export type OnSessionExpired = (listener: () => void) => () => void;

type MountStatus =
  | 'mounted'
  /** The form was left: only a toast can show the answer. */
  | 'unmounted'
  /** The session has ended: the sign-in page gives the reason. */
  | 'signed-out';

export function useMountStatus(onSessionExpired: OnSessionExpired): () => MountStatus {
  const mountStatus = useRef<MountStatus>('unmounted');

  useEffect(() => {
    mountStatus.current = 'mounted';
    const unsubscribe = onSessionExpired(() => (mountStatus.current = 'signed-out'));
    return () => {
      unsubscribe();
      if (mountStatus.current === 'mounted') mountStatus.current = 'unmounted';
    };
  }, [onSessionExpired]);

  return () => mountStatus.current;
}
