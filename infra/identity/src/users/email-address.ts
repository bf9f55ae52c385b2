import * as v from 'valibot';

const longest = 254;

/** The address as it was meant, or undefined where it is none. The site asks for the same form. */
export function emailFrom(written: string): string | undefined {
  const email = written.trim();
  return email.length <= longest && v.EMAIL_REGEX.test(email) ? email : undefined;
}

/** Two addresses are of one user where they differ in the case only. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}
