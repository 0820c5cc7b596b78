import * as v from 'valibot';
import * as calls from '#contract/calls.ts';
import { SamplesInputSchema } from '#contract/first-steps.ts';
import {
  DeletedItemAnswer,
  DestinationAnswer,
  MessageAnswer,
  PackageAnswer,
  SamplesShape,
} from './answers.ts';
import { withId, type Operations } from './operation.ts';

const list = <A extends v.ObjectEntries>(path: string, noun: string, answer: A) =>
  ({
    method: 'GET',
    who: 'administrator',
    path,
    summary: `${noun} in the trash, deleted last first`,
    answer: v.strictObject(answer),
  }) as const;

const restore = <A extends v.ObjectEntries>(path: (id: string) => string, noun: string, answer: A) =>
  ({
    method: 'POST',
    who: 'administrator',
    path: withId(path),
    summary: `Restores ${noun} from the trash; a repeat answers the same; 409 when a newer version must do it`,
    answer: v.strictObject({ message: v.string(), ...answer }),
    refusals: [409],
  }) as const;

const deleteForGood = (path: (id: string) => string, noun: string) =>
  ({
    method: 'DELETE',
    who: 'administrator',
    path: withId(path),
    summary: `Deletes ${noun} that is in the trash`,
    answer: MessageAnswer,
  }) as const;

const items = v.array(DeletedItemAnswer);

export const trash = {
  listDeletedPackages: list(calls.deletedPackages, 'Packages', { packages: items }),
  listDeletedDestinations: list(calls.deletedDestinations, 'Destinations', { destinations: items }),
  restorePackage: restore(calls.restorePackage, 'a package', { package: PackageAnswer }),
  restoreDestination: restore(calls.restoreDestination, 'a destination', { destination: DestinationAnswer }),
  deletePackageForGood: deleteForGood(calls.deletedPackage, 'a package'),
  deleteDestinationForGood: deleteForGood(calls.deletedDestination, 'a destination'),
  moveSamples: {
    method: 'PUT',
    who: 'administrator',
    path: calls.samples,
    summary: 'Moves the samples that were never edited to the trash, or those in it back',
    body: { json: SamplesInputSchema },
    answer: SamplesShape,
    refusals: [409],
  },
} as const satisfies Operations;
