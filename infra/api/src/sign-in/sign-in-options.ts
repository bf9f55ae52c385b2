/** The OpenID provider that vouches for people. */
export interface SignInOptions {
  readonly issuer: string;
  /**
   * Under which name its accounts are kept, if not its address: that of the provider of the site changes with its port or host name, and
   * its users stay who they are.
   */
  readonly keptAs?: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /**
   * Where the host of the issuer is found in the clear, if not by its name: the embedded provider, which answers at the port of the site.
   * An address, with its port where that is not the issuer's.
   */
  readonly connectTo?: string;
  /** Whether every address that it names belongs to the user, also where it does not say so. */
  readonly vouchesForAddresses?: boolean;
  /** Demonstration accounts say themselves which plan they have and whether they are staff. */
  readonly trustDemonstrationClaims?: boolean;
}
