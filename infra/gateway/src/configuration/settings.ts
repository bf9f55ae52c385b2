import {
  addressList,
  baseAddress,
  date,
  existingFolder,
  headerName,
  host,
  hostList,
  issuerAddress,
  localeList,
  onOrOff,
  oneOf,
  optionalPath,
  path,
  siteAddress,
  text,
  wholeNumber,
  type Kind,
} from './kinds.ts';

/** One thing that an operator can set: by a `WEBDOCS_` variable, or by the flag of the same words. */
export interface Setting<T = unknown> {
  readonly variable: `WEBDOCS_${string}`;
  readonly kind: Kind<T>;
  /** As it would be written in the variable. `{port}` takes the port in use. */
  readonly default: string;
  readonly because: string;
  readonly meaning: string;
  /** A switch that is off with the named one, whatever was said. */
  readonly needs?: string;
  /** May be on only together with the named switch. */
  readonly onlyWith?: string;
  /** Taken from the environment alone, where other users of the machine cannot read it, and never shown. */
  readonly secret?: true;
}

/** What browsers are told too: it is the same for every visitor and part of the composition id. */
export const publicSettings = {
  siteName: {
    variable: 'WEBDOCS_SITE_NAME',
    kind: text(80),
    default: 'MDN Web Docs',
    because: 'the name in the specifications',
    meaning: 'Name of the site in running text',
  },
  siteTitle: {
    variable: 'WEBDOCS_SITE_TITLE',
    kind: text(40),
    default: 'MDN',
    because: 'short, it ends every title',
    meaning: 'Last part of every page title, and the short name in the web manifest',
  },
  'products.plus': {
    variable: 'WEBDOCS_PRODUCT_PLUS',
    kind: text(40),
    default: 'MDN Plus',
    because: 'the name in the specifications',
    meaning: 'Name of the paid tier',
  },
  'products.curriculum': {
    variable: 'WEBDOCS_PRODUCT_CURRICULUM',
    kind: text(40),
    default: 'MDN Curriculum',
    because: 'the name in the specifications',
    meaning: 'Name of the learning section',
  },
  'products.observatory': {
    variable: 'WEBDOCS_PRODUCT_OBSERVATORY',
    kind: text(40),
    default: 'HTTP Observatory',
    because: 'the name in the specifications',
    meaning: 'Name of the security scanner',
  },
  locales: {
    variable: 'WEBDOCS_LOCALES',
    kind: localeList,
    default: 'en-US,es,fr,ja,ko,pt-BR,ru,zh-CN,zh-TW',
    because: 'the nine of the specifications',
    meaning: 'Languages that readers can choose; addresses in others lead to English',
  },
  'features.plus': {
    variable: 'WEBDOCS_PLUS',
    kind: onOrOff,
    default: 'on',
    because: 'the product has a paid tier',
    meaning: 'The paid tier: its pages, menus, sign-up and bookmarks',
  },
  'features.ads': {
    variable: 'WEBDOCS_ADS',
    kind: onOrOff,
    default: 'on',
    because: 'the five placements are part of the product',
    meaning: 'Ads, the page that offers them and the row in the settings that hides them',
  },
  'features.newsletter': {
    variable: 'WEBDOCS_NEWSLETTER',
    kind: onOrOff,
    default: 'on',
    because: 'it is part of the product',
    meaning: 'The newsletter: its page, the form in blog posts and the row in the settings',
  },
  'features.aiHelp': {
    variable: 'WEBDOCS_AI_HELP',
    kind: onOrOff,
    default: 'on',
    because: 'it is part of the paid tier',
    meaning: 'AI Help; off wherever the paid tier is off',
    needs: 'features.plus',
  },
  'features.observatory': {
    variable: 'WEBDOCS_OBSERVATORY',
    kind: onOrOff,
    default: 'on',
    because: 'it is part of the product',
    meaning: 'The security scanner',
  },
  readOnly: {
    variable: 'WEBDOCS_READ_ONLY',
    kind: onOrOff,
    default: 'off',
    because: 'readers may save things',
    meaning: 'Hides collections, the user menu and the bookmark button, for the time of a repair',
  },
  maintenance: {
    variable: 'WEBDOCS_MAINTENANCE',
    kind: text(500, { mayBeEmpty: true }),
    default: '',
    because: 'nothing is under repair',
    meaning: 'Text of a badge that stands in place of sign-in while it is not empty',
  },
  writerMode: {
    variable: 'WEBDOCS_WRITER',
    kind: onOrOff,
    default: 'off',
    because: 'readers are not writers',
    meaning: 'Toolbar and checks for those who write pages; only for requests to the writing hosts',
  },
  developmentMode: {
    variable: 'WEBDOCS_DEVELOPMENT',
    kind: onOrOff,
    default: 'off',
    because: 'production is the safe case',
    meaning: 'Development pages, hot reload and telemetry on the console; only for requests to the writing hosts',
  },
  pseudoLocale: {
    variable: 'WEBDOCS_PSEUDO_LOCALE',
    kind: onOrOff,
    default: 'off',
    because: 'it is for finding text outside the catalogues',
    meaning: 'Shows every message of the interface accented',
    onlyWith: 'developmentMode',
  },
  'addresses.compat': {
    variable: 'WEBDOCS_COMPAT_ADDRESS',
    kind: baseAddress,
    default: '/bcd/api/v0/current',
    because: 'the site answers by itself',
    meaning: 'Browser compatibility data: `/{feature}.json` follows',
  },
  'addresses.updates': {
    variable: 'WEBDOCS_UPDATES_ADDRESS',
    kind: baseAddress,
    default: '/updates',
    because: 'the site answers by itself',
    meaning: 'Packages for reading offline: `/update.json` and `/packages/` follow',
  },
  'addresses.observatory': {
    variable: 'WEBDOCS_OBSERVATORY_ADDRESS',
    kind: baseAddress,
    default: '/api/v2',
    because: 'the site answers by itself',
    meaning: 'The scanner: `/analyze`, `/scan` and `/stats` follow',
  },
  'addresses.examples': {
    variable: 'WEBDOCS_EXAMPLES_ADDRESS',
    kind: baseAddress,
    default: 'http://play.localhost:{port}',
    because: 'example code runs on an origin of its own',
    meaning: 'Origin of the interactive examples',
  },
  'addresses.play': {
    variable: 'WEBDOCS_PLAY_ADDRESS',
    kind: baseAddress,
    default: 'http://play.localhost:{port}',
    because: "readers' code runs on an origin of its own",
    meaning: 'Origin of the playground and of live samples',
  },
  'addresses.identity': {
    variable: 'WEBDOCS_IDENTITY_ADDRESS',
    kind: baseAddress,
    default: 'http://id.localhost:{port}',
    because: 'cookies ignore ports, so accounts need a host of their own',
    meaning: 'The OpenID provider where readers sign in',
  },
  'addresses.support': {
    variable: 'WEBDOCS_SUPPORT_ADDRESS',
    kind: baseAddress,
    default: 'https://support.mozilla.org/products/mdn-plus',
    because: 'help for the product of the specifications',
    meaning: 'Help in the user menu',
  },
  'addresses.feedback': {
    variable: 'WEBDOCS_FEEDBACK_ADDRESS',
    kind: baseAddress,
    default: 'https://github.com/mdn/mdn/issues',
    because: 'the issue tracker of the product of the specifications',
    meaning: 'Feedback in the user menu',
  },
  'addresses.repository': {
    variable: 'WEBDOCS_REPOSITORY_ADDRESS',
    kind: baseAddress,
    default: 'https://github.com/mdn/content',
    because: 'the home of the documents',
    meaning: 'Where the source of documents and their issues live',
  },
  'newUntil.updates': {
    variable: 'WEBDOCS_NEW_UPDATES_UNTIL',
    kind: date,
    default: '2025-07-01',
    because: 'mid-2025, as specified',
    meaning: 'Until when the menu marks Updates as a new feature',
  },
  'newUntil.newsletter': {
    variable: 'WEBDOCS_NEW_NEWSLETTER_UNTIL',
    kind: date,
    default: '2023-03-09',
    because: 'early March 2023, as specified',
    meaning: 'Until when the menu marks My Settings for subscribers without the newsletter',
  },
  'newUntil.tools': {
    variable: 'WEBDOCS_NEW_TOOLS_UNTIL',
    kind: date,
    default: '2027-03-31',
    because: 'the specifications mark it and give no end',
    meaning: 'Until when the menu marks Tools and Observatory as new',
  },
} as const satisfies Record<string, Setting>;

/** What only the server knows. */
export const serverSettings = {
  port: {
    variable: 'WEBDOCS_PORT',
    kind: wholeNumber(0, 65_535),
    default: '3000',
    because: 'free on most machines',
    meaning: 'Port of the one listener; 0 takes any that is free',
  },
  bind: {
    variable: 'WEBDOCS_BIND',
    kind: host,
    default: '127.0.0.1',
    because: "a local run is nobody else's business",
    meaning: 'Address to listen on; 0.0.0.0 for all',
  },
  publicAddress: {
    variable: 'WEBDOCS_PUBLIC_ADDRESS',
    kind: siteAddress,
    default: '',
    because: 'a local run has none: canonical addresses are paths then',
    meaning: 'Where readers find the site, such as https://docs.example.org: for canonical addresses, social cards, feeds and sitemaps',
  },
  dataFolder: {
    variable: 'WEBDOCS_DATA',
    kind: path,
    default: '.webdocs',
    because: 'beside the code and ignored by git',
    meaning: 'Releases, registry, database, keys and secrets of this run',
  },
  'content.documents': {
    variable: 'WEBDOCS_CONTENT',
    kind: existingFolder,
    default: '',
    because: 'the documents written for this project are shown',
    meaning: 'Root of a content repository, or its `files` folder; replaces the default documents',
  },
  'content.translations': {
    variable: 'WEBDOCS_TRANSLATED_CONTENT',
    kind: existingFolder,
    default: '',
    because: 'no translations come with the project',
    meaning: 'Root of a repository of translated documents',
  },
  'content.blog': {
    variable: 'WEBDOCS_BLOG',
    kind: existingFolder,
    default: '',
    because: 'the posts written for this project are shown',
    meaning: 'Folder of blog posts',
  },
  'content.curriculum': {
    variable: 'WEBDOCS_CURRICULUM',
    kind: existingFolder,
    default: '',
    because: 'the modules written for this project are shown',
    meaning: 'Folder of the curriculum',
  },
  'content.generic': {
    variable: 'WEBDOCS_GENERIC',
    kind: existingFolder,
    default: '',
    because: 'the pages written for this project are shown',
    meaning: 'Folder of generic pages: about, community, the documentation of Plus',
  },
  'content.spotlights': {
    variable: 'WEBDOCS_SPOTLIGHTS',
    kind: existingFolder,
    default: '',
    because: 'nobody is put in the spotlight unasked',
    meaning: 'Folder of contributor profiles',
  },
  'content.blogPaging': {
    variable: 'WEBDOCS_BLOG_PAGING',
    kind: onOrOff,
    default: 'off',
    because: 'one page holds all posts for years',
    meaning: 'Cuts the index of the blog into pages of ten posts',
  },
  'content.withDefault': {
    variable: 'WEBDOCS_WITH_DEFAULT',
    kind: onOrOff,
    default: 'off',
    because: 'a folder that was named is meant to be the content',
    meaning: 'Keeps the default documents beside the named ones',
  },
  'deadlines.main': {
    variable: 'WEBDOCS_DEADLINE_MAIN',
    kind: wholeNumber(1, 60_000),
    default: '2000',
    because: 'far above any normal render',
    meaning: 'Milliseconds for rendering the main part of a page',
  },
  'deadlines.slot': {
    variable: 'WEBDOCS_DEADLINE_SLOT',
    kind: wholeNumber(1, 60_000),
    default: '500',
    because: 'a slot is never worth waiting for',
    meaning: 'Milliseconds for rendering what another team puts into a page',
  },
  'deadlines.frame': {
    variable: 'WEBDOCS_DEADLINE_FRAME',
    kind: wholeNumber(1, 60_000),
    default: '1000',
    because: 'without header and footer the page is poorer, not useless',
    meaning: 'Milliseconds for rendering header, footer and notices',
  },
  poolSize: {
    variable: 'WEBDOCS_POOL_SIZE',
    kind: wholeNumber(1, 64),
    default: '2',
    because: 'one renders while the other is replaced; about 70 MB each',
    meaning: 'Worker threads that render',
  },
  'limits.address': {
    variable: 'WEBDOCS_LIMIT_ADDRESS',
    kind: wholeNumber(256, 65_536),
    default: '8192',
    because: 'a shared playground fits',
    meaning: 'Characters of the longest address that is answered',
  },
  'limits.headers': {
    variable: 'WEBDOCS_LIMIT_HEADERS',
    kind: wholeNumber(1024, 131_072),
    default: '16384',
    because: 'the default of Node',
    meaning: 'Bytes of the largest request headers that are answered',
  },
  logLevel: {
    variable: 'WEBDOCS_LOG_LEVEL',
    kind: oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
    default: 'info',
    because: 'one line a request',
    meaning: 'How much the log says',
  },
  writingHosts: {
    variable: 'WEBDOCS_WRITING_HOSTS',
    kind: hostList,
    default: 'localhost,{host},{ip}',
    because: 'the machine itself, by any of its names',
    meaning: 'Hosts for which writer and development modes hold',
  },
  'identity.issuer': {
    variable: 'WEBDOCS_IDENTITY_ISSUER',
    kind: issuerAddress,
    default: '',
    because: 'the site brings a provider of its own, at the identity address',
    meaning: 'Any other OpenID provider; it must offer discovery and take the client below',
  },
  'identity.clientId': {
    variable: 'WEBDOCS_IDENTITY_CLIENT_ID',
    kind: text(200),
    default: 'webdocs',
    because: 'the provider of the site knows it by this name',
    meaning: 'The name by which the provider knows this site',
  },
  'identity.clientSecret': {
    variable: 'WEBDOCS_IDENTITY_CLIENT_SECRET',
    kind: text(500, { mayBeEmpty: true }),
    default: '',
    because: 'the provider of the site has one made at first start',
    meaning: 'The secret that the provider gave to this site',
    secret: true,
  },
  'payments.stripeKey': {
    variable: 'WEBDOCS_STRIPE_KEY',
    kind: text(500, { mayBeEmpty: true }),
    default: '',
    because: 'nothing is sold before somebody wants to; a local run practises',
    meaning: 'Secret key of Stripe',
    secret: true,
  },
  'payments.stripeWebhookSecret': {
    variable: 'WEBDOCS_STRIPE_WEBHOOK_SECRET',
    kind: text(500, { mayBeEmpty: true }),
    default: '',
    because: 'it comes with the webhook that Stripe is told of: {site}/events/payments',
    meaning: 'Signs what Stripe tells the site',
    secret: true,
  },
  'payments.practiceAddress': {
    variable: 'WEBDOCS_PRACTICE_PAYMENT_ADDRESS',
    kind: baseAddress,
    default: 'http://pay.localhost:{port}',
    because: 'a payment provider has a host of its own, also in practice',
    meaning: 'Where a local run without Stripe shows its practice checkout',
  },
  'payments.prices': {
    variable: 'WEBDOCS_PRICES',
    kind: optionalPath,
    default: '',
    because: 'the prices of the specifications hold',
    meaning: 'A JSON file with prices by currency and the currency of each country',
  },
  operatorToken: {
    variable: 'WEBDOCS_OPERATOR_TOKEN',
    kind: text(500, { mayBeEmpty: true }),
    default: '',
    because: 'one is made at first start and kept in the data folder',
    meaning: 'With it the `site` command may change what is live',
    secret: true,
  },
  trustedProxies: {
    variable: 'WEBDOCS_TRUSTED_PROXIES',
    kind: addressList,
    default: '',
    because: 'what a header says of a visitor is believed only where a proxy sets it',
    meaning: 'Addresses or networks (10.0.0.0/8) of proxies whose X-Forwarded headers are believed',
  },
  countryHeader: {
    variable: 'WEBDOCS_COUNTRY_HEADER',
    kind: headerName,
    default: '',
    because: 'a header is believed only where a proxy sets it',
    meaning: "Request header with the visitor's two-letter country",
  },
} as const satisfies Record<string, Setting>;

export const settings = { ...publicSettings, ...serverSettings };
export type SettingName = keyof typeof settings;

/** Variables that tests and commands read for themselves: not settings, and not mistakes. */
export const testVariables: readonly string[] = ['WEBDOCS_CORPUS', 'WEBDOCS_MIN_FREE_MB', 'WEBDOCS_SITE'];

/** WEBDOCS_SITE_NAME -> --site-name */
export function flagOf({ variable }: Pick<Setting, 'variable'>): string {
  return `--${variable.slice('WEBDOCS_'.length).toLowerCase().replaceAll('_', '-')}`;
}
