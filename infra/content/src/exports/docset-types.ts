/** Those of https://kapeli.com/docsets#supportedentrytypes that pages of this site are. */
export type DocsetType =
  | 'Attribute'
  | 'Class'
  | 'Command'
  | 'Constructor'
  | 'Directive'
  | 'Element'
  | 'Entry'
  | 'Error'
  | 'Event'
  | 'Extension'
  | 'Function'
  | 'Guide'
  | 'Instruction'
  | 'Interface'
  | 'Keyword'
  | 'Method'
  | 'Module'
  | 'Namespace'
  | 'Operator'
  | 'Option'
  | 'Property'
  | 'Protocol'
  | 'Query'
  | 'Section'
  | 'Setting'
  | 'Statement'
  | 'Type'
  | 'Value'
  | 'Variable'
  | 'Word';

/** By the page types of content, the more particular ones first. */
const rules: ReadonlyArray<readonly [form: RegExp, type: DocsetType]> = [
  [/^css-(shorthand-)?property$/, 'Property'],
  [/^css-at-rule$/, 'Directive'],
  [/^css-at-rule-descriptor$/, 'Attribute'],
  [/^css-function$|^exslt-function$|^xpath-function$/, 'Function'],
  [/^css-(keyword|pseudo-class|pseudo-element)$/, 'Keyword'],
  [/^css-(combinator|selector)$/, 'Operator'],
  [/^css-media-feature$/, 'Query'],
  [/^css-module$|^web-api-overview$|^webextension-api$/, 'Module'],
  [/^css-type$|^webextension-api-type$/, 'Type'],
  [/-attribute-value$/, 'Value'],
  [/-attribute$|^aria-role$/, 'Attribute'],
  [/-element$/, 'Element'],
  [/^http-(method|header)$/, 'Protocol'],
  [/^http-status-code$/, 'Value'],
  [/^http-.*-directive$/, 'Directive'],
  [/-error$/, 'Error'],
  [/-event$/, 'Event'],
  [/-constructor$/, 'Constructor'],
  [/-(instance|static)-method$|-extension-method$/, 'Method'],
  [/^javascript-global-property$/, 'Variable'],
  [/-property$/, 'Property'],
  [/^javascript-class$/, 'Class'],
  [/-interface$/, 'Interface'],
  [/-function$/, 'Function'],
  [/-namespace$/, 'Namespace'],
  [/-operator$/, 'Operator'],
  [/-statement$/, 'Statement'],
  [/^javascript-language-feature$/, 'Keyword'],
  [/^webgl-extension$/, 'Extension'],
  [/^webassembly-instruction$/, 'Instruction'],
  [/^webdriver-command$/, 'Command'],
  [/^webdriver-capability$/, 'Option'],
  [/^webextension-manifest-key$|^web-manifest-member$/, 'Setting'],
  [/^uri-/, 'Entry'],
  [/^xslt-axis$/, 'Operator'],
  [/^glossary-/, 'Word'],
];

/** As what a page is listed in a docset; whatever explains and is no thing by itself is a guide. */
export function docsetTypeOf(pageType: string): DocsetType {
  return rules.find(([form]) => form.test(pageType))?.[1] ?? 'Guide';
}

/** What a page is called there: 'Element.clientWidth' for 'Element: clientWidth property'. */
export function docsetNameOf(title: string, pageType: string): string {
  const [, owner, member] = /^([\w.]+): (\S+) [\w ]+$/.exec(title) ?? [];
  if (owner === undefined || member === undefined || !/^web(-api|assembly)-/.test(pageType)) return title;
  return pageType.endsWith('-constructor') ? member : `${owner}.${member}`;
}
