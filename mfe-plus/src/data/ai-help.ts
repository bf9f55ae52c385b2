import { StreamEventSchema, type StreamEvent } from '@webdocs/contracts/answers/answer-stream';
import * as api from '@webdocs/contracts/api/ai-help';
import { changeSettings } from '@webdocs/contracts/api/account';
import { call } from '@webdocs/remote-kit/call';
import { openStream } from '@webdocs/remote-kit/open-stream';

const inChat = (chatId: string) => ({ params: { chat_id: chatId } });

export const askQuestion = (body: api.QuestionInput, signal: AbortSignal): AsyncIterable<StreamEvent> =>
  openStream(api.askAiHelp, { body, event: StreamEventSchema, silenceMs: api.aiHelpLimits.silenceMs, signal });
export const stopAnswer = (messageId: string): Promise<void> => call(api.stopAiHelp, { params: { message_id: messageId } });
export const readDescription = (): Promise<api.AiHelpDescription> => call(api.describeAiHelp);
export const readQuota = async () => (await call(api.readAiHelpQuota)).quota;
export const listChats = (): Promise<api.ChatSummary[]> => call(api.listAiHelpHistory);
export const readChat = (chatId: string): Promise<api.Chat> => call(api.readAiHelpChat, inChat(chatId));
export const nameChat = (messageId: string) => call(api.nameAiHelpChat, { params: { message_id: messageId } });
export const renameChat = (chatId: string, label: string) => call(api.renameAiHelpChat, { ...inChat(chatId), body: { label } });
export const deleteChat = (chatId: string): Promise<void> => call(api.deleteAiHelpChat, inChat(chatId));
export const restoreChat = (chatId: string) => call(api.restoreAiHelpChat, inChat(chatId));
export const rateAnswer = (body: api.AnswerFeedback): Promise<void> => call(api.rateAnswer, { body });
export const saveHistoryChoice = (keeps: boolean): Promise<void> => call(changeSettings, { body: { ai_help_history: keeps } });
