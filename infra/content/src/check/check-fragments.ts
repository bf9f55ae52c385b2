import type { Anchors } from './anchors.ts';
import { destinationRange } from './destination-range.ts';
import type { FragmentLink, PageCheck } from './page-check.ts';

/** Takes note of links to a place that their page does not have. Readers come out at its top. */
export async function checkFragments(check: PageCheck, anchors: Anchors): Promise<void> {
  for (const link of check.fragmentLinks) {
    const known = await anchors.of(link.url);
    const fragment = plain(link.fragment);
    if (!known || known.has(fragment)) continue;
    addFlaw(check, link, known.has(fragment.toLowerCase()) ? fragment.toLowerCase() : undefined);
  }
}

function addFlaw(check: PageCheck, { url, fragment, link, written }: FragmentLink, right: string | undefined): void {
  const explanation = `${url} has no place called #${fragment}${right === undefined ? '' : `, but one called #${right}`}`;
  const suggestion = right === undefined ? undefined : written.replace(/#.*$/, `#${right}`);
  const origin = check.originOf(link);
  if (origin) {
    const argument = origin.call.values.findIndex((value) => String(value).replace(/^#/, '') === fragment);
    if (right === undefined || argument === -1)
      return check.addMacroFlaw(origin.call, { kind: 'templ-broken-link', explanation, href: written });
    const repaired = String(origin.call.values[argument]).replace(fragment, right);
    return check.addMacroFlaw(origin.call, { kind: 'templ-ill-cased-arg', explanation, suggestion: repaired, argument, href: written });
  }
  const destination = link.place && destinationRange(check.body, link.place, written);
  check.add({
    kind: 'missing-fragment',
    explanation,
    suggestion,
    href: written,
    range: link.place,
    // A link that is to be changed for its path as well is changed once.
    fix: destination && suggestion !== undefined ? { ...destination, replacement: suggestion } : undefined,
  });
}

function plain(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
