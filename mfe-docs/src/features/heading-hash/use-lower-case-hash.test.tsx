/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { lowerCasedHash, useLowerCaseHash } from './use-lower-case-hash.ts';

function Page({ url }: { readonly url: string }) {
  useLowerCaseHash(url);
  return (
    <>
      <h2 id="syntax">Syntax</h2>
      <h2 id="über_uns">Über uns</h2>
    </>
  );
}
jest.useFakeTimers();

test.each([
  ['#Syntax', '#syntax'],
  ['#Nowhere', '#Nowhere'],
  ['#%E0%A4%A', '#%E0%A4%A'],
  ['#%C3%9Cber_Uns', '#%C3%BCber_uns'],
  ['', ''],
])('the hash %j becomes %j', (given, expected) => {
  history.replaceState(null, '', `/en-US/docs/Web${given}`);
  render(<Page url="/en-US/docs/Web" />);
  jest.runAllTimers();
  expect(location.hash).toBe(expected);
});

test.each(['#%e9%85%8d', '#配列', '#a%20b', '#%', '#', '', '#100%25'])('the hash %j has no capitals and stays as it is', (hash) => {
  expect(lowerCasedHash(hash, () => true)).toBe(hash);
});

test('what only looks like code in an id stays text', () => {
  expect(lowerCasedHash('#Map.get%28%29%2F%25', (id) => id === 'map.get()/%')).toBe('#map.get()/%25');
});
