import type { CatalogueEntry } from './catalogue-entry.ts';

/** What can go wrong when a site is written to an archive, proved by a drill, or made of one, and with the ledger of deletions. */
export const failuresOfBackups = {
  BACKUP_MALFORMED: { says: 'The backup {file} cannot be read: {cause}', remedy: 'Nothing was changed. Take another backup file.' },
  BACKUP_OLD: {
    says: '{file} is of an earlier version of the site and holds rows alone, without releases and keys',
    remedy: 'Restore it with the version of the site that wrote it, and then make a new backup.',
  },
  BACKUP_SEALED: {
    says: '{file} is sealed with a passphrase',
    remedy: 'Give it as WEBDOCS_BACKUP_PASSPHRASE, or in a file: --passphrase-file <file>',
  },
  BACKUP_NOT_OPENED: {
    says: 'The passphrase does not open {file}',
    remedy: 'It is another passphrase, or the beginning of the file was altered. Nothing was changed.',
  },
  BACKUP_INCOMPLETE: {
    says: '{remote} {version} is live, and cannot be read from this data folder: {cause}',
    remedy: 'Publish it again, or make the backup on the machine that has it; nothing was written.',
  },
  PASSPHRASE_SHORT: { says: 'The passphrase is too short', remedy: 'Take one of at least {least} characters.' },
  PASSPHRASE_UNREADABLE: { says: 'The passphrase cannot be read from {file}: {cause}', remedy: 'Name a file that holds it.' },
  RESTORE_SITE_RUNNING: {
    says: 'A site is running on {folder} (process {pid})',
    remedy: 'Restore into an empty folder (--data <folder>), or stop the site and move its folder away first.',
  },
  RESTORE_NOT_EMPTY: {
    says: 'A backup is not restored over {place}: something is in it',
    remedy: 'Name an empty folder with --data and an empty database with DATABASE_URL, or move away what is there.',
  },
  RESTORE_UNDER_WAY: {
    says: 'A backup is being restored into {folder} already (process {pid})',
    remedy: 'Wait until it has ended, or end that process.',
  },
  LEDGER_MISSING: {
    says: 'It was not said where the ledger of deletions is, so what users deleted since the backup would come back',
    remedy: 'Name it: --deletions <old data folder>/deletions.ledger. Where it is lost: --deletions none',
  },
  LEDGER_MALFORMED: {
    says: 'The ledger of deletions {file} cannot be read: {cause}',
    remedy: 'Name another copy with --deletions <file>; in a site that runs, move it away, and a new one begins.',
  },
  LEDGER_NOT_WRITTEN: {
    says: 'What users delete could not be written into the ledger {file}: {cause}',
    remedy: 'Make room, or let the site write there; it is written as soon as it can be.',
  },
  DRILL_DIFFERS: {
    says: '{file} does not bring back what it says: {list}',
    remedy: 'Do not rely on it. Make a new backup, and report this with the lines above.',
  },
  BACKUP_NOT_WRITTEN: {
    says: 'The backup {file} was not written: {cause}',
    remedy: 'Nothing of it was kept. Name a file in a folder that is there, on a disk with room for all releases and rows.',
  },
  RESTORE_NOT_WRITTEN: {
    says: 'Nothing was restored to {folder}: {cause}',
    remedy: 'Name a folder that can be made, on a disk with room for it, with --data; then begin again.',
  },
  BACKUP_EXISTS: { says: '{file} exists already', remedy: 'Choose another name; nothing was written.' },
} as const satisfies Readonly<Record<string, CatalogueEntry>>;
