/** Flags of a site that is exported: without what asks a program that answers, which a file server is not. */
export const switchedOff = [
  '--no-plus',
  '--no-ads',
  '--no-newsletter',
  '--no-observatory',
  '--no-offline-packs',
  '--no-offline-worker',
] as const;
