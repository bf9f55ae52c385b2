export { default } from '../entry/server.tsx';
export { scope } from './scope.ts';
