/** What our own backend offers administrators beyond the specification; another backend answers no `features`. */
export const features = ['trash', 'history', 'audit'] as const;
export type Feature = (typeof features)[number];

/** Who made a change; null for an unknown account and for a command on the server. */
export interface Author {
  readonly name: string;
  readonly email: string;
}

/** A package or destination in the trash. Times are ms since 1970. */
export interface DeletedItem {
  readonly _id: string;
  readonly name: string;
  readonly images: readonly string[];
  readonly deletedAt: number;
  readonly deletedBy: Author | null;
  /** When it is deleted for good. */
  readonly endsAt: number;
}

/** What a package or destination was before a save. */
export interface EarlierVersion {
  readonly version: number;
  /** When and by whom it was replaced. */
  readonly replacedAt: number;
  readonly replacedBy: Author | null;
  /** What the save changed, such as `price 47500 to 49900, day 3`. */
  readonly summary: string;
}

export type AuditAction =
  | 'create'
  | 'edit'
  | 'delete'
  | 'restore'
  | 'delete for good'
  | 'sign in'
  | 'change password'
  | 'add administrator'
  | 'remove administrator';

export type AuditSubjectKind = 'package' | 'destination' | 'account';

export interface AuditEvent {
  readonly _id: string;
  /** ms since 1970 */
  readonly at: number;
  readonly by: Author | null;
  readonly action: AuditAction;
  /** `name` is that of the time of the event; of an account its e-mail. */
  readonly subject: { readonly kind: AuditSubjectKind; readonly _id: string; readonly name: string } | null;
  /** Of an edit what it changed, otherwise ''. */
  readonly summary: string;
  /** An IPv4 address, the /64 of an IPv6 address, or `command line`. */
  readonly address: string;
}
