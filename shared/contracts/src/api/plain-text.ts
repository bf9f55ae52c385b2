import * as v from 'valibot';

/** What PostgreSQL cannot keep or no encoding can carry: NUL, and halves of surrogate pairs. */
const unfit = /[\0\p{Surrogate}]/u;

/** Text that a person wrote, without the space around it; lengths count as the form fields of browsers do. */
export function plainText(longest: number, { mayBeEmpty = false } = {}) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(longest, `Please ensure your input is no longer than ${longest} characters.`),
    v.check((text) => mayBeEmpty || text !== '', 'may not be empty'),
    v.check((text) => !unfit.test(text), 'has characters that cannot be kept'),
  );
}
