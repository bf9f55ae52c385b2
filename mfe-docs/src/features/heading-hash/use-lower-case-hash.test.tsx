/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { useLowerCaseHash } from './use-lower-case-hash.ts';

function Page({ url }: { readonly url: string }) {
  useLowerCaseHash(url);
  return <h2 id="syntax">Syntax</h2>;
}
jest.useFakeTimers();
Element.prototype.scrollIntoView = jest.fn();

test.each([
  ['#Syntax', '#syntax'],
  ['#Nowhere', '#Nowhere'],
  ['#%E0%A4%A', '#%E0%A4%A'],
  ['', ''],
])('the hash %j becomes %j', (given, expected) => {
  history.replaceState(null, '', `/en-US/docs/Web${given}`);
  render(<Page url="/en-US/docs/Web" />);
  jest.runAllTimers();
  expect(location.hash).toBe(expected);
});
