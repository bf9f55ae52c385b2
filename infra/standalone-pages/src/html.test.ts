/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util';
import fc from 'fast-check';
import { attributes, Html, html } from './html.ts';

Object.assign(globalThis, { TextDecoder, TextEncoder });

function parsed(made: Html): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = made.toString();
  return place;
}

/** Parsers make these into others, wherever they stand. */
const kept = fc.string({ unit: 'binary' }).map((text) => text.replace(/[\0\r]/g, ''));

test('whatever a visitor wrote is text in the page', () => {
  fc.assert(
    fc.property(kept, (written) => {
      const page = parsed(html`<p>${written}</p>`);
      expect(page.children).toHaveLength(1);
      expect(page.textContent).toBe(written);
    }),
  );
});

test('whatever a visitor wrote stays inside the attribute in which it was put', () => {
  fc.assert(
    fc.property(kept, (written) => {
      const page = parsed(html`<input value="${written}" title="${written}" ${attributes({ name: written })} />`);
      const [input] = page.children as unknown as [HTMLInputElement];
      expect([input.getAttribute('value'), input.title, input.name]).toEqual([written, written, written]);
      expect(input.attributes).toHaveLength(3);
    }),
  );
});

test('nested results and lists of them stand as they are, once', () => {
  const items = ['<a>', 'b & c'].map((name) => html`<b>${name}</b>`);
  expect(String(html`<i>${items}</i>`)).toBe('<i><b>&lt;a&gt;</b><b>b &amp; c</b></i>');
});

test('what is false, null or undefined leaves nothing, and zero is a number', () => {
  expect(String(html`<p>${false}${null}${undefined}${0}</p>`)).toBe('<p>0</p>');
  expect(String(attributes({ hidden: true, open: false, id: null, max: 3 }))).toBe(' hidden max="3"');
});

test('an attribute without quotes is refused, for there a space would end it', () => {
  expect(() => html`<input value=${'x onfocus=steal()'} />`).toThrow('Quote');
});

test('an object that looks like made HTML is none', () => {
  const lookalike = { toString: () => '<script>' } as unknown as string;
  expect(String(html`${lookalike}`)).toBe('&lt;script&gt;');
  expect(() => new Html('<script>', Symbol('forged'))).toThrow(TypeError);
});
