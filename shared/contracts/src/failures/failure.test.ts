import { causeOf, failures, Failure, type CatalogueEntry, type FailureCode } from './failure.ts';

const codes = Object.keys(failures) as FailureCode[];

test('a failure says what happened with the values of the case, and what to do', () => {
  const failure = new Failure('PORT_BUSY', { port: 3000 });
  expect(failure.message).toBe('Port 3000 is in use');
  expect(failure.remedy).toBe('Stop what listens there, or choose another: npm start -- --port 3100');
  expect(failure).toMatchObject({ name: 'Failure', code: 'PORT_BUSY', values: { port: 3000 }, status: 500 });
  expect(failure).toBeInstanceOf(Error);
});

test('what is not given stays visible as a gap', () => {
  expect(new Failure('REMOTE_UNKNOWN', { remote: 'mfe-x' }).remedy).toBe('Known names: {known}');
});

test('a value is put in as it is, whatever it contains', () => {
  expect(new Failure('REQUEST_FAILED', { message: '{status} $& $1 {message}' }).message).toBe('{status} $& $1 {message}');
});

test('a failure keeps what caused it', () => {
  const cause = new Error('boom');
  expect(new Failure('PAGE_FAILED', { address: '/', cause: 'boom' }, { cause }).cause).toBe(cause);
});

test.each(codes)('%s has a sentence, a remedy and a code that a report may carry', (code) => {
  const { says, remedy, status = 500 }: CatalogueEntry = failures[code];
  expect(code).toMatch(/^[A-Z][A-Z0-9_]{2,60}$/);
  expect(says.trim()).not.toBe('');
  expect(remedy).toMatch(/[^.]/);
  expect(status).toBeGreaterThanOrEqual(200);
  expect(status).toBeLessThan(600);
});

const itself: { self?: unknown } = {};
itself.self = itself;

test.each([
  [new Error('boom'), 'boom'],
  [new TypeError(''), 'TypeError'],
  [Object.assign(new Error('x'), { message: 5 }), '5'],
  ['boom', 'boom'],
  ['', ''],
  [{ code: 5 }, '{"code":5}'],
  [undefined, 'undefined'],
  [null, 'null'],
  [5n, '[object BigInt]'],
  [Symbol('s'), 'Symbol(s)'],
  [itself, '[object Object]'],
  [Object.create(null), '{}'],
])('the cause of %p is %j', (thrown, cause) => {
  expect(causeOf(thrown)).toBe(cause);
});
