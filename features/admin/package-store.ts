import { proxy } from 'valtio/vanilla';
import { PackageSchema, type Package } from '#contract/package.ts';
import { idle, type Call } from '#features/shared/call.ts';
import { failureFields } from '#features/shared/failure-fields.ts';
import { failureText } from '#features/shared/failure.ts';
import type { Transport } from '#features/shared/http.ts';
import { createLatest } from '#features/shared/latest.ts';
import type { AdminApi } from './api.ts';
import type { Changes } from './changes.ts';
import { overtakenBy } from './overtaken.ts';
import { createUpload, type UploadOptions, type UploadProgress } from './upload.ts';

export interface PackageStoreState {
  /** The package that a form was opened with, null when there is none, and where its call stands. */
  opened: { readonly id: string; readonly call: Call<Package | null> };
  /** The create or edit under way, or the last one; its value is the success message. */
  saving: Call<string>;
  /** How far the form with its pictures has left; null when it carries none. */
  progress: UploadProgress | null;
}

/** What became of a form that was sent. */
export type Outcome =
  | { readonly type: 'saved'; readonly message: string }
  /** `fields` says what is wrong by field, as the backend names them. */
  | { readonly type: 'refused'; readonly text: string; readonly fields: Readonly<Record<string, string>> }
  /** Somebody else has edited the package since it was loaded; `current` is what is stored now. */
  | { readonly type: 'overtaken'; readonly text: string; readonly current: Package }
  | { readonly type: 'cancelled' }
  /** Another form is under way: nothing was sent. */
  | { readonly type: 'ignored' };

/** Texts for want of the server's own (specification, section 8). */
const texts = {
  open: 'Failed to fetch categories',
  created: 'Package created successfully!',
  notCreated: 'Failed to create package',
  edited: 'Package updated successfully!',
  notEdited: 'Failed to update package',
} as const;

interface Sending {
  readonly form: FormData;
  /** @returns the backend's message */
  readonly write: (transport: Transport | undefined) => Promise<string>;
  readonly done: string;
  readonly failed: string;
}

export type PackageStore = ReturnType<typeof createPackageStore>;

/** Opens one package for a form, and sends forms: one at a time, each once. */
export function createPackageStore(
  api: Pick<AdminApi, 'package' | 'createPackage' | 'editPackage'>,
  changes: Pick<Changes, 'tell'>,
  upload: (options: UploadOptions) => Transport = createUpload,
) {
  const state = proxy<PackageStoreState>({
    opened: { id: '', call: idle() },
    saving: idle(),
    progress: null,
  });
  let asked = '';
  let sending: AbortController | null = null;
  const open = createLatest<Package | null>((call) => (state.opened = { id: asked, call }));

  /** Sends a form, with its progress if it carries pictures. */
  async function send({ form, write, done, failed }: Sending): Promise<Outcome> {
    if (sending) return { type: 'ignored' };
    const mine = new AbortController();
    sending = mine;
    const onProgress = (progress: UploadProgress) => (state.progress = progress);
    state.saving = { status: 'pending' };
    try {
      const transport = form.has('images') ? upload({ onProgress, signal: mine.signal }) : undefined;
      const message = (await write(transport)) || done;
      state.saving = { status: 'fulfilled', value: message };
      return { type: 'saved', message };
    } catch (cause) {
      if (mine.signal.aborted) {
        state.saving = idle();
        return { type: 'cancelled' };
      }
      const text = failureText(cause, failed);
      state.saving = { status: 'rejected', error: text };
      const current = overtakenBy(cause, PackageSchema, 'package');
      if (current) return { type: 'overtaken', text, current };
      return { type: 'refused', text, fields: failureFields(cause) };
    } finally {
      sending = null;
      state.progress = null;
    }
  }

  return {
    state,

    /** Loads the package of a form. */
    open(id: string): Promise<void> {
      asked = id;
      return open({
        ask: async (signal) => (await api.package(id, signal)) ?? null,
        explain: (cause) => failureText(cause, texts.open),
      });
    },

    /** The form is gone; the next one begins with what is stored then. */
    close: (): void => {
      asked = '';
      state.opened = { id: '', call: idle() };
    },

    create: (form: FormData): Promise<Outcome> =>
      send({
        form,
        write: async (transport) => (await api.createPackage(form, transport)).message,
        done: texts.created,
        failed: texts.notCreated,
      }),

    edit: (id: string, form: FormData): Promise<Outcome> =>
      send({
        form,
        write: async (transport) => {
          const { message, value } = await api.editPackage(id, form, transport);
          if (value) changes.tell({ type: 'package-edited', value });
          // oxlint-disable-next-line no-console -- the lists keep the old text until they are read again (specification, section 4)
          else console.warn('The answer to the edit holds no package.');
          return message;
        },
        done: texts.edited,
        failed: texts.notEdited,
      }),

    /** Gives up the upload under way. */
    cancel: (): void => sending?.abort(),
  };
}
