import { proxy } from 'valtio/vanilla';
import { readPackage, type Package } from '#contract/package.ts';
import { createIdleState, createQuery, type QueryState } from '#features/shared/query.ts';
import { failureText, isAuthorizationError } from '#features/shared/read-answer.ts';
import type { AdminApi } from './api.ts';
import type { ChangeEvents } from './change-events.ts';
import {
  createSaveMutation,
  createSaveMutationState,
  readConflict,
  type SaveMutationState,
  type SaveOptions,
  type SaveResult,
  type UploadFactory,
} from './save-mutation.ts';

export interface PackageFormStoreState extends SaveMutationState {
  /** The package of the open form; the value is null when it does not exist. */
  opened: { readonly id: string; readonly call: QueryState<Package | null> };
}

/** Texts used when the server sends none (specification, section 8). */
const texts = {
  open: 'Failed to fetch categories',
  created: 'Package created successfully!',
  notCreated: 'Failed to create package',
  edited: 'Package updated successfully!',
  notEdited: 'Failed to update package',
} as const;

export type PackageFormStore = ReturnType<typeof createPackageFormStore>;

/** Loads the package of a form, and sends forms. Its methods never reject. */
export function createPackageFormStore(
  api: Pick<AdminApi, 'package' | 'createPackage' | 'editPackage'>,
  changes: Pick<ChangeEvents, 'emit'>,
  upload?: UploadFactory,
) {
  const state = proxy<PackageFormStoreState>({
    opened: { id: '', call: createIdleState() },
    ...createSaveMutationState(),
  });
  let requestedId = '';
  const open = createQuery<Package | null>((call) => (state.opened = { id: requestedId, call }));
  const send = createSaveMutation(state, (cause) => readConflict(cause, readPackage, 'package'), upload);

  async function loadPackage(id: string, signal: AbortSignal): Promise<Package | null> {
    try {
      return (await api.package(id, signal)) ?? null;
    } catch (cause) {
      if (isAuthorizationError(cause, [404])) return null;
      throw cause;
    }
  }

  return {
    state,

    open(id: string): Promise<void> {
      requestedId = id;
      return open({
        queryFn: (signal) => loadPackage(id, signal),
        toErrorText: (cause) => failureText(cause, texts.open),
      });
    },

    /** Drops the loaded package, so that the next form loads it again. */
    close: (): void => {
      requestedId = '';
      state.opened = { id: '', call: createIdleState() };
    },

    create: (form: FormData, options: SaveOptions): Promise<SaveResult<Package>> =>
      send(
        {
          form,
          write: (transport) => api.createPackage(form, transport),
          isEdit: false,
          successMessage: texts.created,
          explain: (cause) => failureText(cause, texts.notCreated),
        },
        options,
      ),

    async edit(id: string, form: FormData, options: SaveOptions): Promise<SaveResult<Package>> {
      const outcome = await send(
        {
          form,
          write: async (transport) => {
            const written = await api.editPackage(id, form, transport);
            if (written.value) changes.emit({ type: 'package-edited', value: written.value });
            // oxlint-disable-next-line no-console -- the lists keep the old text until they are read again (specification, section 4)
            else console.warn('The answer to the edit holds no package.');
            return written;
          },
          isEdit: true,
          successMessage: texts.edited,
          explain: (cause) => failureText(cause, texts.notEdited),
        },
        options,
      );
      if (outcome.type === 'deleted') changes.emit({ type: 'package-deleted', id });
      return outcome;
    },
  };
}
