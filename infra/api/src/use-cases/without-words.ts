import { Failure } from '@webdocs/contracts/failures/failure';

/**
 * What went wrong with a question, without a word of it: errors of parsers and of the database quote what they could not read. Of an error
 * that is not in the catalogue only its kind and its place are kept, of one that is, what it says.
 */
export function withoutWords(thrown: unknown): Failure {
  if (thrown instanceof Failure) return new Failure(thrown.code, thrown.values);
  if (!(thrown instanceof Error)) return new Failure('AI_HELP_FAILED', { cause: typeof thrown });
  const { name, message, stack = '' } = thrown;
  const [place = ''] = /^ {4}at .*$/m.exec(stack.slice(stack.indexOf(message) + message.length)) ?? [];
  return new Failure('AI_HELP_FAILED', { cause: `${name} ${place.trim()}`.trim() });
}
