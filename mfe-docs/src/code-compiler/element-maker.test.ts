/** @jest-environment jsdom */
import { compiled } from './compiled.ts';

// What the compiler writes is text: here it becomes a function.
const FunctionOf = Function;

function made(code: string, given: Readonly<Record<string, unknown>> = {}): Element {
  const answer = compiled({ code, language: 'jsx', importNames: [] });
  if (!('code' in answer)) throw new Error(answer.message);
  return new FunctionOf(...Object.keys(given), answer.code)(...Object.values(given)) as Element;
}

test('an element of JSX is one of the document, with its attributes and what is in it', () => {
  const element = made('return <p id="tea" className="hot" hidden title={null} data-cup={2}>One {2} {null}{false}{["a", <b>c</b>]}</p>');
  expect(element.outerHTML).toBe('<p id="tea" class="hot" hidden="" data-cup="2">One 2 a<b>c</b></p>');
});

test('it listens, has styles, is known by a reference, and text stays text', () => {
  const seen: unknown[] = [];
  const given = { press: () => seen.push('pressed'), keep: (element: Element) => seen.push(element.tagName) };
  const element = made('return <button onClick={press} style={{ color: "red" }} ref={keep}>{"<b>"}</button>', given) as HTMLElement;
  element.click();
  expect([seen, element.style.color, element.innerHTML]).toEqual([['BUTTON', 'pressed'], 'red', '&lt;b&gt;']);
});

test('functions are components, fragments hold several, drawings are drawn', () => {
  const element = made(
    'const Cup = ({ of, children }) => <><i>{of}</i>{children}</>;\nreturn <div><Cup of="tea">!</Cup><svg><path d="M0 0" /></svg></div>',
  );
  expect(element.innerHTML).toBe('<i>tea</i>!<svg><path d="M0 0"></path></svg>');
  expect(element.querySelector('path')?.namespaceURI).toBe('http://www.w3.org/2000/svg');
});
