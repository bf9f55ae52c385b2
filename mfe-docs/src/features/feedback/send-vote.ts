export { sendPageFeedback as sendVote } from '@webdocs/http/page-feedback-calls';
