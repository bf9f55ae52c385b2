import { csrfTokenHeader } from '@webdocs/contracts/api/visitor';
import type { Operation } from './openapi-document.ts';

/** How the call is made from a shell. $SITE, $SESSION and $TOKEN stand for what everybody has of their own. */
export function curlLine(method: string, path: string, { requestBody, security = [], parameters = [] }: Operation): string {
  const required = parameters.filter((parameter) => parameter.in === 'query' && parameter.required);
  const query = required.map(({ name }) => `${name}=…`).join('&');
  const [kind, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const schemes = Object.assign({}, ...security) as Readonly<Record<string, unknown>>;
  const words = [
    'curl',
    ...(method === 'get' ? [] : [`-X ${method.toUpperCase()}`]),
    ...('session' in schemes ? ['-b "session=$SESSION"'] : []),
    ...(method === 'get' || 'providerToken' in schemes ? [] : ['-H "origin: $SITE"']),
    ...('csrfToken' in schemes ? [`-H "${csrfTokenHeader}: $TOKEN"`] : []),
    ...('providerToken' in schemes ? ['-H "authorization: Bearer $TOKEN"'] : []),
    ...(kind === 'application/json' ? [`-H "content-type: ${kind}"`, `-d ${quoted(JSON.stringify(content?.example))}`] : []),
    ...(kind?.includes('form')
      ? Object.entries((content?.example ?? {}) as object).map(([name, value]) => `-d ${quoted(`${name}=${value}`)}`)
      : []),
    `"$SITE${path}${query && `?${query}`}"`,
  ];
  return words.join(' ');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
