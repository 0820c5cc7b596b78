import { formOf, packageForm } from './form-samples.ts';
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

const destinationForm = (name: string, images: readonly File[], fields: object = {}) =>
  formOf({ name, discount: '10', ...fields }, images);

async function readCreated(response: Response): Promise<{ _id: string; images: string[] }> {
  const body = await response.json();
  if (response.status !== 201) throw new Error(`Nothing was made: ${JSON.stringify(body)}`);
  return body.package ?? body.destination;
}

/** With an itinerary that fills many pages of a database. */
const changed = {
  name: 'Changed',
  dayWiseItinerary: Array.from({ length: 12 }, (_, day) => ({
    day: day + 1,
    description: 'Another way. '.repeat(200),
  })),
};

/** What is sent, after it has made what that is about. */
type Prepare = (client: AdminClient) => Promise<Parameters<AdminClient['send']>>;

export function writeCalls(picture: NewPicture = createFakePicture): readonly WriteCall[] {
  const pictures = (count: number) => Array.from({ length: count }, () => picture(createMark()));
  const createPackage = async (client: AdminClient) =>
    readCreated(
      await client.send('POST', '/tours/create-package', packageForm({ name: createMark() }, pictures(2))),
    );
  const createDestination = async (client: AdminClient) =>
    readCreated(
      await client.send('POST', '/tours/popular-destination', destinationForm(createMark(), pictures(2))),
    );
  const deletePackage = async (client: AdminClient) => {
    const { _id: id } = await createPackage(client);
    await client.send('PATCH', `/tours/edit-package/${id}`, packageForm({ ...changed, imageOrder: '[]' }));
    await client.send('DELETE', `/tours/delete-package/${id}`);
    return id;
  };
  const calls: Readonly<Record<string, Prepare>> = {
    'creating a package': async () => {
      const fields = { name: createMark(), idempotencyKey: createMark().replace(' ', '-') };
      return ['POST', '/tours/create-package', packageForm(fields, pictures(2))];
    },
    'editing a package': async (client) => {
      const { _id: id, images } = await createPackage(client);
      const form = packageForm({ ...changed, imageOrder: ['new:0', images[1]] }, pictures(1));
      return ['PATCH', `/tours/edit-package/${id}`, form];
    },
    'deleting a package': async (client) => {
      const { _id: id } = await createPackage(client);
      return ['DELETE', `/tours/delete-package/${id}`];
    },
    'creating a destination': async () => [
      'POST',
      '/tours/popular-destination',
      destinationForm(createMark(), pictures(1)),
    ],
    'editing a destination': async (client) => {
      const { _id: id, images } = await createDestination(client);
      const form = destinationForm('Changed', pictures(1), { imageOrder: [images[1], 'new:0'] });
      return ['PATCH', `/tours/popular-destination-edit/${id}`, form];
    },
    'deleting a destination': async (client) => {
      const { _id: id } = await createDestination(client);
      return ['DELETE', `/tours/popular-destination/${id}`];
    },
    'restoring a package': async (client) => [
      'POST',
      `/admin/restore-package/${await deletePackage(client)}`,
    ],
    'deleting a package for good': async (client) => [
      'DELETE',
      `/admin/deleted-package/${await deletePackage(client)}`,
    ],
  };
  return Object.entries(calls).map(([name, prepare]) => ({
    name,
    prepare: async (client) => {
      const sent = await prepare(client);
      return () => client.send(...sent);
    },
  }));
}
