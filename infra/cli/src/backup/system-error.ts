/**
 * A disk that is full, a folder that is not there or may not be written to: what a call of the system says, and no mistake of ours. By its
 * form, because an error out of another realm is no instance of this one's classes.
 */
export function isOfTheSystem(thrown: unknown): thrown is NodeJS.ErrnoException {
  return typeof thrown === 'object' && thrown !== null && 'syscall' in thrown && 'errno' in thrown;
}
