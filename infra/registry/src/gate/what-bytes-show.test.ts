import { buildRelease, type ReleaseWish } from '@webdocs/testing/release-builder';
import type { WholeRelease } from '../release-contents.ts';
import { requireWhatIsPromised } from './what-bytes-show.ts';

function whole(wish: ReleaseWish): WholeRelease {
  const { release, contents } = buildRelease({ name: 'mfe-docs', ...wish });
  return { release, contents: new Map(Object.entries(contents).map(([path, text]) => [path, Buffer.from(text)])) };
}

// What is refused, with what is said of it, and its twin that passes.
test.each<[string, string, ReleaseWish, ReleaseWish]>([
  [
    'a container that does not expose a part',
    'client/remoteEntry.js does not expose ./page, the module of part page',
    { files: { 'client/remoteEntry.js': 'var n={"./pages":()=>1}' } },
    { files: { 'client/remoteEntry.js': 'var n={"./page":()=>1}' } },
  ],
  [
    'a part without lifecycles',
    'part page has no mount, unmount in client/page.js',
    { files: { 'client/page.js': 'r.d(s,{bootstrap:()=>g,amount:()=>f})' } },
    { files: { 'client/page.js': 'r.d(s,{bootstrap:()=>g,mount:()=>f,unmount:()=>w})' } },
  ],
  [
    'a server bundle without an entry',
    'server/server.cjs exports nothing',
    { files: { 'server/server.cjs': 'var server_exports = {}' } },
    { files: { 'server/server.cjs': 'module.exports=x' } },
  ],
  [
    'a server bundle that requires what it does not list as shared',
    'server/server.cjs requires react, which is not among its shared packages',
    { shared: {}, files: { 'server/server.cjs': 'module.exports=require("react")' } },
    { shared: { react: '^19.3.0' }, files: { 'server/server.cjs': 'module.exports=require("react")' } },
  ],
  [
    'a server bundle that requires a module of Node',
    'server/server.cjs requires node:fs, which is not among its shared packages',
    { files: { 'server/server.cjs': "module.exports=require( 'node:fs' )" } },
    { files: { 'server/server.cjs': 'module.exports=__webpack_require__("node:fs")' } },
  ],
])('%s is refused', (_, fault, refused, twin) => {
  expect(() => requireWhatIsPromised(whole(refused))).toThrow(`mfe-docs 1.0.0 lacks what its definition promises: ${fault}`);
  requireWhatIsPromised(whole(twin));
});

test('the shell, which exposes nothing, passes', () => {
  requireWhatIsPromised(whole({ name: 'shell' }));
});
