/** A short name for the place where a browser's bug is worked on: 'Firefox bug 1234567'. */
export function implementationBug(address: string): string {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return address;
  }
  const number = /(\d+)\D*$/.exec(url.pathname + url.search)?.[1];
  const tracker = trackers[url.host];
  if (tracker && number) return `${tracker} ${number}`;
  const issue = url.host === 'github.com' ? /^\/([^/]+\/[^/]+)\/(?:issues|pull)\/(\d+)/.exec(url.pathname) : null;
  return issue ? `${issue[1]} #${issue[2]}` : url.host;
}

const trackers: Readonly<Record<string, string>> = {
  'bugzil.la': 'Firefox bug',
  'bugzilla.mozilla.org': 'Firefox bug',
  'crbug.com': 'Chromium bug',
  'issues.chromium.org': 'Chromium bug',
  'webkit.org': 'WebKit bug',
  'bugs.webkit.org': 'WebKit bug',
};
