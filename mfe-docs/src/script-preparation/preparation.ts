import type { NoModuleMessage } from '@webdocs/contracts/samples/runner-messages';
import type { Locale } from '@webdocs/contracts/reader/locale';
import { loadMessages } from '@webdocs/i18n';
import { isUnprepared, preparedCode } from './prepared-code.ts';
import words from './words/en-US.ftl';

const wordsOf = async (locale: Locale, pseudo: boolean) => (await loadMessages(words, locale, { pseudo })).text;

/** What the frame tells of a module, in words. */
function moduleSentence({ problem, name }: NoModuleMessage): readonly [id: string, values: { readonly name: string }] {
  return [problem === 'failed' && name === '' ? 'docs-script-lost' : `docs-script-${problem}`, { name }];
}

/** What makes code ready to run that browsers do not run as it is: a chunk of its own, for readers who chose another language or modules. */
export const preparation = { isUnprepared, moduleSentence, preparedCode, wordsOf };
