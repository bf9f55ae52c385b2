export interface Visit {
  /** The name before the host of samples: the print of one sample, or an id that the site made up. */
  readonly sub: string;
  /** The host as it was asked for, without its port. */
  readonly hostname: string;
  /** `Sec-Fetch-Dest`, which no page can forge; older browsers do not send it. */
  readonly destination: string | undefined;
  readonly referer: string | undefined;
}

/**
 * Whether code may run at this address. A host named after the code holds nothing but this code's own belongings. Any
 * other host could hold those of another sample, so there only the site itself may show something, in a frame.
 */
export function mayRun({ sub, hostname, destination, referer }: Visit, hash: string, siteOrigins: readonly string[]): boolean {
  if (hostname === 'localhost' || sub === hash) return true;
  return destination === 'iframe' && isFromSite(referer, siteOrigins);
}

/** Code in a frame of the site runs at once; a user who opens its address is asked first. */
export function isInFrame({ destination, referer }: Visit, siteOrigins: readonly string[]): boolean {
  return destination === 'iframe' || (destination === undefined && isFromSite(referer, siteOrigins));
}

function isFromSite(referer: string | undefined, siteOrigins: readonly string[]): boolean {
  return referer !== undefined && URL.canParse(referer) && siteOrigins.includes(new URL(referer).origin);
}
