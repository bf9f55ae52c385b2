import { safePath } from './safe-path.ts';

test.each([
  ['/en-US/docs/Web/CSS/gap', '/en-US/docs/Web/CSS/gap'],
  ['/en-US/docs/Web/CSS/:hover', '/en-US/docs/Web/CSS/_colon_hover'],
  ['/en-US/docs/Web/CSS/::before/index.html', '/en-US/docs/Web/CSS/_doublecolon_before/index.html'],
  ['docs/a*b?c', 'docs/a_star_b_question_c'],
  ['docs/"<a>"|b\\c', 'docs/_x22__x3c_a_x3e__x22__x7c_b_x5c_c'],
  ['docs/etc./a', 'docs/etc_x2e_/a'],
  ['docs/Glossary/Nul', 'docs/Glossary/_x_Nul'],
  ['docs/aux.svg', 'docs/_x_aux.svg'],
  ['docs/Auxiliary', 'docs/Auxiliary'],
])('%s is the file %s', (path, safe) => {
  expect(safePath(path)).toBe(safe);
});

test('two names stay two, whatever they are made to look like', () => {
  const names = [
    ':hover',
    '_colon_hover',
    '_x5f_colon_hover',
    'a.',
    'a_x2e_',
    'a_x5f_x2e_',
    'nul',
    '_x_nul',
    '_x5f_x_nul',
    'b::',
    'b_doublecolon_',
  ];
  expect(new Set(names.map(safePath)).size).toBe(names.length);
});

test('a safe path is safe on every file system', () => {
  for (let code = 1; code < 0x80; code += 1) {
    const name = safePath(`a${String.fromCharCode(code)}`);
    if (code !== 0x2f) expect(name).toMatch(/^a[^:*?"<>|\\#%\u0000-\u001f\u007f/]+$/);
    expect(name).not.toMatch(/[. ]$/);
  }
});
