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

interface Trust {
  readonly trustDemonstrationClaims: boolean;
  /** The operator knows that the provider checks every address, although it does not say so. */
  readonly vouchesForAddresses: boolean;
}

/**
 * Roles are given by address: one that the provider did not check would let a user take another's. One that says that it did not is
 * believed in any case.
 */
export function readProfile(claims: unknown, { trustDemonstrationClaims, vouchesForAddresses }: Trust): Profile {
  const parsed = v.safeParse(ClaimsSchema, claims);
  if (!parsed.success) {
    const names = parsed.issues.map((issue) => v.getDotPath(issue)).join(', ');
    throw new Failure('SIGN_IN_REFUSED', { cause: `what it says is incomplete: ${names}` });
  }
  const { iss, sub, email, email_verified: verified, picture } = parsed.output;
  if (!isConfirmed(verified, vouchesForAddresses)) throw new Failure('SIGN_IN_UNCONFIRMED');
  return { issuer: iss, subject: sub, email, avatarUrl: pictureOf(picture), ...(trustDemonstrationClaims ? demonstration(claims) : {}) };
}

/** What a provider says of an address in `email_verified`. Some send the word in place of the boolean. */
export function isConfirmed(verified: unknown, vouchesForAddresses: boolean): boolean {
  if (verified === undefined || verified === null) return vouchesForAddresses;
  return verified === true || verified === 'true';
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
