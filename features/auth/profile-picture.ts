import { limits } from '#contract/limits.ts';

/** What is to become of a person's picture when the profile is saved. */
export type PictureChoice =
  | { readonly kind: 'kept' }
  | { readonly kind: 'removed' }
  /** `address` is where the browser shows the file. */
  | { readonly kind: 'chosen'; readonly file: File; readonly address: string };

/** What is wrong with a file as a picture; undefined when nothing is. The backend looks into it as well. */
export function pictureError({ type, size }: File): string | undefined {
  if (!type.startsWith('image/')) return 'Please choose a picture, such as a JPEG or PNG file';
  const megabytes = limits.pictureBytes / 1024 / 1024;
  return size > limits.pictureBytes ? `The picture can have at most ${megabytes} MB` : undefined;
}

/** The form that the profile's save takes: without `profilePic` the picture stays, empty text takes it away. */
export function profileForm(name: string, picture: PictureChoice): FormData {
  const form = new FormData();
  form.set('name', name);
  if (picture.kind === 'chosen') form.set('profilePic', picture.file);
  if (picture.kind === 'removed') form.set('profilePic', '');
  return form;
}
