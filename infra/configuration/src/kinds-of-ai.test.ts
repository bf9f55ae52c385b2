import { amount, modelAddress } from './kinds-of-ai.ts';

test.each([
  ['', null],
  ['ollama', 'http://127.0.0.1:11434/v1'],
  ['llama.cpp', 'http://127.0.0.1:8080/v1'],
  ['lm-studio', 'http://127.0.0.1:1234/v1'],
  ['https://api.example.org/v1/', 'https://api.example.org/v1'],
  ['http://192.168.1.7:8080/v1', 'http://192.168.1.7:8080/v1'],
  ['http://models:8000/v1', 'http://models:8000/v1'],
  ['http://[::1]:8000/v1', 'http://[::1]:8000/v1'],
  ['http://api.example.org/v1', undefined],
  ['http://8.8.8.8/v1', undefined],
  ['http://10.0.0.1.example.org/v1', undefined],
  ['https://me:secret@api.example.org/v1', undefined],
  ['https://api.example.org/v1?key=1', undefined],
  ['gpt', undefined],
  ['constructor', undefined],
])('the address of a model %j is read as %j', (given, read) => {
  expect(modelAddress.parse(given)).toBe(read);
});

test.each([
  ['0', 0],
  ['2.5', 2.5],
  ['100', 100],
  ['101', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['', undefined],
])('the amount %j is read as %j', (given, read) => {
  expect(amount(100).parse(given)).toBe(read);
});
