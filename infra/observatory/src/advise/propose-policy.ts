import { createHash } from 'node:crypto';
import type { policyObstacles, ProposedPolicy } from '@webdocs/contracts/api/observatory-report';
import { gradedPage, type Evidence } from '../grade/evidence.ts';
import { valuesOf } from '../parse/header-lines.ts';
import type { Loaded, ReadPage } from '../parse/read-html.ts';
import { headerFixes } from './server-lines.ts';

const directiveOf: Readonly<Record<Loaded['kind'], string>> = {
  script: 'script-src',
  'preloaded-script': 'script-src',
  style: 'style-src',
  image: 'img-src',
  media: 'media-src',
  font: 'font-src',
  frame: 'frame-src',
  object: 'object-src',
  manifest: 'manifest-src',
  form: 'form-action',
};

const order = [
  'default-src',
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'connect-src',
  'media-src',
  'frame-src',
  'object-src',
  'manifest-src',
  'form-action',
  'base-uri',
  'frame-ancestors',
];

/** Style sheets of these hosts load fonts of others. */
const fontsOfStyles: Readonly<Record<string, string>> = {
  'https://fonts.googleapis.com': 'https://fonts.gstatic.com',
  'https://use.typekit.net': 'https://use.typekit.net',
};

/** Longer lists make headers that servers refuse. */
const mostHashes = 50;
const mostSources = 60;

/** A strict policy with which the page loads what it loads now; null of what is no page. */
export function proposePolicy(evidence: Evidence): ProposedPolicy | null {
  const { body } = evidence;
  if (body.kind !== 'html') return null;
  const { url, headers } = gradedPage(evidence);
  const found = sourcesOf(body.page, url);
  const directives = order.flatMap((name) => {
    const values = found.sources.get(name);
    return values ? [{ name, values: [...values].slice(0, mostSources) }] : [];
  });
  const policy = directives.map(({ name, values }) => [name, ...values].join(' ')).join('; ');
  return {
    policy,
    directives,
    obstacles: obstaclesOf(body.page, found),
    hashes: found.hashes,
    report_only: headerFixes('Content-Security-Policy-Report-Only', policy, valuesOf(headers, 'content-security-policy-report-only')),
    enforce: headerFixes('Content-Security-Policy', policy, valuesOf(headers, 'content-security-policy')),
  };
}

interface Sources {
  readonly sources: Map<string, Set<string>>;
  hashes: number;
  insecure: number;
  isCut: boolean;
}

function sourcesOf(page: ReadPage, url: string): Sources {
  const base = page.base !== null && URL.canParse(page.base, url) ? new URL(page.base, url).href : url;
  const found: Sources = { sources: new Map(), hashes: 0, insecure: 0, isCut: false };
  const add = (name: string, value: string) => {
    const values = found.sources.get(name) ?? new Set();
    found.sources.set(name, values);
    if (values.size >= mostSources) found.isCut = true;
    values.add(value);
  };
  for (const { kind, address } of page.loaded) {
    if (!URL.canParse(address, base)) continue;
    const source = sourceOf(new URL(address, base), new URL(url), kind);
    if (source === undefined) continue;
    if (source.isUpgraded) found.insecure++;
    add(directiveOf[kind], source.value);
    if (kind === 'style' && fontsOfStyles[source.value]) add('font-src', fontsOfStyles[source.value] as string);
  }
  for (const [name, texts] of [
    ['script-src', page.inlineScripts],
    ['style-src', page.inlineStyles],
  ] as const) {
    const hashes = [...new Set(texts.filter((text) => text !== '').map(hashOf))];
    if (hashes.length > mostHashes) found.isCut = true;
    for (const hash of hashes.slice(0, mostHashes)) add(name, hash);
    found.hashes += Math.min(hashes.length, mostHashes);
  }
  // What files load in turn is not seen in the page: the site itself is the likely place.
  const runsScripts = found.sources.has('script-src');
  if (runsScripts) add('connect-src', "'self'");
  if (found.sources.has('style-src')) for (const name of ['font-src', 'img-src']) add(name, "'self'");
  add('default-src', "'none'");
  if (!found.sources.has('form-action')) add('form-action', "'none'");
  add('base-uri', page.base === null ? "'none'" : "'self'");
  add('frame-ancestors', "'self'");
  return found;
}

function sourceOf(url: URL, page: URL, kind: Loaded['kind']): { readonly value: string; readonly isUpgraded: boolean } | undefined {
  const isPassive = kind === 'image' || kind === 'font' || kind === 'media';
  if (url.protocol === 'data:' || url.protocol === 'blob:') return isPassive ? { value: url.protocol, isUpgraded: false } : undefined;
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  if (url.host === page.host) return { value: "'self'", isUpgraded: url.protocol !== page.protocol && url.protocol === 'http:' };
  return { value: `https://${url.host}`, isUpgraded: url.protocol === 'http:' };
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function obstaclesOf(page: ReadPage, { insecure, isCut }: Sources): ProposedPolicy['obstacles'] {
  const counts: Readonly<Record<(typeof policyObstacles)[number], number>> = {
    'inline-handlers': page.inlineHandlers,
    'style-attributes': page.styleAttributes,
    'javascript-links': page.javascriptLinks,
    'insecure-sources': insecure,
    cut: isCut ? 1 : 0,
  };
  return Object.entries(counts).flatMap(([name, count]) => (count > 0 ? [{ name: name as keyof typeof counts, count }] : []));
}
