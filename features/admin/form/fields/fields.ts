import { agencyFields } from '#contract/fields/agency-fields.ts';
import { labelsOf, namesOf, ownNamesOf, type NamesOf, type OwnNames } from '#contract/fields/field.ts';
import { packageFields } from '#contract/fields/package-fields.ts';
import type { FieldErrors } from '#features/admin/form/saving/form-errors.ts';

type PackageFields = typeof packageFields;

/** Fields beside the specification: shown and sent only where the backend has them. */
export const optionalNames = ownNamesOf(packageFields);
export type OptionalName = OwnNames<PackageFields>;

/** Lists that the form shows as comma-separated text. */
export const listNames = namesOf(packageFields, 'texts');
export type ListName = NamesOf<PackageFields, 'texts'>;

/** Numbers, which the list of packages also changes in place. */
export type NumberName = NamesOf<PackageFields, 'number'>;

export const textNames = namesOf(packageFields, 'text', 'number', 'choice', 'texts');
export type TextName = (typeof textNames)[number];

export const fieldNames = [...textNames, 'dayWiseItinerary', 'images'] as const;
export type FieldName = (typeof fieldNames)[number];

export const labels: Readonly<Record<FieldName, string>> = { ...labelsOf(packageFields), images: 'Images' };

const { latitude: _latitude, longitude: _longitude, ...ofAgency } = labelsOf(agencyFields);

/** Of the agency; the two degrees are one in its form, the position. */
export const agencyLabels = { ...ofAgency, position: 'Place on the map' };

export type PackageErrors = FieldErrors<FieldName>;
