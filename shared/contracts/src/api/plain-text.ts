import * as v from 'valibot';

/** What PostgreSQL cannot keep or no encoding can carry: NUL, and halves of surrogate pairs. */
const unfit = /[\0\p{Surrogate}]/u;

/** Characters that turn what follows around: in a name they make it read as another. */
const directions = /[\u202a-\u202e\u2066-\u2069]/g;

export function withoutDirections(text: string): string {
  return text.replace(directions, '');
}

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
