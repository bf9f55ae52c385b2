import { definePiece } from '@webdocs/remote-kit';
import { SessionList } from '../../features/sessions/SessionList.tsx';
import words from '../../features/sessions/words/en-US.ftl';

export const sessionList = definePiece({ component: SessionList, messages: words });
