export { requestJson, type JsonRequest } from './request-json.ts';
export { withDeadline } from './deadline.ts';
