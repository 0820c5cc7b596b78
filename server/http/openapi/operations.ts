import * as v from 'valibot';
import {
  EmailInputSchema,
  OwnAccountInputSchema,
  OwnEmailCodeInputSchema,
  OwnEmailInputSchema,
  OwnPasswordInputSchema,
  GoogleLoginInputSchema,
  ProfilePatchSchema,
  ResetPasswordInputSchema,
  VerifyOtpInputSchema,
} from '#contract/account-inputs.ts';
import { FirstStepsSchema, SamplesInputSchema } from '#contract/first-steps.ts';
import { HomeOrderInputSchema } from '#contract/home-order.ts';
import { maxCountDays, PackageCountsSchema } from '#contract/package-counts.ts';
import { PricesInputSchema } from '#contract/prices-input.ts';
import { AgencyInputSchema } from '#contract/agency-input.ts';
import { CountInputSchema } from '#server/http/calls/package-counts.ts';
import { BackupDownloadInputSchema } from '#contract/backup-download-input.ts';
import { BackupRunSchema, BackupStartInputSchema } from '#contract/backup-run.ts';
import * as calls from '#contract/calls.ts';
import { allPackagesKey, categories } from '#contract/category.ts';
import { DestinationOrderInputSchema } from '#contract/destination-order.ts';
import { DestinationInputSchema, DestinationPatchSchema } from '#contract/destination-input.ts';
import { CreateFieldsSchema, EditFieldsSchema, PackageCreateFieldsSchema } from '#contract/editing.ts';
import { features, memberFeatures } from '#contract/features.ts';
import { limits } from '#contract/limits.ts';
import { LoginInputSchema } from '#contract/login-input.ts';
import { PackageInputSchema, PackagePatchSchema } from '#contract/package-input.ts';
import { ServerStatusSchema } from '#contract/server-status.ts';
import {
  AgencyAnswer,
  AuditEventAnswer,
  ChangedPriceAnswer,
  CategoryAnswer,
  DeletedItemAnswer,
  DestinationAnswer,
  EarlierVersionAnswer,
  HomeOrderShape,
  SamplesShape,
  MessageAnswer,
  PackageAnswer,
  UserAnswer,
} from './answer-schemas.ts';

export type Access = 'everybody' | 'signed in' | 'administrator';

type Schema = v.GenericSchema;

export interface Form {
  readonly fields: v.ObjectSchema<v.ObjectEntries, v.ErrorMessage<v.ObjectIssue> | undefined>;
  /** The other fields of the form, such as the order of pictures. */
  readonly more?: Form['fields'];
  readonly files: { readonly name: string; readonly max: number };
}

/** One call: method and path below `/api`, with `{id}` for a part of the path. */
export interface Operation {
  readonly name: string;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  readonly path: string;
  readonly summary: string;
  readonly tag: 'Catalogue' | 'Accounts' | 'Administration' | 'Operation';
  readonly access: Access;
  readonly query?: Readonly<Record<string, { readonly schema: Schema; readonly about: string }>>;
  readonly body?: { readonly json: Schema } | { readonly form: Form };
  /** Of success: its status, and a schema, or the media type of a file. */
  readonly success: 200 | 201 | 204;
  /** Absent with 204. */
  readonly answer?: Schema | string;
  /** Statuses of refusals beside those of its access and its body. */
  readonly refusals?: readonly (401 | 403 | 404 | 409 | 429 | 503)[];
}

const withId = (path: (id: string) => string) => `${path('')}{id}`;
const images = { name: 'images', max: limits.pictures } as const;
const category = {
  category: { schema: v.picklist([...categories, allPackagesKey]), about: 'Which packages' },
} as const;

const catalogue = { tag: 'Catalogue', access: 'everybody', success: 200 } as const;
const account = { tag: 'Accounts', method: 'post', access: 'everybody', success: 200 } as const;
const administration = { tag: 'Administration', access: 'administrator', success: 200 } as const;

/** Every call of our backend. Those below `/admin/` are not part of the specification (`contract/features.ts`). */
export const operations: readonly Operation[] = [
  {
    ...catalogue,
    name: 'listPackages',
    method: 'get',
    path: calls.allPackages,
    summary: 'All packages, newest first',
    answer: v.strictObject({ tours: v.array(PackageAnswer) }),
  },
  {
    ...catalogue,
    name: 'listTopPackages',
    method: 'get',
    path: calls.topPackages,
    summary: 'The five packages of a row of the home page',
    query: category,
    answer: v.strictObject({ data: v.array(PackageAnswer) }),
  },
  {
    ...catalogue,
    name: 'listCategories',
    method: 'get',
    path: calls.categoriesList,
    summary: 'With `category` the packages of a category, without it the categories',
    query: { category: { ...category.category, schema: v.optional(category.category.schema) } },
    answer: v.union([
      v.strictObject({ data: v.array(PackageAnswer) }),
      v.strictObject({ data: v.array(CategoryAnswer) }),
    ]),
  },
  {
    ...catalogue,
    name: 'readPackage',
    method: 'get',
    path: withId(calls.packageDetail),
    summary: 'One package',
    answer: v.strictObject({ data: v.strictObject({ package: PackageAnswer }) }),
    refusals: [404],
  },
  {
    ...catalogue,
    name: 'listDestinations',
    method: 'get',
    path: calls.destinations,
    summary: 'The popular destinations',
    answer: v.strictObject({ destinations: v.array(DestinationAnswer) }),
  },
  {
    ...catalogue,
    name: 'count',
    method: 'post',
    path: calls.count,
    summary: 'Counts that a visitor opened the page of a public package, or asked about it',
    body: { json: CountInputSchema },
    success: 204,
    refusals: [404, 429],
  },
  {
    ...administration,
    name: 'createPackage',
    method: 'post',
    path: calls.createPackage,
    summary: 'Creates a package; a repeat with the same idempotency key creates nothing',
    body: { form: { fields: PackageInputSchema, more: PackageCreateFieldsSchema, files: images } },
    success: 201,
    answer: v.strictObject({ message: v.string(), package: PackageAnswer }),
  },
  {
    ...administration,
    name: 'editPackage',
    method: 'patch',
    path: withId(calls.editPackage),
    summary: 'Changes the fields given, and adds, orders and removes pictures',
    body: { form: { fields: PackagePatchSchema, more: EditFieldsSchema, files: images } },
    answer: v.strictObject({ message: v.string(), updatedPackage: PackageAnswer }),
    refusals: [404, 409],
  },
  {
    ...administration,
    name: 'deletePackage',
    method: 'delete',
    path: withId(calls.deletePackage),
    summary: `Moves a package to the trash, for ${limits.trashDays} days`,
    answer: MessageAnswer,
    refusals: [404],
  },
  {
    ...administration,
    name: 'createDestination',
    method: 'post',
    path: calls.createDestination,
    summary: 'Creates a popular destination',
    body: { form: { fields: DestinationInputSchema, more: CreateFieldsSchema, files: images } },
    success: 201,
    answer: v.strictObject({ message: v.string(), destination: DestinationAnswer }),
  },
  {
    ...administration,
    name: 'editDestination',
    method: 'patch',
    path: withId(calls.editDestination),
    summary: 'Changes the fields given, and adds, orders and removes pictures',
    body: { form: { fields: DestinationPatchSchema, more: EditFieldsSchema, files: images } },
    answer: v.strictObject({ message: v.string(), updatedDestination: DestinationAnswer }),
    refusals: [404, 409],
  },
  {
    ...administration,
    name: 'deleteDestination',
    method: 'delete',
    path: withId(calls.deleteDestination),
    summary: `Moves a destination to the trash, for ${limits.trashDays} days`,
    answer: MessageAnswer,
    refusals: [404],
  },
  {
    ...account,
    name: 'readSession',
    method: 'get',
    path: calls.me,
    summary: 'Who is signed in; `user` is null for a browser without a session',
    answer: v.strictObject({
      user: v.nullable(UserAnswer),
      features: v.optional(v.array(v.picklist(memberFeatures))),
    }),
    refusals: [401],
  },
  {
    ...account,
    name: 'editProfile',
    method: 'patch',
    path: calls.me,
    summary: 'Changes name and picture; an empty `profilePic` removes the picture',
    access: 'signed in',
    body: { form: { fields: ProfilePatchSchema, files: { name: 'profilePic', max: 1 } } },
    answer: v.strictObject({ message: v.string(), user: UserAnswer }),
    refusals: [429],
  },
  {
    ...account,
    name: 'login',
    path: calls.login,
    summary: 'Signs in by password; the cookie is the only credential, the token authenticates nothing',
    body: { json: LoginInputSchema },
    answer: v.strictObject({ user: UserAnswer, isAdmin: v.boolean(), token: v.string() }),
    refusals: [401, 429],
  },
  {
    ...account,
    name: 'googleLogin',
    path: calls.googleLogin,
    summary: 'Signs in by an ID token of Google',
    body: { json: GoogleLoginInputSchema },
    answer: v.strictObject({ user: UserAnswer }),
    refusals: [401, 429, 503],
  },
  {
    ...account,
    name: 'sendOtp',
    path: calls.sendOtp,
    summary: 'Mails a code; the answer does not tell whether there is an account',
    body: { json: EmailInputSchema },
    answer: MessageAnswer,
    refusals: [429],
  },
  {
    ...account,
    name: 'verifyOtp',
    path: calls.verifyOtp,
    summary: 'Signs in by the mailed code',
    body: { json: VerifyOtpInputSchema },
    answer: v.strictObject({ user: UserAnswer }),
    refusals: [401, 429],
  },
  {
    ...account,
    name: 'forgotPassword',
    path: calls.forgotPassword,
    summary: 'Mails a link; the answer does not tell whether there is an account',
    body: { json: EmailInputSchema },
    answer: MessageAnswer,
    refusals: [429],
  },
  {
    ...account,
    name: 'resetPassword',
    path: calls.resetPassword,
    summary: 'Sets a new password by the token of the mailed link',
    body: { json: ResetPasswordInputSchema },
    answer: MessageAnswer,
    refusals: [429],
  },
  {
    ...account,
    name: 'logout',
    path: calls.logout,
    summary: 'Ends both sessions of this browser',
    answer: MessageAnswer,
  },
  {
    ...account,
    name: 'adminLogout',
    path: calls.adminLogout,
    summary: 'Ends the administrator’s session of this browser',
    answer: MessageAnswer,
  },
  {
    ...administration,
    name: 'verifyAdministrator',
    method: 'get',
    path: calls.adminVerifyToken,
    summary: 'Who the administrator is, and what this backend offers beside the specification',
    answer: v.strictObject({
      user: UserAnswer,
      isAdmin: v.literal(true),
      features: v.array(v.picklist(features)),
    }),
  },
  {
    ...administration,
    name: 'listDeletedPackages',
    method: 'get',
    path: calls.deletedPackages,
    summary: 'Packages in the trash, deleted last first',
    answer: v.strictObject({ packages: v.array(DeletedItemAnswer) }),
  },
  {
    ...administration,
    name: 'listDeletedDestinations',
    method: 'get',
    path: calls.deletedDestinations,
    summary: 'Destinations in the trash, deleted last first',
    answer: v.strictObject({ destinations: v.array(DeletedItemAnswer) }),
  },
  {
    ...administration,
    name: 'restorePackage',
    method: 'post',
    path: withId(calls.restorePackage),
    summary:
      'Restores a package from the trash; a repeat answers the same; 409 when a newer version must do it',
    answer: v.strictObject({ message: v.string(), package: PackageAnswer }),
    refusals: [404, 409],
  },
  {
    ...administration,
    name: 'restoreDestination',
    method: 'post',
    path: withId(calls.restoreDestination),
    summary:
      'Restores a destination from the trash; a repeat answers the same; 409 when a newer version must do it',
    answer: v.strictObject({ message: v.string(), destination: DestinationAnswer }),
    refusals: [404, 409],
  },
  {
    ...administration,
    name: 'deletePackageForGood',
    method: 'delete',
    path: withId(calls.deletedPackage),
    summary: 'Deletes a package that is in the trash',
    answer: MessageAnswer,
    refusals: [404],
  },
  {
    ...administration,
    name: 'deleteDestinationForGood',
    method: 'delete',
    path: withId(calls.deletedDestination),
    summary: 'Deletes a destination that is in the trash',
    answer: MessageAnswer,
    refusals: [404],
  },
  {
    ...administration,
    name: 'listPackageVersions',
    method: 'get',
    path: withId(calls.packageVersions),
    summary: 'What a package was before each save, newest first',
    answer: v.strictObject({ versions: v.array(EarlierVersionAnswer) }),
    refusals: [404],
  },
  {
    ...administration,
    name: 'listDestinationVersions',
    method: 'get',
    path: withId(calls.destinationVersions),
    summary: 'What a destination was before each save, newest first',
    answer: v.strictObject({ versions: v.array(EarlierVersionAnswer) }),
    refusals: [404],
  },
  {
    ...administration,
    name: 'readPackageVersion',
    method: 'get',
    path: withId(calls.packageVersion),
    summary: 'An earlier version of a package',
    query: { version: { schema: v.pipe(v.number(), v.integer()), about: 'Of the list of versions' } },
    answer: v.strictObject({ package: PackageAnswer }),
    refusals: [404],
  },
  {
    ...administration,
    name: 'readDestinationVersion',
    method: 'get',
    path: withId(calls.destinationVersion),
    summary: 'An earlier version of a destination',
    query: { version: { schema: v.pipe(v.number(), v.integer()), about: 'Of the list of versions' } },
    answer: v.strictObject({ destination: DestinationAnswer }),
    refusals: [404],
  },
  {
    ...administration,
    name: 'readAuditLog',
    method: 'get',
    path: calls.auditLog,
    summary: 'The last changes, newest first, a page at a time',
    query: {
      before: { schema: v.optional(v.string()), about: '`next` of the answer before' },
    },
    answer: v.strictObject({ events: v.array(AuditEventAnswer), next: v.nullable(v.string()) }),
  },
  {
    ...administration,
    name: 'listAllPackages',
    method: 'get',
    path: calls.adminPackages,
    summary: 'All packages, drafts and those by link among them',
    answer: v.strictObject({ packages: v.array(PackageAnswer) }),
  },
  {
    ...administration,
    name: 'readAnyPackage',
    method: 'get',
    path: withId(calls.adminPackage),
    summary: 'One package, also a draft',
    answer: v.strictObject({ package: PackageAnswer }),
    refusals: [404],
  },
  {
    ...administration,
    name: 'readHomeOrder',
    method: 'get',
    path: calls.homeOrder,
    summary: 'The packages that come first in the rows of the home page',
    answer: HomeOrderShape,
  },
  {
    ...administration,
    name: 'saveHomeOrder',
    method: 'put',
    path: calls.homeOrder,
    summary: 'Replaces that order, unless another one is stored than `previous`',
    body: { json: HomeOrderInputSchema },
    answer: HomeOrderShape,
    refusals: [409],
  },
  {
    ...administration,
    name: 'changeOwnName',
    method: 'patch',
    path: calls.ownAccount,
    summary: 'Changes the name of the administrator who is signed in',
    body: { json: OwnAccountInputSchema },
    answer: v.strictObject({ message: v.string(), user: UserAnswer }),
    refusals: [429],
  },
  {
    ...administration,
    name: 'changeOwnPassword',
    method: 'post',
    path: calls.ownPassword,
    summary: 'Changes the password of the administrator who is signed in, and ends their other sessions',
    body: { json: OwnPasswordInputSchema },
    answer: MessageAnswer,
    refusals: [429],
  },
  {
    ...administration,
    name: 'changeOwnEmail',
    method: 'post',
    path: calls.ownEmail,
    summary:
      'Changes their e-mail and ends their other sessions; where mails go out, mails a code there first, and answers no `user`',
    body: { json: OwnEmailInputSchema },
    answer: v.strictObject({ message: v.string(), user: v.optional(UserAnswer) }),
    refusals: [429],
  },
  {
    ...administration,
    name: 'confirmOwnEmail',
    method: 'post',
    path: calls.ownEmailCode,
    summary: 'Changes their e-mail to the one to which the code was mailed',
    body: { json: OwnEmailCodeInputSchema },
    answer: v.strictObject({ message: v.string(), user: UserAnswer }),
    refusals: [429],
  },
  {
    ...administration,
    name: 'saveDestinationOrder',
    method: 'put',
    path: calls.destinationOrder,
    summary: 'Puts all popular destinations in an order, unless another one is stored than `previous`',
    body: { json: DestinationOrderInputSchema },
    answer: v.strictObject({ order: v.array(v.string()) }),
    refusals: [409],
  },
  {
    ...administration,
    name: 'changePrices',
    method: 'patch',
    path: calls.prices,
    summary: 'Changes the prices of several packages: all of them, or none when one was changed meanwhile',
    body: { json: PricesInputSchema },
    answer: v.strictObject({ message: v.string(), prices: v.array(ChangedPriceAnswer) }),
    refusals: [409],
  },
  {
    ...administration,
    name: 'readCounts',
    method: 'get',
    path: calls.packageCounts,
    summary: 'What visitors did with the packages, by day and by package',
    query: {
      days: {
        schema: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxCountDays))),
        about: 'Length of the period, today included',
      },
    },
    answer: PackageCountsSchema,
  },
  {
    ...administration,
    name: 'readAgency',
    method: 'get',
    path: calls.adminAgency,
    summary: 'The facts of the agency as the owner changed them',
    answer: v.strictObject({ agency: AgencyAnswer }),
  },
  {
    ...administration,
    name: 'editAgency',
    method: 'patch',
    path: calls.adminAgency,
    summary: 'Replaces the facts that differ from the originals',
    body: { form: { fields: v.object({ facts: AgencyInputSchema }), more: EditFieldsSchema, files: images } },
    answer: v.strictObject({ message: v.string(), updatedAgency: AgencyAnswer }),
    refusals: [409],
  },
  {
    ...administration,
    name: 'listAgencyVersions',
    method: 'get',
    path: calls.agencyVersions,
    summary: 'What the facts of the agency were before each save, newest first',
    answer: v.strictObject({ versions: v.array(EarlierVersionAnswer) }),
  },
  {
    ...administration,
    name: 'readAgencyVersion',
    method: 'get',
    path: calls.agencyVersion,
    summary: 'An earlier version of the facts of the agency',
    query: { version: { schema: v.pipe(v.number(), v.integer()), about: 'Of the list of versions' } },
    answer: v.strictObject({ agency: AgencyAnswer }),
    refusals: [404],
  },
  {
    ...administration,
    name: 'readStatus',
    method: 'get',
    path: calls.adminStatus,
    summary: 'Backups, disk, pictures and mails of this server',
    answer: ServerStatusSchema,
  },
  {
    ...administration,
    name: 'readFirstSteps',
    method: 'get',
    path: calls.firstSteps,
    summary: 'What a new agency has done, and how many samples are left',
    answer: FirstStepsSchema,
  },
  {
    ...administration,
    name: 'moveSamples',
    method: 'put',
    path: calls.samples,
    summary: 'Moves the samples that were never edited to the trash, or those in it back',
    body: { json: SamplesInputSchema },
    answer: SamplesShape,
    refusals: [409],
  },
  {
    ...administration,
    name: 'downloadBackup',
    method: 'post',
    path: calls.adminBackup,
    summary: 'The backup of this name, or the newest one, as a file, for the password again',
    body: { json: BackupDownloadInputSchema },
    answer: 'application/x-tar',
    refusals: [404, 429],
  },
  {
    ...administration,
    name: 'beginBackup',
    method: 'post',
    path: calls.backupRuns,
    summary: 'Begins a backup, for the password again; 409 while one is being made',
    body: { json: BackupStartInputSchema },
    success: 201,
    answer: v.strictObject({ message: v.string(), run: v.pipe(v.number(), v.integer()) }),
    refusals: [409, 429],
  },
  {
    ...administration,
    name: 'readBackupRun',
    method: 'get',
    path: withId(calls.backupRun),
    summary: 'What has become of a backup that was begun',
    answer: BackupRunSchema,
    refusals: [404],
  },
  {
    name: 'readHealth',
    tag: 'Operation',
    access: 'everybody',
    method: 'get',
    path: calls.health,
    summary: 'Whether this server and its database answer; `deep`, for administrators, adds warnings',
    query: { deep: { schema: v.optional(v.string()), about: 'Any value, also none' } },
    success: 200,
    answer: v.strictObject({
      status: v.literal('ok'),
      version: v.string(),
      warnings: v.optional(v.array(v.string())),
    }),
    refusals: [401, 403, 503],
  },
  {
    name: 'readReadiness',
    tag: 'Operation',
    access: 'everybody',
    method: 'get',
    path: calls.ready,
    summary: 'Whether a balancer may send requests here: not while this server stops or has no database',
    success: 200,
    answer: v.strictObject({ status: v.literal('ready') }),
    refusals: [503],
  },
  {
    name: 'readOpenApi',
    tag: 'Operation',
    access: 'everybody',
    method: 'get',
    path: calls.openApi,
    summary: 'This document',
    success: 200,
    answer: v.looseObject({ openapi: v.string() }),
  },
];
