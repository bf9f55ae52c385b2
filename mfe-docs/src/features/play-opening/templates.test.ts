import { Script } from 'node:vm';
import { templates } from './templates.ts';

test.each(templates.map(({ id, code }) => [id, code] as const))(
  'the template %s needs nothing from elsewhere and knows both grounds',
  (_, code) => {
    expect(Object.values(code).join('\n')).not.toMatch(/https?:|\/\/\w+\.|@import|\bimport\b/);
    expect(code.css).toContain('color-scheme: light dark;');
    expect(() => new Script(code.js)).not.toThrow();
    expect(code.html).not.toMatch(/<(?:script|style)|style=/);
    // One language a field, each of them seen without much scrolling.
    expect([code.html, code.css, code.js].map((text) => text.split('\n').length).every((lines) => lines < 70)).toBe(true);
  },
);
