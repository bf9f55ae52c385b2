import { PublicConfigurationSchema } from '@webdocs/contracts/configuration';
import { Failure } from '@webdocs/contracts/failures/failure';
import * as v from 'valibot';
import { readConfiguration, type ConfigurationSources } from './read-configuration.ts';

const machine = { host: 'Desk', addresses: ['127.0.0.1', '::1', '192.0.2.7'] };

function read(sources: Partial<ConfigurationSources> = {}) {
  return readConfiguration({ environment: {}, flags: [], machine, folderExists: () => true, ...sources });
}

function complaint(sources: Partial<ConfigurationSources>): string {
  try {
    read(sources);
  } catch (thrown) {
    if (thrown instanceof Failure && thrown.code === 'CONFIGURATION_INVALID') return thrown.message;
    throw thrown;
  }
  throw new Error('no value was refused');
}

test('without any setting the site is the one of the specifications, on this machine alone', () => {
  const configuration = read();
  expect(v.parse(v.strictObject(PublicConfigurationSchema.entries), configuration.public)).toEqual(configuration.public);
  expect(configuration.public).toMatchObject({
    siteName: 'MDN Web Docs',
    siteTitle: 'MDN',
    products: { plus: 'MDN Plus', curriculum: 'MDN Curriculum', observatory: 'HTTP Observatory' },
    features: { plus: true, ads: true, newsletter: true, aiHelp: true, observatory: true },
    readOnly: false,
    maintenance: '',
    writerMode: false,
    developmentMode: false,
  });
  expect(configuration.public.locales).toHaveLength(9);
  expect(configuration.server).toEqual({
    asLive: false,
    build: false,
    putBack: false,
    rehearsalBrowser: null,
    deletions: null,
    securityContact: null,
    port: 3000,
    bind: '127.0.0.1',
    operations: { port: 0, bind: '127.0.0.1', hosts: [] },
    drainSeconds: 0,
    publicAddress: null,
    dataFolder: '.webdocs',
    content: {
      documents: null,
      translations: null,
      blog: null,
      curriculum: null,
      generic: null,
      spotlights: null,
      blogPaging: false,
      withDefault: false,
      reference: true,
      searchIndex: true,
      sharedAssets: null,
    },
    updates: { import: true, folder: null, packs: true, worker: true, keys: [], filtersForAll: false },
    observatory: { localTargets: false, authority: null, preloadList: null },
    play: { modules: null, moduleHosts: [] },
    deadlines: { main: 2000, slot: 500, frame: 1000 },
    poolSize: 2,
    limits: {
      address: 8192,
      headers: 65_536,
      cacheMegabytes: 64,
      cachedPages: 20_000,
      reports: 30,
      connections: 10_000,
      keepAlive: 10_000,
    },
    log: { level: 'info', to: 'auto', megabytes: 50, files: 4 },
    writingHosts: ['localhost', 'desk', '127.0.0.1', '::1', '192.0.2.7'],
    countryHeader: null,
    identity: { issuer: null, clientId: 'webdocs', clientSecret: '', vouchesForAddresses: false },
    mail: {
      server: null,
      encryption: 'auto',
      user: '',
      password: '',
      connections: 4,
      from: null,
      replyTo: null,
      bounces: null,
      dkimSelector: '',
      dkimKey: '',
    },
    ads: { server: null, publisher: '', token: '', countries: {} },
    ai: {
      address: null,
      key: '',
      model: '',
      embeddingModel: '',
      moderation: false,
      contextTokens: 12_000,
      contextTokensOfSubscribers: 20_000,
      answerTokens: 1500,
      dailyCost: 0,
      costPerMillionIn: 0,
      costPerMillionOut: 0,
      firstTokenSeconds: 12,
      answerSeconds: 120,
      atOnce: 8,
    },
    payments: { stripeKey: '', stripeWebhookSecret: '', practiceAddress: 'http://pay.localhost:3000', prices: null },
    operatorToken: '',
    purge: { address: null, secret: '' },
    surveys: { inDevelopment: false, origins: [] },
    trustedProxies: [],
    loaderHosts: [],
  });
});

test('a variable sets a value, and a flag wins over it', () => {
  const environment = { WEBDOCS_PORT: '3100', WEBDOCS_SITE_NAME: 'Our Docs', HOME: '/root' };
  expect(read({ environment }).server.port).toBe(3100);
  const configuration = read({ environment, flags: ['--port', '3200'] });
  expect(configuration.server.port).toBe(3200);
  expect(configuration.public.siteName).toBe('Our Docs');
});

test.each([[['--ads']], [['--ads=on']], [['--ads', 'yes']]])('a switch may be given as %j', (flags) => {
  expect(read({ environment: { WEBDOCS_ADS: 'off' }, flags }).public.features.ads).toBe(true);
});

test.each(['https://docs.example.org/', 'https://docs.example.org'])('%s is where readers find the site', (address) => {
  expect(read({ flags: ['--public-address', address] }).server.publicAddress).toBe('https://docs.example.org');
});

test.each(['docs.example.org', '/docs', 'https://docs.example.org/below', 'ftp://docs.example.org', 'https://a:b@docs.example.org'])(
  '%s is no address of a site',
  (address) => {
    expect(() => read({ flags: ['--public-address', address] })).toThrow('--public-address');
  },
);

test.each([
  ['--play-module-hosts', 'http://esm.example'],
  ['--play-module-hosts', 'https://esm.example/path'],
  ['--play-module-hosts', 'https://*.esm.example'],
  ['--play-module-hosts', 'https://esm.example;x'],
  ['--play-module-hosts', 'https://*'],
  ['--play-module-hosts', "https://esm.example'self'"],
  ['--play-module-hosts', '*'],
])('modules for the Playground come from https hosts: not %s %s', (flag, value) => {
  expect(() => read({ flags: [flag, value] })).toThrow(flag);
});

test('a switch is turned off by its flag with a no before it', () => {
  expect(read({ flags: ['--no-newsletter', '--no-observatory'] }).public.features).toMatchObject({ newsletter: false, observatory: false });
});

test('the flag of a list may be repeated, and the languages keep their usual order', () => {
  expect(read({ flags: ['--locales', 'ja', '--locales', 'en-US,fr'] }).public.locales).toEqual(['en-US', 'fr', 'ja']);
});

test('an empty variable counts as not set', () => {
  expect(read({ environment: { WEBDOCS_PORT: '', WEBDOCS_CONTENT: '' } }).server).toMatchObject({
    port: 3000,
    content: { documents: null },
  });
});

test('the addresses of a local run follow its port', () => {
  const { addresses } = read({ flags: ['--port', '4000'] }).public;
  expect(addresses.play).toBe('http://play.localhost:4000');
  expect(addresses.identity).toBe('http://id.localhost:4000');
});

test('interactive examples run where samples run, unless they have a host of their own', () => {
  const environment = { WEBDOCS_PLAY_ADDRESS: 'https://play.example' };
  expect(read({ environment }).public.addresses.examples).toBe('https://play.example');
  const apart = { ...environment, WEBDOCS_EXAMPLES_ADDRESS: 'https://examples.example' };
  expect(read({ environment: apart }).public.addresses.examples).toBe('https://examples.example');
});

test('a base address keeps no slash at its end', () => {
  const environment = { WEBDOCS_COMPAT_ADDRESS: 'https://compat.example/', WEBDOCS_UPDATES_ADDRESS: '/offline/' };
  expect(read({ environment }).public.addresses).toMatchObject({ compat: 'https://compat.example', updates: '/offline' });
});

test.each<[string, boolean, string[]]>([
  ['is offered', true, []],
  ['is not offered where browsers may not keep the worker', false, ['--no-offline-worker']],
  ['is not offered where no packs are made', false, ['--no-offline-packs']],
  ['is offered with packs of another host', true, ['--no-offline-packs', '--updates-address', 'https://packs.example']],
  ['is not offered in development mode, which makes no packs', false, ['--development']],
])('reading offline %s', (_, isOffered, flags) => {
  expect(read({ flags }).public.offline).toBe(isOffered);
});

test('AI Help goes with the paid tier', () => {
  expect(read({ flags: ['--no-plus', '--ai-help'] }).public.features).toMatchObject({ plus: false, aiHelp: false });
});

test('all wrong values are named at once, each with what was given and what is allowed', () => {
  const message = complaint({
    environment: { WEBDOCS_PORT: 'abc', WEBDOCS_LOCALES: 'en-US,tlh', WEBDOCS_PROT: '3100' },
    flags: ['--new-tools-until', '2027-02-30', '--ads=perhaps', '--frobnicate', '--pool-size', '0'],
  });
  expect(message.split('\n')).toEqual([
    'Wrong values in the configuration, 7:',
    '  WEBDOCS_PROT is "3100"; no setting has this name, perhaps WEBDOCS_PORT was meant',
    '  --frobnicate is ""; no setting has this name',
    '  WEBDOCS_LOCALES is "en-US,tlh"; allowed is en-US and any of es, fr, ja, ko, pt-BR, ru, zh-CN, zh-TW, with commas between',
    '  --ads is "perhaps"; allowed is on or off',
    '  --new-tools-until is "2027-02-30"; allowed is a date such as 2027-03-31',
    '  WEBDOCS_PORT is "abc"; allowed is a whole number from 0 to 65535',
    '  --pool-size is "0"; allowed is a whole number from 1 to 64',
  ]);
});

test('the value of a flag that does not exist is no flag, and a word alone is none either', () => {
  expect(complaint({ flags: ['--prot', '3000', 'verbose', '--strip-key', 'sk_test_3'] }).split('\n')).toEqual([
    'Wrong values in the configuration, 3:',
    '  --prot is "3000"; no setting has this name, perhaps --port was meant',
    '  a word is "verbose"; settings are given as --name value',
    '  --strip-key is "(not shown)"; no setting has this name',
  ]);
});

test('a contact for findings about security is an address with its scheme', () => {
  const contact = (text: string) => read({ environment: { WEBDOCS_SECURITY_CONTACT: text } }).server.securityContact;
  expect(['', 'mailto:security@docs.example', 'https://docs.example/security'].map(contact)).toEqual([
    null,
    'mailto:security@docs.example',
    'https://docs.example/security',
  ]);
  expect(() => contact('security@docs.example')).toThrow('WEBDOCS_SECURITY_CONTACT');
  expect(() => contact('mailto:a@b.example\nPolicy: x')).toThrow('WEBDOCS_SECURITY_CONTACT');
});

test('a wrong port does not make the addresses wrong that follow it', () => {
  expect(complaint({ flags: ['--port', '99999'] })).toContain('Wrong values in the configuration, 1:');
});

test.each([
  ['--play-address', 'ftp://play.example'],
  ['--play-address', 'https://user:word@play.example'],
  ['--play-address', '//play.example'],
  ['--play-address', 'play.example'],
  ['--play-address', 'https://play.example/?a=b'],
  ['--site-name', '   '],
  ['--site-name', 'two\nlines'],
  ['--bind', 'http://localhost'],
  ['--country-header', 'x: y'],
  ['--port', '-1'],
  ['--port', '3e3'],
  ['--log-level', 'loud'],
  ['--locales', 'fr'],
  ['--writing-hosts', 'a b'],
])('%s refuses %j', (flag, value) => {
  expect(complaint({ flags: [flag, value] })).toContain(`${flag} is ${JSON.stringify(value)}; allowed is`);
});

test('a flag without a value says what it wants', () => {
  expect(complaint({ flags: ['--port', '--ads'] })).toContain('--port is ""; allowed is a whole number');
});

test('one value given twice is a mistake', () => {
  expect(complaint({ flags: ['--port', '3100', '--port', '3200'] })).toContain('--port was given before');
});

test('a content folder has to be there', () => {
  expect(complaint({ flags: ['--content', '/nowhere'], folderExists: () => false })).toContain(
    '--content is "/nowhere"; allowed is a folder that exists',
  );
  expect(read({ flags: ['--content', '/docs'] }).server.content.documents).toBe('/docs');
});

test('shared assets are in a folder that is there, or below an https address', () => {
  const placeOf = (given: string) => read({ flags: ['--shared-assets', given] }).server.content.sharedAssets;
  expect(placeOf('/assets')).toBe('/assets');
  expect(placeOf('https://mdn.github.io/shared-assets/')).toEqual({ address: 'https://mdn.github.io/shared-assets' });
  for (const given of ['http://mdn.github.io/shared-assets', 'https://mdn.github.io/?x', 'file:///assets'])
    expect(complaint({ flags: ['--shared-assets', given] })).toContain('allowed is a folder that exists, or an https address');
  expect(complaint({ flags: ['--shared-assets', '/nowhere'], folderExists: () => false })).toContain('--shared-assets is "/nowhere"');
});

test('accented messages are for development only', () => {
  expect(complaint({ flags: ['--pseudo-locale'] })).toContain('allowed is off, or on together with --development');
  expect(read({ flags: ['--pseudo-locale', '--development'] }).public.pseudoLocale).toBe(true);
});

test('variables of the tests are no mistakes', () => {
  expect(() => read({ environment: { WEBDOCS_CORPUS: '/corpus', WEBDOCS_MIN_FREE_MB: '10' } })).not.toThrow();
});

test('a long or hostile value is shown cut and escaped', () => {
  const message = complaint({ environment: { WEBDOCS_PORT: `\u001b[31m${'9'.repeat(5000)}` } });
  expect(message).not.toContain('\u001b');
  expect(message.length).toBeLessThan(300);
});

test('a secret is taken from the environment alone, and a wrong one is not shown', () => {
  expect(read({ environment: { WEBDOCS_STRIPE_KEY: 'sk_test_1' } }).server.payments.stripeKey).toBe('sk_test_1');
  expect(complaint({ flags: ['--stripe-key', 'sk_test_1'] })).toContain('no setting has this name');
  const wrong = complaint({ environment: { WEBDOCS_STRIPE_KEY: `sk_${'x'.repeat(600)}`, WEBDOCS_STRIP_KEY: 'sk_test_2' } });
  expect(wrong).toContain('WEBDOCS_STRIPE_KEY');
  expect(wrong).toContain('WEBDOCS_STRIP_KEY');
  expect(wrong).not.toContain('sk_');
});

test.each([
  ['10.0.0.0/8,::1', ['10.0.0.0/8', '::1']],
  ['127.0.0.1', ['127.0.0.1']],
])('proxies to believe may be addresses and networks: %s', (text, expected) => {
  expect(read({ flags: ['--trusted-proxies', text] }).server.trustedProxies).toEqual(expected);
});

test.each(['10.0.0.0/33', 'proxy.example.org', '10.0.0.0/8/8', '::1/200'])('%s is no address of a proxy', (text) => {
  expect(complaint({ flags: ['--trusted-proxies', text] })).toContain('--trusted-proxies');
});

test('where any port will do, a free one is taken and named in every address', () => {
  const { public: browsers, server } = read({ flags: ['--port', '0'], freePort: 41234 });
  expect(server.port).toBe(41234);
  expect(browsers.addresses.identity).toBe('http://id.localhost:41234');
  expect(server.payments.practiceAddress).toBe('http://pay.localhost:41234');
});

test('the names of this machine can be given to operators without being spelled out', () => {
  const { server } = read({ environment: { WEBDOCS_OPERATIONS_HOSTS: 'ops.example.com,{host},{ip}' } });
  expect(server.operations.hosts).toEqual(['ops.example.com', 'desk', '127.0.0.1', '::1', '192.0.2.7']);
});

test('a feature that is early is there, and told of as such; what cannot be is refused', () => {
  const { features, early } = read({ flags: ['--newsletter', 'early'] }).public;
  expect([features.newsletter, early]).toEqual([true, ['newsletter']]);
  expect(read({ environment: { WEBDOCS_NEWSLETTER: 'off' } }).public).toMatchObject({ features: { newsletter: false } });
  expect(read().public.early).toBeUndefined();
  expect(complaint({ environment: { WEBDOCS_PLUS: 'early' } })).toContain('allowed is on or off');
});
