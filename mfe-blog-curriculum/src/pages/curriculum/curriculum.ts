import { definePart } from '@webdocs/remote-kit';
import { curriculumMessages } from '../../curriculum-messages.ts';
import { Curriculum } from './Curriculum.tsx';

export const curriculum = definePart({ component: Curriculum, messages: curriculumMessages });
