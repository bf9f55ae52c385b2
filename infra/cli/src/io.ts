/** Where a command writes to: the terminal, or a test. */
export interface Io {
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
}
