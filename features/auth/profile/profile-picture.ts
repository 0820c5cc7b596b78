import { limits } from '#contract/limits.ts';

export type PictureChoice =
  | { readonly kind: 'kept' }
  | { readonly kind: 'removed' }
  /** `address` is an object URL. */
  | { readonly kind: 'chosen'; readonly file: File; readonly address: string };

export function validatePicture({ type, size }: File): string | undefined {
  if (!type.startsWith('image/')) return 'Please choose a picture, such as a JPEG or PNG file';
  const megabytes = limits.pictureBytes / 1024 / 1024;
  return size > limits.pictureBytes ? `The picture can have at most ${megabytes} MB` : undefined;
}

/** The form of `ProfileApi.save`: no `profilePic` keeps the picture, '' removes it. */
export function createProfileFormData(name: string, picture: PictureChoice): FormData {
  const form = new FormData();
  form.set('name', name);
  if (picture.kind === 'chosen') form.set('profilePic', picture.file);
  if (picture.kind === 'removed') form.set('profilePic', '');
  return form;
}
