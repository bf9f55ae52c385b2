import { openAnswers, type Answers } from '@webdocs/answers';
import { openLibrarian, type LibrarianOptions } from '@webdocs/answers/librarian';
import { openModel } from '@webdocs/answers/model';
import { openPlatformNames } from '@webdocs/answers/platform-names';
import { verifier } from '@webdocs/answers/verify-text';
import type { Configuration } from '@webdocs/configuration/read-configuration';
import type { Content } from '@webdocs/content';
import { addressOf } from '@webdocs/contracts/reader/address';
import type { Failure } from '@webdocs/contracts/failures/failure';
import type { Database } from '@webdocs/database';
import { modelSettingsOf } from './model-settings-of.ts';

export interface AnswersOfSiteOptions extends LibrarianOptions {
  readonly content: LibrarianOptions['content'] & Pick<Content, 'destination'>;
  readonly database: Database;
  readonly ai: Configuration['server']['ai'];
  readonly report: (failure: Failure) => void;
}

/** A site that has just started has more urgent work. */
const warmAfterMs = 5000;

/** What answers questions on this site: data and pages, and a model where one is named. */
export function answersOfSite({ database, ai, report, ...read }: AnswersOfSiteOptions): Answers {
  const librarian = openLibrarian(read);
  const settings = modelSettingsOf(ai);
  const { content, data } = read;
  const names = settings ? openPlatformNames(data) : undefined;
  // So that no question waits for it; one that comes before waits for the same work.
  const warming = setTimeout(
    () =>
      void librarian
        .warm()
        .then(names)
        .catch(() => undefined),
    warmAfterMs,
  ).unref();
  const answers = openAnswers({
    librarian,
    ...(settings && names
      ? { model: openModel({ settings, database, verify: verifier({ names, isPage: (path) => isPage(content, path) }), report }) }
      : {}),
  });
  return {
    ...answers,
    async close() {
      clearTimeout(warming);
      await answers.close();
    },
  };
}

/** Paths are written by a model: what cannot be decoded leads nowhere. */
function isPage(content: Pick<Content, 'destination'>, path: string): boolean {
  try {
    return content.destination(addressOf(decodeURI(path))) !== undefined;
  } catch {
    return false;
  }
}
