const irregular: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  acceptCharset: 'accept-charset',
  httpEquiv: 'http-equiv',
  xLinkHref: 'xlink:href',
  xmlLang: 'xml:lang',
  xmlSpace: 'xml:space',
  xmlnsXLink: 'xmlns:xlink',
};

/** SVG attributes that are written in camel case; all others of SVG have hyphens. */
const camelCase = new Set(
  (
    'attributeName attributeType baseFrequency calcMode clipPathUnits diffuseConstant edgeMode filterUnits glyphRef gradientTransform gradientUnits ' +
    'kernelMatrix kernelUnitLength keyPoints keySplines keyTimes lengthAdjust limitingConeAngle markerHeight markerUnits markerWidth ' +
    'maskContentUnits maskUnits numOctaves pathLength patternContentUnits patternTransform patternUnits pointsAtX pointsAtY pointsAtZ ' +
    'preserveAlpha preserveAspectRatio primitiveUnits refX refY repeatCount repeatDur requiredExtensions requiredFeatures specularConstant ' +
    'specularExponent spreadMethod startOffset stdDeviation stitchTiles surfaceScale systemLanguage tableValues targetX targetY textLength ' +
    'viewBox viewTarget xChannelSelector yChannelSelector zoomAndPan'
  ).split(' '),
);

/** The name an attribute has in a document, from the property name that the parser gives it. */
export function attributeName(property: string, insideSvg: boolean): string {
  const known = irregular[property];
  if (known) return known;
  if (!/[A-Z]/.test(property)) return property;
  if (/^aria[A-Z]/.test(property)) return `aria-${property.slice(4).toLowerCase()}`;
  if (/^data[A-Z]/.test(property)) return `data${hyphenated(property.slice(4))}`;
  if (!insideSvg) return property.toLowerCase();
  return camelCase.has(property) || /^on[A-Z]/.test(property) ? property : hyphenated(property);
}

function hyphenated(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
