/** Every kind of page that a document can say it is. */
export const pageTypes: ReadonlySet<string> = new Set(
  (
    'none guide landing-page listing-page reference how-to tutorial tutorial-chapter ' +
    'learn-topic learn-module learn-module-chapter learn-module-assessment learn-faq aria-role aria-attribute ' +
    'css-at-rule css-at-rule-descriptor css-combinator css-function css-keyword css-media-feature css-module css-property css-pseudo-class css-pseudo-element ' +
    'css-selector css-shorthand-property css-type exslt-function glossary-definition glossary-disambiguation html-attribute html-attribute-value html-element ' +
    'http-csp-directive http-cors-error http-permissions-policy-directive http-header http-method http-status-code ' +
    'javascript-class javascript-constructor javascript-error javascript-function javascript-global-property javascript-instance-accessor-property ' +
    'javascript-instance-data-property javascript-instance-method javascript-language-feature javascript-namespace javascript-operator javascript-statement ' +
    'javascript-static-accessor-property javascript-static-data-property javascript-static-method mathml-attribute mathml-element ' +
    'mdn-community-guide mdn-writing-guide svg-attribute svg-element uri-component uri-scheme web-api-overview web-api-interface web-api-constructor ' +
    'web-api-instance-method web-api-instance-property web-api-static-method web-api-static-property web-api-event webgl-extension webgl-extension-method ' +
    'webassembly-function webassembly-constructor webassembly-interface webassembly-instance-property webassembly-instance-method webassembly-static-method ' +
    'webassembly-static-property webassembly-instruction webdriver-command webdriver-capability webdriver-error webdriver-event ' +
    'webextension-api webextension-api-event webextension-api-function webextension-api-property webextension-api-type webextension-manifest-key ' +
    'web-manifest-member xpath-function xslt-element xslt-axis firefox-release-notes firefox-release-notes-active'
  ).split(' '),
);
