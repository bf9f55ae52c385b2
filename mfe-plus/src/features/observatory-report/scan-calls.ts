export { readEarlierScan, readReport, scanNow } from '../../data/observatory.ts';
export { scanProblem } from './scan-problem.ts';
