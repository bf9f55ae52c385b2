interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): unknown;
}

/** Scripts may come from published releases on this origin and from nowhere else. */
export function allowOnlyOurScripts(): void {
  const factory = (window as unknown as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
  factory?.createPolicy('default', {
    createScriptURL(address) {
      const { origin, pathname } = new URL(address, location.href);
      if (origin === location.origin && pathname.startsWith('/remotes/')) return address;
      throw new TypeError(`script address refused: ${address}`);
    },
  });
}
