import type { CliCommand } from './command.ts';

/** In the order of `--help`. */
export const commands: readonly CliCommand[] = [
  {
    name: 'admin',
    parameters: 'add EMAIL | reset EMAIL | remove EMAIL | list',
    summary: 'Manage administrators, also while the server runs',
    details: [
      'add EMAIL     make an administrator',
      'reset EMAIL   give an administrator another password, which ends all sessions',
      'remove EMAIL  take the right away',
      'list          show all administrators',
      'The password is asked for, or read from the first line of what is piped in; when empty, one is made and shown once.',
    ],
    load: async () => (await import('./commands/admin.ts')).runAdmin,
  },
  {
    name: 'backup',
    parameters: 'FILE',
    summary: 'Write database and pictures into one file, also while servers run',
    details: ['Exit code 2: some pictures that the database names are missing.'],
    load: async () => (await import('./commands/backup.ts')).runBackup,
  },
  {
    name: 'restore',
    parameters: 'FILE [--replace]',
    summary: 'Restore a backup into DATA_DIR, while no server uses it',
    details: ['--replace     also into a folder that holds data, which is kept in a folder beside it'],
    load: async () => (await import('./commands/backup.ts')).runRestore,
  },
  {
    name: 'migrate',
    parameters: '',
    summary: 'Give the database the schema of this version, as a start of the server does',
    details: ['No server of the version before may run meanwhile. Make a backup first.'],
    load: async () => (await import('./commands/migrate.ts')).runMigrate,
  },
  {
    name: 'migrate-data',
    parameters: '--from PLACE --to PLACE',
    summary: 'Copy all data to another database or another place of pictures',
    details: [
      'PLACE         a data folder, postgres://user@host/database or https://host/bucket; a database and a bucket take',
      '              the option twice',
    ],
    load: async () => (await import('./commands/migrate-data.ts')).runMigrateData,
  },
  {
    name: 'pictures',
    parameters: '[--sweep]',
    summary: 'Read every stored picture and name the missing and the damaged ones',
    details: ['--sweep       move files that no row of the database names to the trash instead'],
    load: async () => (await import('./commands/pictures.ts')).runPictures,
  },
  {
    name: 'doctor',
    parameters: '',
    summary: 'Check configuration, disk, database, pictures, mail, clock and proxy, and say what to do',
    details: ['Exit code 1: there is a problem. Warnings alone end with 0.'],
    load: async () => (await import('./commands/doctor.ts')).runDoctor,
  },
  {
    name: 'ready',
    parameters: '[--process ID]',
    summary: 'Wait until the server on HOST and PORT takes requests',
    details: [
      '--process ID  fail as soon as the process with this number, the server, has ended',
      'Exit code 1: it took none within ten minutes.',
    ],
    load: async () => (await import('./commands/ready.ts')).runReady,
  },
];
