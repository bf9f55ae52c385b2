/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { analysis } from '../../../fixtures/observatory.ts';
import { useScan } from './use-scan.ts';

const readReport = jest.fn(async () => analysis);
let isCut = false;
jest.mock('./scan-calls.ts', () => ({
  get readReport() {
    if (isCut) throw new Error('the code could not be fetched');
    return readReport;
  },
  scanProblem: jest.fn(),
}));
beforeEach(() => (isCut = false));

test('a rescan whose code cannot be fetched says so, keeps the report, and may be asked for again', async () => {
  const { result } = renderHook(() => useScan('/api/v2', { host: 'shop.example' }));
  await waitFor(() => expect(result.current.analysis).toBe(analysis));
  isCut = true;
  await act(async () => result.current.rescan());
  expect(result.current).toMatchObject({ analysis, problem: { kind: 'down' }, isScanning: false });
});

test('a first scan whose code cannot be fetched says so too', async () => {
  isCut = true;
  const { result } = renderHook(() => useScan('/api/v2', { host: 'shop.example' }));
  await waitFor(() => expect(result.current.problem).toEqual({ kind: 'down', cause: '', answered: '' }));
  expect(result.current).toMatchObject({ isScanning: false });
  expect(result.current.analysis).toBeUndefined();
});
