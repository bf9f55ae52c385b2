import type { CatalogueEntry } from './catalogue-entry.ts';

/** What can go wrong with collections, and with links to them. */
export const failuresOfCollections = {
  COLLECTION_UNKNOWN: { says: 'Collection with id {id} not found', remedy: 'It may have been deleted on another device.', status: 400 },
  COLLECTION_LIMIT: {
    says: 'Subscription limit reached. Please upgrade',
    remedy: 'The free plan holds {limit} collections, Default among them.',
    status: 400,
  },
  COLLECTIONS_FULL: {
    says: 'Your collections hold the most that an account can: {limit} {what}',
    remedy: 'Delete what you no longer need, then try again.',
    status: 400,
  },
  COLLECTION_NAME_TAKEN: { says: 'Collection with name {name} already exists', remedy: 'Choose another name.', status: 409 },
  COLLECTION_DEFAULT_KEPT: { says: 'Cannot {change} default collection', remedy: 'Every account keeps it as it is.', status: 400 },
  COLLECTION_ITEM_UNKNOWN: { says: 'Collection item not found', remedy: 'It may have been deleted on another device.', status: 404 },
  COLLECTION_ITEM_EXISTS: { says: 'Collection item already exists in collection', remedy: 'Change the one that is there.', status: 409 },
  COLLECTION_CHANGED: {
    says: 'Collection {name} was changed elsewhere in the meantime',
    remedy: 'Look at what it is now, then save again or leave it.',
    status: 409,
  },
  COLLECTION_ITEM_CHANGED: {
    says: 'Article {title} was changed elsewhere in the meantime',
    remedy: 'Look at what was saved, then save again or leave it.',
    status: 409,
  },
  COLLECTION_ITEMS_EXIST: {
    says: 'Of these articles {count} are in {name} already: {titles}',
    remedy: 'Take them out of the selection, then try again. Nothing was moved.',
    status: 409,
  },
  SHARE_UNKNOWN: {
    says: 'There is no shared collection at this link',
    remedy: 'Its owner may have ended the link; ask for a new one.',
    status: 404,
  },
} as const satisfies Record<string, CatalogueEntry>;
