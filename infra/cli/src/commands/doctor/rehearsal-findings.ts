import { access, constants } from 'node:fs/promises';
import { causeOf } from '@webdocs/contracts/failures/failure';
import { bad, ok, type Finding } from './finding.ts';

/** Whether a release comes to life in a browser before it goes live. */
export async function rehearsalFindings(browser: string | null): Promise<Finding[]> {
  const subject = 'rehearsal';
  if (!browser) return [ok(subject, 'releases are drawn on the server before they go live, and in no browser: WEBDOCS_REHEARSAL_BROWSER')];
  try {
    await access(browser, constants.X_OK);
    return [ok(subject, `releases come to life in ${browser} before they go live`)];
  } catch (thrown) {
    return [
      bad(subject, causeOf(thrown), 'Name the program of a Chromium in WEBDOCS_REHEARSAL_BROWSER, or leave it out: no deploy passes now.'),
    ];
  }
}
