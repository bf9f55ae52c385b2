/** Why no code comes out of a file; messages that say so end like this. */
export type FileProblem =
  | 'too-large'
  | 'not-code'
  | 'broken-zip'
  | 'encrypted'
  | 'unknown-zip'
  | 'bomb'
  | 'binary'
  | 'no-html'
  | 'unreadable';

export class FileProblemError extends Error {
  override readonly name = 'FileProblemError';
  constructor(
    readonly problem: FileProblem,
    /** The file that it is about. */
    readonly file: string,
    options?: ErrorOptions,
  ) {
    super(`${file}: ${problem}`, options);
  }
}
