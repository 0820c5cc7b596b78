import { useEffect, useRef, useState } from 'react';
import type { SaveOptions, SaveResult, UploadProgress } from '#features/admin/save-mutation.ts';

export type FormSubmission = ReturnType<typeof useFormSubmission>;

/** Each form has its own state, because another form may be sent at the same time. */
export function useFormSubmission() {
  const [isPending, setPending] = useState(false);
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const controller = useRef<AbortController | null>(null);

  return {
    isPending,
    /** Null before the first progress event, and without pictures. */
    progress,
    isSending: () => controller.current !== null,
    cancel: (): void => controller.current?.abort(),

    async send<T>(save: (options: SaveOptions) => Promise<SaveResult<T>>): Promise<SaveResult<T>> {
      const { signal } = (controller.current = new AbortController());
      setPending(true);
      try {
        return await save({ signal, onProgress: setProgress });
      } finally {
        controller.current = null;
        setPending(false);
        setProgress(null);
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
