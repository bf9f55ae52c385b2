/** Directives that list sources, each with those that apply where it is missing, the nearest first. */
const fetchDirectives: Readonly<Record<string, readonly string[]>> = {
  'default-src': [],
  'script-src': ['default-src'],
  'script-src-elem': ['script-src', 'default-src'],
  'script-src-attr': ['script-src', 'default-src'],
  'style-src': ['default-src'],
  'style-src-elem': ['style-src', 'default-src'],
  'style-src-attr': ['style-src', 'default-src'],
  'img-src': ['default-src'],
  'media-src': ['default-src'],
  'font-src': ['default-src'],
  'connect-src': ['default-src'],
  'object-src': ['default-src'],
  'manifest-src': ['default-src'],
  'prefetch-src': ['default-src'],
  'child-src': ['default-src'],
  'frame-src': ['child-src', 'default-src'],
  'worker-src': ['child-src', 'script-src', 'default-src'],
  'fenced-frame-src': ['frame-src', 'child-src', 'default-src'],
};

/** Directives that list sources and that nothing takes the place of. */
export const navigationDirectives: readonly string[] = ['base-uri', 'form-action', 'frame-ancestors'];

/** Directives that list no sources. */
const otherDirectives: readonly string[] = [
  'block-all-mixed-content',
  'plugin-types',
  'report-to',
  'report-uri',
  'require-sri-for',
  'require-trusted-types-for',
  'sandbox',
  'trusted-types',
  'upgrade-insecure-requests',
];

/** What browsers take from a header alone, not from the page. */
export const headerOnlyDirectives: readonly string[] = ['frame-ancestors', 'report-uri', 'sandbox'];

/** What they load is shown, and runs nothing. */
export const passiveDirectives: readonly string[] = ['img-src', 'media-src'];

/** Servers choose the names: one that means something to every object, such as constructor, is none of these. */
export function isFetchDirective(name: string): boolean {
  return Object.hasOwn(fetchDirectives, name);
}

/** Those that apply where a directive is missing, the nearest first. */
export function fallbacksOf(name: string): readonly string[] {
  return isFetchDirective(name) ? (fetchDirectives[name] ?? []) : [];
}

export function isKnownDirective(name: string): boolean {
  return isFetchDirective(name) || navigationDirectives.includes(name) || otherDirectives.includes(name);
}
