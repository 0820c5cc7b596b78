import { packageForm } from './form-samples.ts';
import type { AdminClient } from './admin-client.ts';
import { createFakePicture } from '#server/pictures/testing/fake-pictures.ts';

export interface WriteCall {
  readonly name: string;
  /** Makes what the call is about. @returns the call, which may be repeated after a failure */
  readonly prepare: (client: AdminClient) => Promise<() => Promise<Response>>;
}

/** @param mark unique text, which makes a picture that was not sent before */
export type NewPicture = (mark: string) => File;

let marks = 0;
const createMark = () => `torture ${(marks += 1)}`;

function destinationForm(
  name: string,
  images: readonly File[],
  fields: Record<string, string> = {},
): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries({ name, discount: '10', ...fields })) form.append(field, value);
  for (const image of images) form.append('images', image);
  return form;
}

const readCreated = async (answer: Promise<Response>, entity: 'package' | 'destination') => {
  const response = await answer;
  const body = await response.json();
  if (response.status !== 201) throw new Error(`Nothing was made: ${JSON.stringify(body)}`);
  const { _id: id, images }: { _id: string; images: string[] } = body[entity];
  return { id, images };
};

/** Fills many pages of a database. */
const longItinerary = (text: string) =>
  JSON.stringify(Array.from({ length: 12 }, (_, day) => ({ day: day + 1, description: text.repeat(200) })));

export function writeCalls(picture: NewPicture = createFakePicture): readonly WriteCall[] {
  const pictures = (count: number) => Array.from({ length: count }, () => picture(createMark()));
  const createPackage = (client: AdminClient) =>
    readCreated(
      client.send('POST', '/tours/create-package', packageForm({ name: createMark() }, pictures(2))),
      'package',
    );
  const createDestination = (client: AdminClient) =>
    readCreated(
      client.send('POST', '/tours/popular-destination', destinationForm(createMark(), pictures(2))),
      'destination',
    );
  const deletedPackage = async (client: AdminClient) => {
    const { id } = await createPackage(client);
    await client.send('PATCH', `/tours/edit-package/${id}`, packageForm({ ...changed, imageOrder: '[]' }));
    await client.send('DELETE', `/tours/delete-package/${id}`);
    return id;
  };
  const changed = { name: 'Changed', dayWiseItinerary: longItinerary('Another way. ') };
  return [
    {
      name: 'creating a package',
      prepare: async (client) => {
        const form = packageForm(
          { name: createMark(), idempotencyKey: createMark().replace(' ', '-') },
          pictures(2),
        );
        return () => client.send('POST', '/tours/create-package', form);
      },
    },
    {
      name: 'editing a package',
      prepare: async (client) => {
        const { id, images } = await createPackage(client);
        const imageOrder = JSON.stringify(['new:0', images[1]]);
        return () =>
          client.send(
            'PATCH',
            `/tours/edit-package/${id}`,
            packageForm({ ...changed, imageOrder }, pictures(1)),
          );
      },
    },
    {
      name: 'deleting a package',
      prepare: async (client) => {
        const { id } = await createPackage(client);
        return () => client.send('DELETE', `/tours/delete-package/${id}`);
      },
    },
    {
      name: 'creating a destination',
      prepare: async (client) => {
        const form = destinationForm(createMark(), pictures(1));
        return () => client.send('POST', '/tours/popular-destination', form);
      },
    },
    {
      name: 'editing a destination',
      prepare: async (client) => {
        const { id, images } = await createDestination(client);
        const imageOrder = JSON.stringify([images[1], 'new:0']);
        const form = destinationForm('Changed', pictures(1), { imageOrder });
        return () => client.send('PATCH', `/tours/popular-destination-edit/${id}`, form);
      },
    },
    {
      name: 'deleting a destination',
      prepare: async (client) => {
        const { id } = await createDestination(client);
        return () => client.send('DELETE', `/tours/popular-destination/${id}`);
      },
    },
    {
      name: 'restoring a package',
      prepare: async (client) => {
        const id = await deletedPackage(client);
        return () => client.send('POST', `/admin/restore-package/${id}`);
      },
    },
    {
      name: 'deleting a package for good',
      prepare: async (client) => {
        const id = await deletedPackage(client);
        return () => client.send('DELETE', `/admin/deleted-package/${id}`);
      },
    },
  ];
}
