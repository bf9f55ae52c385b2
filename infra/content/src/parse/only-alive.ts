/** Elements that need a script or the site, and say nothing without. */
export const onlyAlive: ReadonlySet<string> = new Set([
  'iframe',
  'button',
  'input',
  'select',
  'textarea',
  'form',
  'search',
  'video',
  'audio',
  'source',
  'script',
  'style',
  'object',
  'embed',
]);
