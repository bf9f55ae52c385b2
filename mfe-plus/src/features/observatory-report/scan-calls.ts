export { readEarlierScan, readReport, scanNow } from '../../data/observatory.ts';
export { scanProblem } from '../../calls/scan-problem.ts';
