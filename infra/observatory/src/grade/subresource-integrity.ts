import { getDomain } from 'tldts';
import type { ScannedScript } from '@webdocs/contracts/api/observatory-report';
import { observatoryOutcomes } from '@webdocs/contracts/api/observatory-outcomes';
import { gradedPage, type Evidence } from './evidence.ts';
import { recordOf } from './record-of.ts';
import { noRecommendation, type Finding, type TestOfSite } from './test-of-site.ts';

type Name = 'subresource-integrity';
type Result = Finding<Name>['result'];

export const subresourceIntegrityTest: TestOfSite<Name> = {
  name: 'subresource-integrity',
  title: 'Subresource Integrity (SRI)',
  documentation: '/docs/Web/Security/Subresource_Integrity',
  expectation: 'sri-implemented-and-external-scripts-loaded-securely',
  outcomes: {
    'sri-implemented-and-external-scripts-loaded-securely': {
      description: 'Browsers check the scripts of other sites before they run them.',
      recommendation: noRecommendation,
    },
    'sri-not-implemented-but-no-scripts-loaded': {
      description: 'The page loads no scripts.',
      recommendation: noRecommendation,
    },
    'sri-not-implemented-response-not-html': {
      description: 'The answer is no HTML, and loads no scripts.',
      recommendation: noRecommendation,
    },
    'sri-not-implemented-but-all-scripts-loaded-from-secure-origin': {
      description: 'All scripts come from this site, by HTTPS.',
      recommendation: noRecommendation,
    },
    'sri-not-implemented-but-external-scripts-loaded-securely': {
      description: 'Scripts of other sites come by HTTPS, but whatever those sites send is run.',
      recommendation: 'Add integrity and crossorigin to each script of another site, or serve it yourself.',
    },
    'sri-implemented-but-external-scripts-not-loaded-securely': {
      description: 'A script has integrity, but comes over plain HTTP.',
      recommendation: 'Load it by HTTPS.',
    },
    'sri-not-implemented-and-external-scripts-not-loaded-securely': {
      description: 'A script comes over plain HTTP and unchecked: anyone on its way can replace it.',
      recommendation: 'Load every script by HTTPS, and add integrity to those of other sites.',
    },
    'html-not-parsable': {
      description: 'The answer is called HTML, and cannot be read: it is too large, or its encoding is unknown.',
      recommendation: 'Look at the Content-Type, the Content-Encoding and the size of the page.',
    },
  },
  look,
};

const integrityMetadata = /(?:^|\s)sha(?:256|384|512)-[a-z0-9+/_-]+={0,2}(?:\?\S*)?(?=\s|$)/i;

function look(evidence: Evidence): Finding<Name> {
  const { body } = evidence;
  if (body.kind === 'unreadable') return { result: 'html-not-parsable', data: null };
  if (body.kind === 'other') return { result: 'sri-not-implemented-response-not-html', data: null };
  const pageUrl = gradedPage(evidence).url;
  const base = baseOf(pageUrl, body.page.base);
  const scripts = body.page.loaded.flatMap((loaded): Array<{ address: string; script: Judged }> =>
    loaded.kind === 'script' && loaded.address !== '' ? [{ address: loaded.address, script: judge(loaded, pageUrl, base) }] : [],
  );
  if (scripts.length === 0) return { result: 'sri-not-implemented-but-no-scripts-loaded', data: null };
  const judged = scripts.map(({ script }) => script);
  const external = judged.filter(({ isOwn }) => !isOwn);
  const checked = external.length > 0 ? external : judged;
  const best: Result = checked.every(({ hasIntegrity }) => hasIntegrity)
    ? 'sri-implemented-and-external-scripts-loaded-securely'
    : 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin';
  const result = judged.reduce<Result>((worst, script) => {
    const flaw = flawOf(script);
    return flaw && points(flaw) < points(worst) ? flaw : worst;
  }, best);
  return { result, data: recordOf(scripts.map(({ address, script }) => [shortened(address), script.shown])) };
}

/** Half of a pair of surrogates is no text that could be kept. */
function shortened(address: string): string {
  return Buffer.from(address.slice(0, 500)).toString();
}

function points(result: Result): number {
  return observatoryOutcomes['subresource-integrity'][result];
}

interface Judged {
  readonly isOwn: boolean;
  readonly isSecure: boolean;
  readonly hasIntegrity: boolean;
  readonly shown: ScannedScript;
}

function judge(
  {
    address,
    integrity = null,
    crossorigin = null,
  }: { readonly address: string; readonly integrity?: string | null; readonly crossorigin?: string | null },
  pageUrl: string,
  base: string,
): Judged {
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
  const page = new URL(pageUrl);
  // Without a host, such as data: and javascript:, nothing comes from another site.
  const isOwn = url === undefined || url.hostname === '' || isSameSite(url.hostname, page.hostname);
  const isSecure = url === undefined || !/^(?:http|ftp):$/.test(url.protocol);
  const hasIntegrity = integrity !== null && integrityMetadata.test(integrity);
  const shown = {
    crossorigin,
    integrity,
    is_same_origin: url === undefined || url.hostname === '' || url.origin === page.origin,
    is_secure: isSecure,
  };
  return { isOwn, isSecure, hasIntegrity, shown };
}

function flawOf({ isOwn, isSecure, hasIntegrity }: Judged): Result | undefined {
  if (hasIntegrity) return isSecure ? undefined : 'sri-implemented-but-external-scripts-not-loaded-securely';
  if (!isSecure) return 'sri-not-implemented-and-external-scripts-not-loaded-securely';
  return isOwn ? undefined : 'sri-not-implemented-but-external-scripts-loaded-securely';
}

/** Hosts under one domain that can be registered belong to one owner. */
function isSameSite(one: string, other: string): boolean {
  if (one === other) return true;
  const domain = getDomain(one, { allowPrivateDomains: true });
  return domain !== null && domain === getDomain(other, { allowPrivateDomains: true });
}

function baseOf(pageUrl: string, base: string | null): string {
  return base !== null && URL.canParse(base, pageUrl) ? new URL(base, pageUrl).href : pageUrl;
}
