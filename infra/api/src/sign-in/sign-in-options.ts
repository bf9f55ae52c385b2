/** The OpenID provider that vouches for people. */
export interface SignInOptions {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where the host of the issuer is found, if no name server knows it: the embedded provider of a local run. */
  readonly connectTo?: '127.0.0.1';
  /** Demonstration accounts say themselves which plan they have and whether they are staff. */
  readonly trustDemonstrationClaims?: boolean;
}
