/** What readers see of a macro call, without what it would look up: enough to find the page by. */
type Visible = (values: readonly string[]) => string;

const label: Visible = (values) => values[1] ?? lastSegment(values[0] ?? '');
const first: Visible = ([value = '']) => value;
const element: Visible = ([name = '']) => (/[\s<]/.test(name) ? name : `<${name}>`);

const visible: Readonly<Record<string, Visible>> = {
  domxref: ([target = '', text]) => text ?? target.replaceAll('/', '.'),
  jsxref: ([target = '', text]) => text ?? target.replace(/^.*\//, ''),
  cssxref: label,
  htmlelement: element,
  svgelement: element,
  mathmlelement: element,
  svgattr: first,
  apiref: () => '',
  glossary: ([word = '', text]) => text ?? word,
  httpheader: label,
  httpstatus: ([code = '', text]) => text ?? code,
  httpmethod: label,
  csp: first,
  rfc: ([number = '']) => `RFC ${number}`,
  webextapiref: label,
  link: label,
};

/** A text with what its macro calls show in place of the calls. */
export function withVisibleMacros(source: string): string {
  if (!source.includes('{{')) return source;
  return source.replace(/(\\)?\{\{\s*([\w-]+)\s*(?:\(([^{}]*)\)|([^{}()]*))\s*\}\}/g, (whole, escaped, name: string, given = '') => {
    if (escaped) return whole;
    const show = visible[name.toLowerCase()];
    return show ? show(argumentsIn(String(given))) : '';
  });
}

function argumentsIn(text: string): string[] {
  return [...text.matchAll(/"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^\s,]+)/g)]
    .map(([, double, single, bare = '']) => double ?? single ?? bare)
    .filter((value, index) => index === 0 || value !== '');
}

function lastSegment(target: string): string {
  return target.slice(target.lastIndexOf('/') + 1);
}
