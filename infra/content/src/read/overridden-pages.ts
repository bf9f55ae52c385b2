import { Failure } from '@webdocs/contracts/failures/failure';

const mostNamed = 20;

/** Reports once which pages of the reference are replaced by written ones. */
export function reportOverridden(urls: readonly string[], report: (failure: Failure) => void): void {
  if (urls.length === 0) return;
  const more = urls.length > mostNamed ? `, and ${urls.length - mostNamed} more` : '';
  report(new Failure('PAGES_WRITTEN_OVER', { count: urls.length, names: urls.slice(0, mostNamed).join(', ') + more }));
}
