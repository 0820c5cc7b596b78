import type * as v from 'valibot';
import { destinationFields } from './destination-fields.ts';
import { inputOf, patchOf } from './input.ts';
import { packageFields } from './package-fields.ts';

/** Input of create-package without its pictures (specification, section 5). */
export const PackageInputSchema = inputOf(packageFields);
export type PackageInput = v.InferOutput<typeof PackageInputSchema>;
export const PackagePatchSchema = patchOf(packageFields);
export type PackagePatch = v.InferOutput<typeof PackagePatchSchema>;

export const DestinationInputSchema = inputOf(destinationFields);
export type DestinationInput = v.InferOutput<typeof DestinationInputSchema>;
export const DestinationPatchSchema = patchOf(destinationFields);
export type DestinationPatch = v.InferOutput<typeof DestinationPatchSchema>;
