const wanted = ['preferredlocale'] as const;
const longestValue = 40;

/** The few cookies that the gateway reads; anything else that a browser sends is not looked at. */
export function cookiesOf(header: string | undefined): Record<string, string> {
  const cookies: Record<string, string> = {};
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    const value = pair.slice(at + 1).trim();
    if ((wanted as readonly string[]).includes(name) && /^[A-Za-z-]+$/.test(value) && value.length <= longestValue) cookies[name] = value;
  }
  return cookies;
}
