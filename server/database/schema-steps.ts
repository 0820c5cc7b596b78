import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Raised by each change of the first step, which may change until the first release: a database of another generation
 * is refused. From then on it stays as it is, and each change is a step of its own that only adds, so that a server of
 * the version before can go on beside it.
 */
const generation = 6;

/**
 * In the types that SQLite and PostgreSQL share; times in ms need 64 bits. What the columns hold is in `schema.ts`. No
 * reference to entities and users where a row outlives them, such as an event. A long document comes last: SQLite reads
 * the columns before it without it.
 */
const firstSchema = `
create table pictures (
  hash text not null primary key, width integer not null, height integer not null, color text not null,
  created_at bigint not null, bytes bigint not null default 0, variants_ready integer not null default 1,
  encode_tries integer not null default 0, retry_at bigint not null default 0);
create index pictures_by_readiness on pictures (variants_ready, created_at);
create table picture_files (
  name text not null primary key, hash text not null references pictures (hash) on delete cascade,
  sha256 text not null);
create index picture_files_of_picture on picture_files (hash);
create table removed_pictures (
  hash text not null primary key, width integer not null, height integer not null, color text not null);

create table entities (
  id text not null primary key, kind text not null, list_order integer not null, version integer not null,
  created_at bigint not null, updated_at bigint not null, deleted_at bigint, deleted_by text, name text not null,
  creation_key text unique, sample_name text, home_category text, home_position integer,
  category text, visibility text, price double precision, document text not null);
create index entities_in_order on entities (kind, list_order, id);
create table entity_versions (
  entity_id text not null references entities (id) on delete cascade, version integer not null,
  updated_at bigint not null, replaced_at bigint not null, replaced_by text, summary text not null,
  patch text not null, primary key (entity_id, version));
create table picture_refs (
  entity_id text not null references entities (id) on delete cascade,
  hash text not null references pictures (hash), primary key (entity_id, hash));
create index picture_refs_by_hash on picture_refs (hash);
create table package_counts (
  day text not null, package_id text not null, event text not null, count bigint not null,
  primary key (day, package_id, event));
create table catalogue_version (version integer not null primary key);
insert into catalogue_version (version) values (0);

create table audit_events (
  id text not null primary key, at bigint not null, user_id text, action text not null, subject_kind text,
  subject_id text, subject_name text, summary text not null, address text not null);
create index audit_events_by_time on audit_events (at, id);

create table users (
  id text not null primary key, email text not null unique, name text not null, profile_pic text not null,
  password_hash text, is_admin integer not null, disabled integer not null, google_subject text unique,
  created_at bigint not null, profile_pic_hash text references pictures (hash));
create table sessions (
  id_hash text not null primary key, user_id text not null references users (id) on delete cascade,
  kind text not null, created_at bigint not null, last_used_at bigint not null, ends_at bigint not null);
create index sessions_of_user on sessions (user_id);
create index sessions_by_end on sessions (ends_at);
create table one_time_codes (
  user_id text not null primary key references users (id) on delete cascade, code_hash text not null,
  tries integer not null, ends_at bigint not null);
create table reset_links (
  token_hash text not null primary key, user_id text not null references users (id) on delete cascade,
  ends_at bigint not null);
create index reset_links_of_user on reset_links (user_id);
create table email_changes (
  user_id text not null primary key references users (id) on delete cascade, email text not null,
  code_hash text not null, ends_at bigint not null);
create table known_devices (
  id_hash text not null, user_id text not null references users (id) on delete cascade,
  created_at bigint not null, ends_at bigint not null, primary key (id_hash, user_id));
create index known_devices_of_user on known_devices (user_id);
create index known_devices_by_end on known_devices (ends_at);
create table attempts (subject text not null, at bigint not null);
create index attempts_of_subject on attempts (subject, at);
create index attempts_by_time on attempts (at);

create table mails (
  id text not null primary key, due_at bigint not null, tries integer not null, key_id text not null,
  content text not null);

create table backups (
  started_at bigint not null, kind text not null, host text not null, ended_at bigint, failure text, bytes bigint,
  is_uploaded integer not null, primary key (started_at, kind));
create table last_seen_time (
  id text not null primary key, seen_at bigint not null, jumped_to bigint, jumped_by text, jumped_start text);
`;

/** Every step of the schema by the name that databases record; names sort in the order of the steps. */
export const schemaSteps: Record<string, Migration> = {
  [`001-schema-${generation}`]: {
    up: async (db: Kysely<unknown>) => {
      for (const statement of firstSchema.split(';'))
        if (statement.trim() !== '') await sql.raw(statement).execute(db);
    },
  },
};
