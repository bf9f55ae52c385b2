import { featureName } from './feature-name.ts';

test.each([
  ['css.properties.field-sizing', 'field-sizing', 'css-property'],
  ['css.properties.text-wrap.balance', 'text-wrap: balance', 'css-property'],
  ['css.properties.width.fit_content_function', 'width: fit content function', 'css-property'],
  ['css.at-rules.starting-style', '@starting-style', 'css-at-rule'],
  ['html.elements.dialog', '<dialog>', 'html-element'],
  ['html.elements.dialog.closedby', '<dialog>: closedby', 'html-element'],
  ['html.elements.input.type_color.alpha', '<input>: type color, alpha', 'html-element'],
  ['http.headers.Cache-Control.immutable', 'Cache-Control: immutable', 'http-header'],
  ['api.Window', 'Window', 'api'],
  ['api.Window.fetch', 'Window.fetch', 'api'],
  ['api.URL.URL', 'URL()', 'api'],
  ['api.URL.parse_static', 'URL.parse', 'api'],
  ['api.Document.scrollend_event', 'Document: scrollend', 'api'],
  ['api.fetch.init_priority_parameter', 'fetch: init priority parameter', 'api'],
  ['javascript.builtins.Array.@@iterator', 'Array[Symbol.iterator]', 'javascript'],
  ['javascript.builtins.Array.at', 'Array.at', 'javascript'],
  ['javascript.operators.optional_chaining', 'operators: optional chaining', 'javascript'],
  ['webextensions.api.tabs.query', 'tabs.query', 'webextensions'],
  ['something', 'something', 'other'],
])('%s is called %s, a thing of kind %s', (path, name, kind) => {
  expect(featureName(path)).toEqual({ name, kind });
});
