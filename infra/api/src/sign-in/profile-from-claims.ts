import { SubscriptionTypeSchema } from '@webdocs/contracts/reader/plans';
import { Failure } from '@webdocs/contracts/failures/failure';
import * as v from 'valibot';
import type { Profile } from '../stores/accounts.ts';

/** What a provider calls a person: OpenID Connect Core, section 2. */
export const SubjectSchema = v.pipe(v.string(), v.regex(/^[\x20-\x7e]{1,255}$/, 'must be a name in ASCII'));

const ClaimsSchema = v.object({
  iss: v.string(),
  sub: SubjectSchema,
  email: v.pipe(v.string(), v.trim(), v.maxLength(320), v.email()),
  email_verified: v.optional(v.unknown()),
  picture: v.optional(v.unknown()),
});
const DemonstrationSchema = v.object({
  subscription_type: v.optional(SubscriptionTypeSchema),
  is_staff: v.optional(v.boolean()),
});

/** Not every provider says whether it checked an address; one that says it did not is believed. */
export function readProfile(claims: unknown, trustDemonstrationClaims: boolean): Profile {
  const parsed = v.safeParse(ClaimsSchema, claims);
  if (!parsed.success) {
    const names = parsed.issues.map((issue) => v.getDotPath(issue)).join(', ');
    throw new Failure('SIGN_IN_REFUSED', { cause: `what it says is incomplete: ${names}` });
  }
  const { iss, sub, email, email_verified: verified, picture } = parsed.output;
  if (verified === false || verified === 'false') throw new Failure('SIGN_IN_UNCONFIRMED');
  return { issuer: iss, subject: sub, email, avatarUrl: pictureOf(picture), ...(trustDemonstrationClaims ? demonstration(claims) : {}) };
}

function demonstration(claims: unknown): Pick<Profile, 'atFirst'> {
  const parsed = v.safeParse(DemonstrationSchema, claims);
  return parsed.success ? { atFirst: { plan: parsed.output.subscription_type, isStaff: parsed.output.is_staff } } : {};
}

/** Nothing but a picture of the web may end up in the page. */
function pictureOf(picture: unknown): string | null {
  const isAddress = typeof picture === 'string' && picture.length <= 2048 && URL.canParse(picture);
  return isAddress && new URL(picture).protocol === 'https:' ? new URL(picture).href : null;
}
