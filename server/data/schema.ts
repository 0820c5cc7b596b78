import type { Category } from '#contract/category.ts';

/** 0 or 1: the one spelling of a flag that SQLite and PostgreSQL share. */
export type Flag = 0 | 1;

/** The tables, in columns that SQLite and PostgreSQL both have. Times are ms since 1970, UTC. */
export interface Schema {
  packages: PackagesTable;
  itinerary_days: ItineraryDaysTable;
  package_pictures: PictureUsesTable;
  destinations: DestinationsTable;
  destination_pictures: PictureUsesTable;
  pictures: PicturesTable;
  picture_files: PictureFilesTable;
  users: UsersTable;
  sessions: SessionsTable;
  one_time_codes: OneTimeCodesTable;
  password_resets: PasswordResetsTable;
  attempts: AttemptsTable;
  known_devices: KnownDevicesTable;
  creations: CreationsTable;
  catalogue_version: CatalogueVersionTable;
  fencing_tokens: FencingTokensTable;
}

export interface PackagesTable {
  id: string;
  /** Lists show the smallest first; see `order.ts`. */
  list_order: number;
  category: Category;
  name: string;
  place: string;
  days: number;
  nights: number;
  persons: number;
  /** INR */
  price: number;
  description: string;
  /** Counts the edits, from 1. */
  version: number;
  /** JSON: a list of text; so are the next two. */
  trip_highlights: string;
  inclusions: string;
  exclusions: string;
  created_at: number;
  updated_at: number;
}

export interface ItineraryDaysTable {
  id: string;
  package_id: string;
  /** Counts from 1 without a gap. */
  day: number;
  description: string;
}

/** The pictures of packages, and in a table of its own those of destinations. */
export interface PictureUsesTable {
  /** Of the package or destination. */
  owner_id: string;
  /** Counts from 0; the first picture stands on cards. */
  position: number;
  /** The whole address, as answered: one of ours, or one on another host. */
  address: string;
  /** The stored picture it names; null for an address on another host. */
  hash: string | null;
}

export interface DestinationsTable {
  id: string;
  list_order: number;
  name: string;
  discount: string;
  version: number;
  created_at: number;
  updated_at: number;
}

/** Which stored picture files belong to something: files of other hashes may be swept away. */
export interface PicturesTable {
  hash: string;
  /** Pixels of the largest variant. */
  width: number;
  height: number;
  /** `#rrggbb` */
  color: string;
  created_at: number;
}

/** What the files of stored pictures hold; those that were stored before this was recorded have no row. */
export interface PictureFilesTable {
  name: string;
  /** The picture that it is a variant of. */
  hash: string;
  /** Of the file's bytes, hexadecimal. */
  sha256: string;
}

export interface UsersTable {
  id: string;
  /** Trimmed, lower case. */
  email: string;
  name: string;
  /** '' when there is none. */
  profile_pic: string;
  /** The stored picture that `profile_pic` names; null for none and for one on another host. */
  profile_pic_hash: string | null;
  /** argon2id; null for people who only sign in elsewhere. */
  password_hash: string | null;
  is_admin: Flag;
  disabled: Flag;
  /** Google's lasting id of the person (the `sub` of an ID token). */
  google_subject: string | null;
  created_at: number;
}

export type SessionKind = 'member' | 'admin';

export interface SessionsTable {
  /** SHA-256 of the id in the cookie, hexadecimal: the id itself is never stored. */
  id_hash: string;
  user_id: string;
  kind: SessionKind;
  created_at: number;
  last_used_at: number;
  /** The absolute end, whatever the use. */
  ends_at: number;
}

/** The code last mailed to a person; a newer one takes its place. */
export interface OneTimeCodesTable {
  user_id: string;
  /** argon2id: with six digits, anything faster could be tried out. */
  code_hash: string;
  /** Wrong tries so far. */
  tries: number;
  ends_at: number;
}

/** The link last mailed to a person; a newer one takes its place. */
export interface PasswordResetsTable {
  user_id: string;
  /** SHA-256 of the token in the link, hexadecimal. */
  token_hash: string;
  ends_at: number;
}

/** Attempts that are counted against a limit; see `accounts/attempts.ts`. */
export interface AttemptsTable {
  /** What is limited and whom it is about, as a hash: addresses of people are not kept. */
  subject: string;
  at: number;
}

/** Browsers in which a person has signed in; see `accounts/known-devices.ts`. */
export interface KnownDevicesTable {
  /** SHA-256 of the id in the cookie, hexadecimal. */
  id_hash: string;
  user_id: string;
  created_at: number;
  ends_at: number;
}

/** What was created under which idempotency key, so that a repeat creates nothing. */
export interface CreationsTable {
  /** SHA-256 of the key with what it is about, hexadecimal. */
  key_hash: string;
  entity_id: string;
  created_at: number;
}

/** One row; see `catalogue-version.ts`. */
export interface CatalogueVersionTable {
  /** Grows with each change of packages and destinations. */
  version: number;
}

/** See `fencing.ts`; empty on the embedded database, which belongs to one process. */
export interface FencingTokensTable {
  lock_name: string;
  /** Counts how often the lock was taken. */
  token: number;
}
