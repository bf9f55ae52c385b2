import { definePiece } from '@webdocs/remote-kit';
import { OfflineSection } from '../../features/offline/OfflineSection.tsx';
import words from '../../features/offline/words/en-US.ftl';

export const offlineSettings = definePiece({ component: OfflineSection, messages: words });
