import { readDestination, destinationFields } from '#contract/fields/destination-fields.ts';
import {
  DestinationInputSchema,
  DestinationPatchSchema,
  PackageInputSchema,
  PackagePatchSchema,
} from '#contract/fields/inputs.ts';
import { packageFields } from '#contract/fields/package-fields.ts';
import { readPackage } from '#contract/package.ts';
import { defineListed } from '#server/entities/listed.ts';

export const packageDefinition = defineListed({
  kind: 'package',
  fields: packageFields,
  input: PackageInputSchema,
  patch: PackagePatchSchema,
  read: readPackage,
});

/** Popular destinations, which have a picture at least. */
export const destinationDefinition = defineListed({
  kind: 'destination',
  fields: destinationFields,
  input: DestinationInputSchema,
  patch: DestinationPatchSchema,
  read: readDestination,
  needsPicture: true,
});
