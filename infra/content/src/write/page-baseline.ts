import type { Baseline, Document } from '@webdocs/contracts/page/page';
import { featureOfPage, baselineStatusOfPage } from '@webdocs/reference/page-baseline-status';
import type { WebFeature } from '@webdocs/reference/web-features';
import { htmlOf } from '../parse/html.ts';
import { parseHtml } from '../parse/markdown.ts';
import { sanitize } from '../parse/sanitize.ts';
import { urlOf, type DocumentRecord } from '../read/document-index.ts';
import type { PageContext } from './page-context.ts';

type Alternative = NonNullable<Baseline['alternatives']>[number];

/** How widely what a page describes may be relied on, for the line under its title. */
export function baselineOf(record: DocumentRecord, context: PageContext): Pick<Document, 'baseline' | 'status'> {
  const found = featureOfPage(record, context.data.features);
  const standing = baselineStatusOfPage(record, found);
  const status = standing && { baseline: standing };
  if (!found) return { status };

  const { feature, mixed } = found;
  const { discouraged } = feature;
  const alternatives = discouraged?.alternatives?.flatMap((id) => alternativeOf(id, record, context));
  const baseline: Baseline = {
    ...found.standing,
    asterisk: mixed || undefined,
    about: aboutBaseline(record, context),
    alternatives: alternatives?.length ? alternatives : undefined,
    feature: {
      id: feature.id,
      name: feature.name,
      description_html: harmless(feature.descriptionHtml),
      status: feature.standing,
      discouraged: discouraged && {
        reason_html: harmless(discouraged.reason_html),
        according_to: discouraged.according_to,
        removal_date: discouraged.removal_date,
        alternatives: discouraged.alternatives,
      },
    },
  };
  return { baseline, status };
}

/** The page that explains what the words stand for, where there is one. */
function aboutBaseline({ locale }: DocumentRecord, { corpus }: PageContext): string | undefined {
  const page = corpus.documents.findOrEnglish(locale, 'Glossary/Baseline/Compatibility');
  return page && urlOf(page);
}

/** What comes from a package is treated like what comes from an author. */
function harmless(html: string | undefined): string | undefined {
  return html === undefined || !html.includes('<') ? html : htmlOf(sanitize(parseHtml(html), () => undefined));
}

function alternativeOf(id: string, { locale }: DocumentRecord, context: PageContext): Alternative[] {
  const feature = context.data.features?.get(id);
  if (!feature) return [];
  const page = pageAbout(feature, context, (slug) => context.corpus.documents.findOrEnglish(locale, slug));
  return [{ name: feature.name, description: feature.description, mdn_url: page && urlOf(page) }];
}

/** The page of a feature's most general key that has one. */
function pageAbout(
  feature: WebFeature,
  { data }: PageContext,
  find: (slug: string) => DocumentRecord | undefined,
): DocumentRecord | undefined {
  const byGenerality = [...feature.keys.keys()].sort((a, b) => a.split('.').length - b.split('.').length);
  for (const key of byGenerality) {
    const slug = /\/docs\/([^?#]+)/.exec(data.compat?.statement(key)?.mdn_url ?? '')?.[1];
    const page = slug === undefined ? undefined : find(slug);
    if (page) return page;
  }
  return undefined;
}
