import type { Generated, Kysely } from 'kysely';
import type { AuditAction, AuditSubjectKind } from '#contract/operations/insight.ts';
import type { Category } from '#contract/category.ts';
import type { ListedKind } from '#contract/operations/listed.ts';
import type { CountedEvent } from '#contract/counts.ts';

export type Flag = 0 | 1;

/** Tables in column types that SQLite and PostgreSQL share. Times are ms since 1970, UTC. */
export interface Schema {
  /** What queries select or order by, and the document with all of the entity. */
  entities: {
    id: string;
    kind: EntityKind;
    /** Lists show the smallest first: a new row gets the smallest. */
    list_order: number;
    version: number;
    created_at: number;
    updated_at: number;
    /** Null but for what is in the trash. */
    deleted_at: number | null;
    /** Id of a user. */
    deleted_by: string | null;
    name: string;
    /** SHA-256 of kind, administrator and idempotency key of the call that created it, hexadecimal; null without a key. */
    creation_key: string | null;
    /** The name that it came with as a sample; null for what the agency has made. */
    sample_name: string | null;
    /** The row of the home page in which it comes first, and its place there, from 0; null for most. */
    home_category: Category | null;
    home_position: number | null;
    /** Copies of members, null where the kind has no such field; so are the next two. */
    category: string | null;
    visibility: string | null;
    /** INR */
    price: number | null;
    /** JSON: fields that are not empty, pictures, and members of newer versions of the program. */
    document: string;
  };
  /** What an entity was before a save. */
  entity_versions: {
    entity_id: string;
    version: number;
    /** Of that version. */
    updated_at: number;
    /** The time of the save that replaced it, and the id of the user. */
    replaced_at: number;
    replaced_by: string | null;
    /** What that save changed. */
    summary: string;
    /** JSON: what makes its document of that of the next version, see `entities/changes.ts`. */
    patch: string;
  };
  /** Stored pictures that an entity or one of its earlier versions names, also in the trash. */
  picture_refs: { entity_id: string; hash: string };
  /** Stored pictures in use: files of other hashes are swept. Also the queue of those that wait for their variants. */
  pictures: {
    hash: string;
    width: number;
    height: number;
    /** `#rrggbb` */
    color: string;
    created_at: number;
    /** Of all its files; 0 in the transaction that records it, until it has their sizes. */
    bytes: Generated<number>;
    /** 0 while AVIF and WebP are still to be made. */
    variants_ready: Generated<Flag>;
    /** Failed tries to make them. */
    encode_tries: Generated<number>;
    /** After a try that failed for any reason, ms since 1970. */
    retry_at: Generated<number>;
  };
  /** Pictures whose record was deleted and whose files are still to be moved to the trash. */
  removed_pictures: { hash: string; width: number; height: number; color: string };
  picture_files: { name: string; hash: string; sha256: string };
  /** See `audit/audit-log.ts`. */
  audit_events: {
    id: string;
    at: number;
    /** Null for a command on the server. */
    user_id: string | null;
    action: AuditAction;
    subject_kind: AuditSubjectKind | null;
    subject_id: string | null;
    /** Its name at that time; of an account the e-mail. */
    subject_name: string | null;
    summary: string;
    /** Address block of the client (`http/limits/client-address.ts`). */
    address: string;
  };
  users: {
    id: string;
    /** As `normaliseEmail` (accounts/email-address.ts) makes it. */
    email: string;
    name: string;
    profile_pic: string;
    profile_pic_hash: string | null;
    /** argon2id; null without a password. */
    password_hash: string | null;
    is_admin: Flag;
    disabled: Flag;
    /** The `sub` of Google's ID token. */
    google_subject: string | null;
    created_at: number;
  };
  sessions: {
    /** SHA-256 of the cookie's id, hexadecimal; the id itself is never stored. */
    id_hash: string;
    user_id: string;
    kind: SessionKind;
    created_at: number;
    last_used_at: number;
    ends_at: number;
  };
  one_time_codes: {
    user_id: string;
    /** argon2id: a faster hash of six digits could be guessed. */
    code_hash: string;
    tries: number;
    ends_at: number;
  };
  email_changes: {
    user_id: string;
    /** The new address. */
    email: string;
    /** As that of `one_time_codes`. */
    code_hash: string;
    ends_at: number;
  };
  reset_links: {
    /** SHA-256 of the link's token, hexadecimal. */
    token_hash: string;
    user_id: string;
    ends_at: number;
  };
  attempts: {
    /** Hash of the limit and of whom it is about: addresses of people are not stored. */
    subject: string;
    at: number;
  };
  known_devices: { id_hash: string; user_id: string; created_at: number; ends_at: number };
  /** Mails that are not sent yet; see `mail/outbox.ts`. */
  mails: {
    id: string;
    /** Of the next try. */
    due_at: number;
    tries: number;
    /** Of the key that it is encrypted with. */
    key_id: string;
    content: string;
  };
  catalogue_version: { version: number };
  /** On PostgreSQL, backups that servers make or have made by themselves; see `backup/scheduled/backup-runs.ts`. */
  backups: {
    started_at: number;
    /** `asked`: an administrator has asked for it. */
    kind: 'scheduled' | 'asked';
    /** The machine and data folder. */
    host: string;
    /** Null while it is made, or when its server was killed. */
    ended_at: number | null;
    /** A sentence; null unless it failed. */
    failure: string | null;
    /** Of its file; null without one. */
    bytes: number | null;
    /** Whether the bucket has a copy of it that was checked. */
    is_uploaded: Flag;
  };
  /** One row; see `database/server-clock.ts`. */
  last_seen_time: {
    id: string;
    seen_at: number;
    /** Where the clock has jumped to, while that is not confirmed; null otherwise, as are the next two. */
    jumped_to: number | null;
    /** The server that noticed it, and its start. */
    jumped_by: string | null;
    jumped_start: string | null;
  };
  /** What visitors did with a package on a day, and nothing about them. Packages in the trash keep their rows. */
  package_counts: {
    /** `YYYY-MM-DD`, in Indian Standard Time. */
    day: string;
    package_id: string;
    event: CountedEvent;
    count: number;
  };
}

/** The database, or a transaction of it. */
export type Db = Kysely<Schema>;

/** What has fields, pictures and earlier versions. There is one agency. */
export type EntityKind = ListedKind | 'agency';

export type SessionKind = 'member' | 'admin';
export type UsersTable = Schema['users'];
export type MailsTable = Schema['mails'];
export type BackupsTable = Schema['backups'];
