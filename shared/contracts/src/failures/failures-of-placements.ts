import type { CatalogueEntry } from './catalogue-entry.ts';

/** What can go wrong with the places for messages, from what readers are shown to what staff manage. */
export const failuresOfPlacements = {
  PLACEMENT_CODE_UNKNOWN: {
    says: 'This link of an ad is not valid any more',
    remedy: 'Links of ads work for a day. Open the page again, and follow the ad from there.',
    status: 404,
  },
  PLACEMENT_LINK_FOREIGN: {
    says: 'This link of an ad works on the pages of this site only',
    remedy: 'Open the page that shows the ad, and follow it from there.',
    status: 400,
  },
  PLACEMENT_IMAGE_UNKNOWN: {
    says: 'There is no such picture of an ad',
    remedy: 'Addresses of pictures change every day. Reload the page.',
    status: 400,
  },
  PLACEMENTS_UNREAD: {
    says: 'Which ads run could not be read: {cause}',
    remedy:
      'Pages go on with what was read before, or with the own messages of the site, and it is tried again each second. If it lasts, look at the database: `site doctor`.',
  },
  AD_SERVER_FAILED: {
    says: 'The ad server of the other network does not answer as it should: {cause}',
    remedy:
      'Pages show the campaigns of this site meanwhile, and the server is asked again after half a minute. If it lasts, look at `WEBDOCS_AD_SERVER` and at that server.',
  },
  CAMPAIGN_UNKNOWN: {
    says: 'There is no such campaign',
    remedy: 'It may have been deleted meanwhile: read the list again.',
    status: 404,
  },
  CAMPAIGN_CHANGED: {
    says: 'This campaign was changed by another person since you opened it',
    remedy: 'Read the campaign again, put what you wrote together with it, and save that. Nothing was overwritten.',
    status: 409,
  },
  CAMPAIGN_STATE: {
    says: 'This campaign cannot run: {missing}',
    remedy: 'Add what is missing, and start it again.',
    status: 409,
  },
  CREATIVE_IMAGE_WRONG: {
    says: 'The picture cannot be used: {problem}',
    remedy: 'Send a PNG, JPEG, WebP or AVIF file of at most {limit} KB that does not move.',
    status: 400,
  },
  PLACEMENT_COUNTS_FAILED: {
    says: 'What ads were shown could not be counted: {cause}',
    remedy: 'It is tried again by itself, and the counts are kept in memory until then. If it lasts, look at the database: `site doctor`.',
  },
} as const satisfies Record<string, CatalogueEntry>;
