import { proxy } from 'valtio/vanilla';
import { PackageSchema, type Package } from '#contract/package.ts';
import { idle, type Call } from '#features/shared/call.ts';
import { failureText } from '#features/shared/failure.ts';
import { createLatest } from '#features/shared/latest.ts';
import { isRefusal } from '#features/shared/refusal.ts';
import type { AdminApi } from './api.ts';
import type { Changes } from './changes.ts';
import { overtakenBy } from './overtaken.ts';
import {
  createSender,
  initialSending,
  type Outcome,
  type SendingState,
  type SendOptions,
  type Upload,
} from './sender.ts';

export interface PackageStoreState extends SendingState {
  /** The package of the open form; the value is null when it does not exist. */
  opened: { readonly id: string; readonly call: Call<Package | null> };
}

/** Texts used when the server sends none (specification, section 8). */
const texts = {
  open: 'Failed to fetch categories',
  created: 'Package created successfully!',
  notCreated: 'Failed to create package',
  edited: 'Package updated successfully!',
  notEdited: 'Failed to update package',
} as const;

export type PackageStore = ReturnType<typeof createPackageStore>;

/** Loads the package of a form, and sends forms. Its methods never reject. */
export function createPackageStore(
  api: Pick<AdminApi, 'package' | 'createPackage' | 'editPackage'>,
  changes: Pick<Changes, 'tell'>,
  upload?: Upload,
) {
  const state = proxy<PackageStoreState>({ opened: { id: '', call: idle() }, ...initialSending() });
  let asked = '';
  const open = createLatest<Package | null>((call) => (state.opened = { id: asked, call }));
  const send = createSender(state, (cause) => overtakenBy(cause, PackageSchema, 'package'), upload);

  async function find(id: string, signal: AbortSignal): Promise<Package | null> {
    try {
      return (await api.package(id, signal)) ?? null;
    } catch (cause) {
      if (isRefusal(cause, [404])) return null;
      throw cause;
    }
  }

  return {
    state,

    open(id: string): Promise<void> {
      asked = id;
      return open({
        ask: (signal) => find(id, signal),
        explain: (cause) => failureText(cause, texts.open),
      });
    },

    /** Drops the loaded package, so that the next form loads it again. */
    close: (): void => {
      asked = '';
      state.opened = { id: '', call: idle() };
    },

    create: (form: FormData, options: SendOptions): Promise<Outcome<Package>> =>
      send(
        {
          form,
          write: (transport) => api.createPackage(form, transport),
          edits: false,
          done: texts.created,
          explain: (cause) => failureText(cause, texts.notCreated),
        },
        options,
      ),

    async edit(id: string, form: FormData, options: SendOptions): Promise<Outcome<Package>> {
      const outcome = await send(
        {
          form,
          write: async (transport) => {
            const written = await api.editPackage(id, form, transport);
            if (written.value) changes.tell({ type: 'package-edited', value: written.value });
            // oxlint-disable-next-line no-console -- the lists keep the old text until they are read again (specification, section 4)
            else console.warn('The answer to the edit holds no package.');
            return written;
          },
          edits: true,
          done: texts.edited,
          explain: (cause) => failureText(cause, texts.notEdited),
        },
        options,
      );
      if (outcome.type === 'deleted') changes.tell({ type: 'package-deleted', id });
      return outcome;
    },
  };
}
