/**
 * Where lessons of a partner are shown in a frame: a page of a host beside those of samples, with a policy of its own. Pages of the site frame
 * that host anyway, so none of them has to allow the partner.
 */
export const lessonHostName = 'lessons';
export const lessonParameter = 'url';

/** What that page may frame, in the words of a policy. */
export const partnerSources = ['https://scrimba.com', 'https://*.scrimba.com'] as const;

const partnerHost = /(^|\.)scrimba\.com$/;

export function isPartnerLesson(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username } = new URL(address);
  return protocol === 'https:' && partnerHost.test(hostname) && port === '' && username === '';
}

/** The frame of a lesson: `origin` is that of the playground. */
export function lessonAddress(origin: string, lesson: string): string {
  const { protocol, host } = new URL(origin);
  const address = new URL(`${protocol}//${lessonHostName}.${host}/`);
  const embedded = new URL(lesson);
  embedded.searchParams.set('embed', '');
  address.searchParams.set(lessonParameter, embedded.href);
  return address.href;
}
