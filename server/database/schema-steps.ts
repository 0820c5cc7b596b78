import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Raised by each change of the first step, which may change until the first release: a database of another generation
 * is refused. From then on it stays as it is, and each change is a step of its own that only adds, so that a server of
 * the version before can go on beside it.
 */
const generation = 1;

/**
 * In the types that SQLite and PostgreSQL share; times in ms need 64 bits. What the columns hold is in `schema.ts`. No
 * reference to packages, destinations and users where a row outlives them: in the trash, or as an event. A long
 * `content` comes last: SQLite reads the columns before it without it.
 */
const firstSchema = `
create table pictures (
  hash text not null primary key, width integer not null, height integer not null, color text not null,
  created_at bigint not null, bytes bigint not null default 0, variants_ready integer not null default 1,
  encode_tries integer not null default 0, lease_until bigint not null default 0,
  lease_token text not null default '');
create index pictures_by_readiness on pictures (variants_ready, created_at);
create table picture_files (
  name text not null primary key, hash text not null references pictures (hash) on delete cascade,
  sha256 text not null);
create index picture_files_of_picture on picture_files (hash);
create table removed_pictures (
  hash text not null primary key, width integer not null, height integer not null, color text not null);

create table packages (
  id text not null primary key, list_order integer not null, category text not null, name text not null,
  place text not null, days integer not null, nights integer not null, persons integer not null,
  price double precision not null, description text not null, trip_highlights text not null,
  inclusions text not null, exclusions text not null, created_at bigint not null, updated_at bigint not null,
  version integer not null, visibility text not null default 'public', prepared_for text not null default '',
  local_name text not null default '');
create index packages_of_category on packages (category, list_order);
create table itinerary_days (
  id text not null primary key, package_id text not null references packages (id) on delete cascade,
  day integer not null, description text not null,
  unique (package_id, day));
create table destinations (
  id text not null primary key, list_order integer not null, name text not null, discount text not null,
  created_at bigint not null, updated_at bigint not null, version integer not null);
create table agency (
  id text not null primary key, version integer not null, updated_at bigint not null, content text not null);
${pictureUses('package', 'packages')}
${pictureUses('destination', 'destinations')}
${pictureUses('agency', 'agency')}
create table pinned_packages (
  package_id text not null primary key, category text not null, position integer not null);
create table package_counts (
  day text not null, package_id text not null, event text not null, count bigint not null,
  primary key (day, package_id, event));
create table samples (id text not null primary key, name text not null);
create table creations (key_hash text not null primary key, entity_id text not null, created_at bigint not null);
create index creations_by_time on creations (created_at);
create table catalogue_version (version integer not null primary key);
insert into catalogue_version (version) values (0);

create table trash (
  id text not null primary key, kind text not null, name text not null, list_order integer not null,
  images text not null, deleted_at bigint not null, deleted_by text, content text not null);
create index trash_by_time on trash (kind, deleted_at);
create table trash_pictures (
  trash_id text not null references trash (id) on delete cascade, hash text not null references pictures (hash),
  primary key (trash_id, hash));
create index trash_pictures_by_hash on trash_pictures (hash);
create table earlier_versions (
  owner_id text not null, version integer not null, kind text not null, replaced_at bigint not null,
  replaced_by text, summary text not null, content text not null, primary key (owner_id, version));
create table earlier_version_pictures (
  owner_id text not null, version integer not null, hash text not null references pictures (hash),
  primary key (owner_id, version, hash),
  foreign key (owner_id, version) references earlier_versions (owner_id, version) on delete cascade);
create index earlier_version_pictures_by_hash on earlier_version_pictures (hash);
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

create table fencing_tokens (lock_name text not null primary key, token bigint not null);
create table backups (
  due_at bigint not null primary key, state text not null, holder text not null, host text not null,
  tries bigint not null, lease_ends_at bigint not null, name text, made_at bigint, bytes bigint, sha256 text,
  uploaded_at bigint, failed_at bigint, failure text);
create table last_seen_time (
  id text not null primary key, seen_at bigint not null, jumped_to bigint, jumped_by text, jumped_start text);
`;

function pictureUses(owner: string, ownerTable: string): string {
  const table = `${owner}_pictures`;
  return `
create table ${table} (
  owner_id text not null references ${ownerTable} (id) on delete cascade, position integer not null,
  address text not null, hash text references pictures (hash), focal_x integer, focal_y integer,
  alt text not null, is_banner integer not null, primary key (owner_id, position));
create index ${table}_by_hash on ${table} (hash);`;
}

/** Every step of the schema by the name that databases record; names sort in the order of the steps. */
export const schemaSteps: Record<string, Migration> = {
  [`001-schema-${generation}`]: {
    up: async (db: Kysely<unknown>) => {
      for (const statement of firstSchema.split(';'))
        if (statement.trim() !== '') await sql.raw(statement).execute(db);
    },
  },
};
