import { fallbackLocale } from '@webdocs/contracts/reader/locale';
import type { DocumentLink } from '../links/resolve-link.ts';
import { destinationRange } from './destination-range.ts';
import type { FlawKind } from '../report/flaw.ts';
import type { FoundLink } from '../write/page-observer.ts';
import { repairedCall } from './macro-repair.ts';
import type { Origin, PageCheck } from './page-check.ts';

const ownHost = /^https?:\/\/(?:developer\.mozilla\.org)(?=\/)/i;

interface LinkFlaw {
  readonly kind: keyof typeof explanations;
  readonly to: string | undefined;
}

const explanations = {
  'broken-link': (href: string) => `There is no page at ${href}`,
  'redirected-link': (href: string, to = '') => `${href} has moved to ${to}`,
  'ill-cased-link': (href: string, to = '') => `${href} is spelled ${to}`,
  'own-host-link': (href: string) => `${href} names the host of this site; links within it begin with a slash`,
  'link-without-locale': (href: string) => `${href} does not name a language`,
} as const satisfies Partial<Record<FlawKind, (href: string, to: string | undefined) => string>>;

/** Takes note of a link that leads nowhere, or there only by a detour. */
export function checkLink(check: PageCheck, { link, written, led, url }: FoundLink): void {
  const origin = check.originOf(link);
  const flaw = flawOf(written, led);
  const fragment = fragmentOf(written, led);
  if (fragment && led?.target.kind !== 'nowhere')
    check.leadsInto(led?.target.kind === 'page' ? led.target.url : url, fragment, link, written);
  if (!flaw) return;
  if (origin) return addMacroLink(check, origin, written, flaw);

  const range = link.place;
  const destination = range && destinationRange(check.body, range, written);
  check.add({
    kind: flaw.kind,
    explanation: explanations[flaw.kind](written, flaw.to),
    suggestion: flaw.to,
    range,
    href: written,
    fix: destination && flaw.to !== undefined ? { ...destination, replacement: flaw.to } : undefined,
  });
}

function flawOf(written: string, led: DocumentLink | undefined): LinkFlaw | undefined {
  const to = led && addressOf(led);
  if (ownHost.test(written)) return { kind: 'own-host-link', to: to ?? written.trim().replace(ownHost, '') };
  if (!led) return undefined;
  const { target, named, locale, path } = led;
  if (target.kind === 'nowhere') return { kind: 'broken-link', to: undefined };
  if (named === undefined) return { kind: 'link-without-locale', to };
  if (target.kind === 'elsewhere' || target.isMoved) return { kind: 'redirected-link', to };
  const [, , ...slug] = target.url.split('/').slice(1);
  if (named !== locale || path !== slug.join('/')) return { kind: path.endsWith('/') ? 'redirected-link' : 'ill-cased-link', to };
  return undefined;
}

/** Where a link had better lead, in its own language also where that is not translated yet. */
function addressOf({ locale, target, query, fragment }: DocumentLink): string | undefined {
  if (target.kind === 'nowhere') return undefined;
  if (target.kind === 'elsewhere') return target.address;
  const url = target.isEnglishOnly ? target.url.replace(`/${fallbackLocale}/`, `/${locale}/`) : target.url;
  return url + query + (fragment || target.fragment);
}

function fragmentOf(written: string, led: DocumentLink | undefined): string | undefined {
  const fragment = led ? led.fragment || (led.target.kind === 'page' ? led.target.fragment : '') : written.startsWith('#') ? written : '';
  return fragment.length > 1 && !fragment.includes('=') ? fragment.slice(1) : undefined;
}

const macroKinds: Readonly<Record<LinkFlaw['kind'], FlawKind>> = {
  'broken-link': 'templ-broken-link',
  'redirected-link': 'templ-redirected-link',
  'ill-cased-link': 'templ-ill-cased-link',
  'own-host-link': 'templ-invalid-arg',
  'link-without-locale': 'templ-invalid-arg',
};

/** The writer does not see the address that a macro makes, but its argument: that is what a fix changes. */
function addMacroLink(check: PageCheck, origin: Origin, written: string, { kind, to }: LinkFlaw): void {
  // Its term is spelled as the sentence needs it.
  if (kind === 'ill-cased-link' && origin.call.name === 'glossary') return;
  const explanation = explanations[kind](written, to);
  const repaired = kind === 'broken-link' || to === undefined ? undefined : repairedCall(origin, to);
  // `window.prompt()` speaks of the object, not of its interface.
  if (origin.call.name === 'domxref' && kind === 'ill-cased-link' && repaired?.slice(1) === String(origin.call.values[0]).slice(1)) return;
  // Capitals that no argument can change are the macro's own.
  if (repaired === undefined && kind === 'ill-cased-link') return;
  if (repaired === undefined) return check.addMacroFlaw(origin.call, { kind: macroKinds[kind], explanation, href: written });
  check.addMacroFlaw(origin.call, {
    kind: kind === 'ill-cased-link' ? 'templ-ill-cased-arg' : macroKinds[kind],
    explanation,
    suggestion: repaired,
    argument: 0,
    href: written,
  });
}
