import { addressOf } from '@webdocs/contracts/api/address-of';
import { exportAiHelpHistory } from '@webdocs/contracts/api/ai-help';

/** A file of all questions to AI Help, with their answers. Apart from the other exports: its contract is 1.4 KB that no other page needs. */
export const conversationsAddress = (): string => addressOf(exportAiHelpHistory);
