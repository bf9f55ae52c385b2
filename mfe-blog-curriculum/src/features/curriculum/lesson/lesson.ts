/** What is shown over a page when its reader asks for it: a page of the partner, or of the curriculum itself. */
export interface Lesson {
  readonly url: string;
  readonly title: string;
}

/** Lessons of the site have an address without a host. */
export function isOwn({ url }: Lesson): boolean {
  return url.startsWith('/');
}
