import type { ShownSurvey } from '@webdocs/contracts/api/surveys';
import type { Session } from '@webdocs/contracts/events/event';
import type { Document } from '@webdocs/contracts/page/page';

/** The page that is read, and who reads it. */
export interface Reading {
  readonly doc: Pick<Document, 'locale' | 'mdn_url' | 'pageType'>;
  readonly session: Pick<Session, 'isAuthenticated' | 'subscriptionType'>;
}

/** Whether a survey is for this page and reader, at this time. */
export function isAsked({ audience, ...survey }: ShownSurvey, reading: Reading, random: number, now: number): boolean {
  const isNow = Date.parse(survey.starts_at) <= now && now < Date.parse(survey.ends_at);
  return isNow && survey.rate_from <= random && random < survey.rate_till && isInAudience(audience, reading);
}

function isInAudience({ locales, paths, page_types: types, visitors, plans }: ShownSurvey['audience'], { doc, session }: Reading): boolean {
  const path = doc.mdn_url.replace(/^\/[^/]+/, '');
  const { isAuthenticated, subscriptionType } = session;
  return (
    isIn(locales, doc.locale) &&
    (paths.length === 0 || paths.some((start) => path === start || path.startsWith(`${start}/`))) &&
    isIn(types, doc.pageType) &&
    (visitors === 'any' || isAuthenticated === (visitors === 'signed-in')) &&
    isIn(plans, subscriptionType)
  );
}

/** An empty list is all of them. */
function isIn<T>(list: readonly T[], one: T | null | undefined): boolean {
  return list.length === 0 || (one !== null && one !== undefined && list.includes(one));
}
