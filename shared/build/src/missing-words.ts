import { relative, resolve } from 'node:path';
import { Failure } from '@webdocs/contracts/failures/failure';

const root = resolve(import.meta.dirname, '../../..');

/** What is said of a catalogue that lacks languages of the site: which files have to be written. */
export function missingWords(folder: string, languages: readonly string[]): Failure {
  const place = relative(root, folder);
  const files = languages.map((language) => `${place}/${language}.ftl`).join(', ');
  return new Failure('WORDS_MISSING', { folder: place, languages: languages.join(', '), files });
}
