import { scriptNeeds } from './script-needs.ts';

test.each([
  ['const a = 1; console.log(a);', []],
  ['flatMap(callbackFn)', ['flatMap', 'callbackFn']],
  ['element.addEventListener("click", () => {})', ['element']],
  ['for (const [key, { value = key }] of new Map()) console.log(value);', []],
  ['function f({ a, b: [c] }, ...rest) { return [a, c, rest, arguments] } f()', []],
  ['class Cup { #tea = 1; pour() { return this.#tea } } new Cup().pour()', []],
  ['try { go() } catch ({ message }) { alert(message) }', ['go']],
  ['outer: for (;;) break outer;', []],
  ['const o = { tea: 1, milk() {}, [sugar]: 2 }; o.tea', ['sugar']],
  ['x = 1; console.log(x)', []],
  ['const { data } = await fetch("/tea"); new WebSocket(data.url)', []],
  ['import { html } from "https://tea.example/tea.js"; html', []],
  ['function A() { if (!new.target) throw "no"; }', []],
])('%s lacks %j', (script, names) => {
  expect(scriptNeeds(script)).toEqual(names);
});

test.each([
  'import express from "express";',
  'import a from "./a.js"',
  'export * from "./b.js"',
  'await import(name)',
  'arr.forEach(…)',
  'let a: string',
])('%s does not run by itself', (script) => {
  expect(scriptNeeds(script)).toBeUndefined();
});

test('code for Node.js speaks of what no browser has', () => {
  expect(scriptNeeds('const fs = require("fs"); module.exports = process.argv')).toEqual(['require', 'module', 'process']);
});
