import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';
import { markAsIcon } from './drawing.ts';

/** The rules of `look/`, in the order of the cascade. */
const sheets = ['page', 'forms', 'panels', 'conditions'];

interface Asset {
  readonly type: string;
  readonly body: Buffer;
}

const folder = '/standalone/';
const oneYear = 365 * 24 * 60 * 60;
const assetHeaders = {
  'cache-control': `public, max-age=${oneYear}, immutable`,
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};
const fontNames = [
  'literata-latin',
  'literata-latin-italic',
  'literata-latin-ext',
  'literata-cyrillic',
  'instrument-sans-latin',
  'jetbrains-mono-latin',
];
const inDesign = createRequire(import.meta.url);

const fonts = new Map(
  fontNames.map((name) => [name, asset('font/woff2', readFileSync(inDesign.resolve(`@webdocs/design/fonts/${name}.woff2`)))]),
);
const stylesheet = asset('text/css; charset=utf-8', wholeStylesheet());
const script = asset('text/javascript; charset=utf-8', readFileSync(new URL('./look/show-password.js', import.meta.url), 'utf8'));
const icon = asset('image/svg+xml', markAsIcon);

/** Each name carries the print of its content: browsers may keep it for good. */
const assets = new Map<string, Asset>([
  [addressOf('standalone', 'css', stylesheet), stylesheet],
  [addressOf('show-password', 'js', script), script],
  [addressOf('mark', 'svg', icon), icon],
  ...[...fonts].map(([name, font]) => [addressOf(name, 'woff2', font), font] as const),
]);

export const stylesheetAddress = addressOf('standalone', 'css', stylesheet);
export const scriptAddress = addressOf('show-password', 'js', script);
export const iconAddress = addressOf('mark', 'svg', icon);
/** The faces that every page shows at once. */
export const firstFontAddresses = ['literata-latin', 'instrument-sans-latin'].map(fontAddress);

/** The stylesheet, the icon and the fonts of the pages. */
export function serveStandaloneAssets(server: FastifyInstance): void {
  for (const [address, { type, body }] of assets) server.get(address, (_, reply) => reply.headers(headersOf(type)).send(body));
}

/** The one at this address, for a server that has it below a path of its own. */
export function standaloneAsset(path: string): { readonly headers: Readonly<Record<string, string>>; readonly body: Buffer } | undefined {
  const found = assets.get(path);
  return found && { headers: headersOf(found.type), body: found.body };
}

function headersOf(type: string): Record<string, string> {
  return { ...assetHeaders, 'content-type': type };
}

function wholeStylesheet(): string {
  const [faces = '', reset = '', tokens = '', base = ''] = ['fonts', 'reset', 'tokens', 'base'].map((name) =>
    readFileSync(inDesign.resolve(`@webdocs/design/${name}.css`), 'utf8'),
  );
  const own = sheets.map((name) => readFileSync(new URL(`./look/${name}.css`, import.meta.url), 'utf8')).join('\n');
  return [
    '@layer reset, tokens, base, frame;',
    faces.replace(/url\('\.\/fonts\/([\w-]+)\.woff2'\)/g, (_, name: string) => `url('${fontAddress(name)}')`),
    `@layer reset {\n${reset}}`,
    `@layer tokens {\n${tokens}}`,
    `@layer base {\n${base}}`,
    `@layer frame {\n${own}}`,
  ].join('\n');
}

function fontAddress(name: string): string {
  const font = fonts.get(name);
  if (!font) throw new Error(`The look has no font ${name}`);
  return addressOf(name, 'woff2', font);
}

function asset(type: string, body: string | Buffer): Asset {
  return { type, body: Buffer.from(body) };
}

function addressOf(name: string, ending: string, { body }: Asset): string {
  return `${folder}${name}.${createHash('sha256').update(body).digest('hex').slice(0, 12)}.${ending}`;
}
