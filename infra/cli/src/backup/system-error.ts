/** A disk that is full, a folder that is not there or may not be written to: what a call of the system says, and no mistake of ours. */
export function isOfTheSystem(thrown: unknown): thrown is NodeJS.ErrnoException {
  return thrown instanceof Error && 'syscall' in thrown && 'errno' in thrown;
}
