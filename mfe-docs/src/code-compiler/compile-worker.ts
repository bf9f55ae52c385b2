import type { WorkerFailure } from '../workers/worker-queue.ts';
import { compiled, type Compiled, type CompileRequest } from './compiled.ts';

const scope = self as unknown as {
  onmessage: (event: MessageEvent<CompileRequest>) => void;
  postMessage: (answer: Compiled | WorkerFailure) => void;
};

scope.onmessage = ({ data }) => {
  try {
    scope.postMessage(compiled(data));
  } catch (thrown) {
    scope.postMessage({ failed: String(thrown) });
  }
};
