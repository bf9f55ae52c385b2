import { untranslatedTexts } from './untranslated-text.ts';

test.each([
  ['<p>Save</p>', ['Save']],
  ['<p>{"Save"}</p>', ['Save']],
  ['<p>{saved ? "Saved" : "Save"}</p>', ['Saved', 'Save']],
  ['<p>{saved && "Saved"}</p>', ['Saved']],
  ['<p>{name ?? "unknown"}</p>', ['unknown']],
  ['<p>{`${count} pages`}</p>', ['pages']],
  ['<p>{"by " + name}</p>', ['by']],
  ['<button aria-label="Close" />', ['Close']],
  ['<img alt={"A book"} />', ['A book']],
  ['<p>日本語</p>', ['日本語']],
])('%s speaks past the catalogue', (jsx, expected) => {
  expect(untranslatedTexts(`const a = ${jsx};`)).toEqual(expected.map((text) => `1: ${text}`));
});

test('the line of a text is told', () => {
  expect(untranslatedTexts('const a = (\n  <p>\n    <b>Save</b>\n  </p>\n);')).toEqual(['3: Save']);
});

test.each([
  '<p>{t("docs-save")}</p>',
  '<p className="note">{text}</p>',
  '<p>{a === "high" ? t("docs-high") : t("docs-low")}</p>',
  '<p>{kind === "x" && <b>{t("docs-x")}</b>}</p>',
  '<p> · 42 — </p>',
  '<a href="/docs" rel="nofollow" data-kind="note">{t("docs-note")}</a>',
  '<img alt="" src={source} />',
  '<p>{items.map((item) => item.name)}</p>',
])('%s is in order', (jsx) => {
  expect(untranslatedTexts(`const a = ${jsx};`)).toEqual([]);
});
