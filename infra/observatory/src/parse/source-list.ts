const hash = /^'(sha256|sha384|sha512)-[a-z0-9+/_-]+={0,2}'$/i;
const nonce = /^'nonce-[a-z0-9+/_-]+={0,2}'$/i;
/** A scheme, a star, or a star after a scheme: any host, also at one port. */
const anyHost = /^(?:\*(?::(?:\d+|\*))?|(?:https?|ftp|wss?):(?:\/\/\*(?:\.\*)?(?::(?:\d+|\*))?(?:\/.*)?)?)$/i;
const insecureScheme = /^(?:http|ftp):/i;
const inlineScheme = /^data:$/i;

/** The sources that a directive lists. */
export interface SourceList {
  readonly values: readonly string[];
  readonly isClosed: boolean;
  readonly hasNonceOrHash: boolean;
  readonly isStrictDynamic: boolean;
  /** Browsers of today run what is inline in the page, or comes as data in an address. */
  readonly allowsInline: boolean;
  readonly allowsEval: boolean;
  /** Sources that are any host; those that 'strict-dynamic' makes browsers ignore are left out. */
  readonly anyHosts: readonly string[];
  readonly insecure: readonly string[];
}

/** Reads a list as browsers do: whatever a nonce, a hash or 'strict-dynamic' takes the effect of has none. */
export function readSources(values: readonly string[], kind: 'script' | 'style' | 'other' = 'other'): SourceList {
  const lower = values.map((value) => value.toLowerCase());
  const has = (keyword: string) => lower.includes(`'${keyword}'`);
  const hasNonceOrHash = values.some((value) => hash.test(value) || nonce.test(value));
  const isStrictDynamic = kind === 'script' && has('strict-dynamic');
  const hosts = isStrictDynamic ? [] : values;
  const effective = lower.filter((value) => value !== "'none'" && value !== "'report-sample'");
  return {
    values,
    isClosed: effective.length === 0,
    hasNonceOrHash,
    isStrictDynamic,
    allowsInline: (has('unsafe-inline') && !hasNonceOrHash && !isStrictDynamic) || hosts.some((value) => inlineScheme.test(value)),
    allowsEval: has('unsafe-eval'),
    anyHosts: hosts.filter((value) => anyHost.test(value)),
    insecure: hosts.filter((value) => insecureScheme.test(value)),
  };
}
