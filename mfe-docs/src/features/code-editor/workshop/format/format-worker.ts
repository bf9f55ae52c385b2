import type { FormatAnswer, FormatRequest } from './format-code.ts';
import { formatted } from './formatted.ts';

const scope = self as unknown as { onmessage: (event: MessageEvent<FormatRequest>) => void; postMessage: (answer: FormatAnswer) => void };

scope.onmessage = ({ data: { code, language } }) => {
  void formatted(code, language).then(
    (answer) => scope.postMessage(answer),
    (thrown: unknown) => scope.postMessage({ failed: String(thrown) }),
  );
};
