export interface PlayHost {
  /** `play.localhost:3000`. */
  readonly name: string;
  readonly isSecure: boolean;
  /** The name before it in a host: '' for this host itself, undefined for a stranger. */
  subOf(host: string): string | undefined;
  originOf(sub: string): string;
}

export function playHost(origin: string): PlayHost {
  const { host: name, protocol } = new URL(origin);
  return {
    name,
    isSecure: protocol === 'https:',
    subOf(host) {
      if (host === name) return '';
      const sub = host.endsWith(`.${name}`) ? host.slice(0, -name.length - 1) : '';
      return /^[a-z0-9-]{1,63}$/.test(sub) ? sub : undefined;
    },
    originOf: (sub) => `${protocol}//${sub && `${sub}.`}${name}`,
  };
}
