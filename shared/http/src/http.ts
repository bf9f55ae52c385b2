export { requestJson, type JsonRequest } from './request-json.ts';
