/** Where a site serves the pictures and other media that many pages share, on its own host and on those of samples. */
export const sharedAssetsPath = '/shared-assets/';

/** The repository that holds them, as content names it. */
const home = /\bhttps?:\/\/mdn\.github\.io(?=\/shared-assets\/)/g;

/** A text, or an address, in which shared assets are named by where this site serves them. */
export function withOwnSharedAssets(text: string): string {
  return text.replace(home, '');
}
