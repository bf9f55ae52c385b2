/** Names as older pages and translations call sidebars whose file is called otherwise today. */
const filesByOlderName: Readonly<Record<string, string>> = {
  ariaref: 'accessibilitysidebar',
  ariasidebar: 'accessibilitysidebar',
  cssrefs: 'cssref',
  firefoxsidebar: 'firefox',
  gamessidebar: 'games',
  htmlref: 'htmlsidebar',
  httpsidebar: 'http',
  learnhowtosidebar: 'learn_how_to',
  mathmlsidebar: 'mathmlref',
  privacysidebar: 'privacy',
  relatedsidebar: 'related',
  securitysidebar: 'security',
  svgsidebar: 'svgref',
  webdriversidebar: 'webdriver',
  websidebar: 'web',
  xsltref: 'xsltsidebar',
};

/** Sidebars that older pages ask for by a name of their own, and the API whose sidebar that is today. */
export const apisByOlderName: Readonly<Record<string, string>> = {
  canvassidebar: 'Canvas API',
  serviceworkersidebar: 'Service Workers API',
  webglsidebar: 'WebGL',
};

/** Names that pages call as macros; any other name of a sidebar works as well. */
export const sidebarMacroNames: readonly string[] = [
  ...'accessibilitysidebar addonsidebar addonsidebarmain cssref firefox games glossarysidebar htmlsidebar http jssidebar learn_how_to learnsidebar'.split(
    ' ',
  ),
  ...'mathmlref mdnsidebar mediasidebar performancesidebar privacy pwasidebar related security svgref urlsidebar web'.split(' '),
  ...'webassemblysidebar webdriver xmlsidebar xsltsidebar'.split(' '),
  ...Object.keys(filesByOlderName),
  ...'apiref defaultapisidebar jsref quicklinkswithsubpages'.split(' '),
];

/** Capitals, hyphens and underscores make no difference. */
export function plainName(name: string): string {
  return name.trim().toLowerCase().replaceAll('-', '_');
}

/** A name and the one it goes by today. */
export function spellings(name: string): string[] {
  const plain = plainName(name);
  const today = Object.hasOwn(filesByOlderName, plain) ? filesByOlderName[plain] : undefined;
  return today === undefined ? [plain] : [plain, today];
}
