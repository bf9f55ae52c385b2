import { openAnswers, type Answers } from '@webdocs/answers';
import { openKnownNames } from '@webdocs/answers/known-names';
import { openLibrarian, type LibrarianOptions } from '@webdocs/answers/librarian';
import { openModel } from '@webdocs/answers/model';
import { verifier } from '@webdocs/answers/verify-text';
import type { Configuration } from '@webdocs/configuration/read-configuration';
import type { Content } from '@webdocs/content';
import { addressOf } from '@webdocs/contracts/reader/address';
import type { Database } from '@webdocs/database';
import { modelSettingsOf } from './model-settings-of.ts';

export interface AnswersOfSiteOptions extends LibrarianOptions {
  readonly content: LibrarianOptions['content'] & Pick<Content, 'destination'>;
  readonly database: Database;
  readonly ai: Configuration['server']['ai'];
}

/** What answers questions on this site: data and pages, and a model where one is named. */
export function answersOfSite({ database, ai, ...read }: AnswersOfSiteOptions): Answers {
  const librarian = openLibrarian(read);
  const settings = modelSettingsOf(ai);
  if (!settings) return openAnswers({ librarian });
  const { content, data, report } = read;
  const names = openKnownNames(data);
  // While the site starts: later it would hold up requests, for a second or two.
  void names();
  const verify = verifier({ names, isPage: (path) => isPage(content, path) });
  return openAnswers({ librarian, model: openModel({ settings, database, verify, report }) });
}

/** Paths are written by a model: what cannot be decoded leads nowhere. */
function isPage(content: Pick<Content, 'destination'>, path: string): boolean {
  try {
    return content.destination(addressOf(decodeURI(path))) !== undefined;
  } catch {
    return false;
  }
}
