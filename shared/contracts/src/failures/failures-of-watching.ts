import type { CatalogueEntry } from './catalogue-entry.ts';

/** What can go wrong with what readers watch, and with the mail that tells them. */
export const failuresOfWatching = {
  DIGEST_LINK_UNKNOWN: {
    says: 'This link of the digest is not valid',
    remedy: 'The account that it belongs to is gone, or the link is not whole.',
    status: 404,
  },
  DIGEST_OFF: {
    says: 'There is no digest to send',
    remedy: 'Watch something first, and choose a digest that is daily or weekly.',
    status: 400,
  },
  WATCHING_FAILED: {
    says: 'What readers watch could not be looked at, or told of: {cause}',
    remedy: 'It is tried again within minutes. If it lasts, look at the database: `site doctor`.',
  },
  WATCH_UNKNOWN: { says: 'There is nothing watched with id {id}', remedy: 'It may have been ended on another device.', status: 404 },
  WATCHES_FULL: {
    says: 'You watch the most that an account can: {limit}',
    remedy: 'End what you no longer need, or watch a collection: it counts as one.',
    status: 400,
  },
  FEATURE_UNKNOWN: {
    says: 'There is no feature {path} in the updates',
    remedy: 'Features go by their paths in the compatibility data, such as css.properties.gap.',
    status: 400,
  },
} as const satisfies Record<string, CatalogueEntry>;
