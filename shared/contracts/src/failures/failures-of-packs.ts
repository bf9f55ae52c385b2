import type { CatalogueEntry } from './catalogue-entry.ts';

/** What can go wrong with packs for reading offline: making them, asking for them, and what came is not what was signed. */
export const failuresOfPacks = {
  PACK_TRUNCATED: {
    says: 'The pack {pack} has {bytes} bytes instead of {expected}',
    remedy: 'The download broke off, or the browser gave up a part of it: fetch the pack again. The one before goes on serving.',
  },
  PACK_TAMPERED: {
    says: 'The pack {pack} is not the one that was signed: {cause}',
    remedy: 'Fetch it again. If it stays so, a cache or a proxy on the way changes it. The one before goes on serving.',
  },
  PACK_REORDERED: {
    says: 'The pack {pack} has its blocks in another order: at byte {at} is the one of byte {other}',
    remedy: 'It was put together wrongly, such as from parts of a download: fetch it again in one piece.',
  },
  PACK_FOREIGN: {
    says: 'The pack {pack} cannot be read here: {cause}',
    remedy: 'Page and pack are of different releases, or the address leads to something else: load the page again, then fetch the pack.',
  },
  PACK_NOT_FETCHED: {
    says: 'The pack {pack} could not be fetched: {cause}',
    remedy: 'Download again: it goes on where it broke off. What was kept before can be read meanwhile.',
  },
  PACK_NO_ROOM: {
    says: 'There is no room for the pack {pack}: it needs {bytes} bytes more than the browser gives this site',
    remedy: 'Choose fewer areas, or make room on the device, then download again.',
  },
  OFFLINE_FILE_MISSING: {
    says: 'What is needed for reading offline could not be fetched: {file}: {cause}',
    remedy: 'Download again in a minute; what was kept before can be read meanwhile.',
  },
  OFFLINE_FILES_CHANGED: {
    says: 'The site was changed while its files for reading offline were fetched, three times in a row',
    remedy: 'Download again in a minute; what was kept before can be read meanwhile.',
  },
  OFFLINE_FAILED: {
    says: 'Reading offline failed: {cause}',
    remedy: 'Load the page again. If it stays so, clear what is kept on this device and download it again.',
  },
  PACK_UNSIGNED: {
    says: 'No key that this site trusts has signed the pack {pack}',
    remedy: 'Packs of another host need its key: WEBDOCS_UPDATES_KEYS. `/packs/keys.json` of that site names it.',
  },
  PACK_KEYS_UNUSABLE: {
    says: 'The keys of packs cannot be used: {cause}',
    remedy: 'Signatures are Ed25519, which older browsers do not know: there packs cannot be kept.',
  },
  PACK_TOO_LARGE: {
    says: 'The pack {pack} has {bytes} bytes; {limit} are allowed, and in parts it does not become small enough',
    remedy: 'One page with its media is too large for a pack: make its pictures smaller, or move them to shared assets.',
  },
  PACKS_NOT_READY: {
    says: 'The packs for reading offline are being made: {percent} %',
    remedy: 'Ask again in a minute.',
    status: 503,
  },
  PACKS_OFF: {
    says: 'This site makes no packs for reading offline',
    remedy: 'Ask the host that its configuration names for them; the operator can let it make its own: WEBDOCS_OFFLINE_PACKS=on.',
    status: 404,
  },
  PACK_UNKNOWN: {
    says: 'There is no pack {name}',
    remedy: 'The index names those there are; newer ones have taken the place of older ones.',
    status: 404,
  },
  PACKS_FAILED: {
    says: 'The packs for reading offline could not be made: {cause}',
    remedy: 'Those made before go on being served, and it is tried again in a minute.',
  },
} as const satisfies Readonly<Record<string, CatalogueEntry>>;
