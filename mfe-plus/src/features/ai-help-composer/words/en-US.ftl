### Chunk: ai-help-desk-words

plus-ask-label = Question
plus-ask-placeholder = Ask about HTML, CSS, JavaScript or any other part of the web platform
plus-ask-follow-up = Ask a follow-up
plus-ask-ask = Ask
plus-ask-stop = Stop answering
plus-ask-key-ask = ask
plus-ask-key-line = new line
# Same as in English: ja, ko, pt-BR, ru, zh-CN, zh-TW
plus-ask-key-shift = Shift
plus-ask-about = Answers come from the pages and data of this site.
plus-ask-about-model = Facts come from data; a model writes the rest.
plus-ask-how = How it works
plus-ask-left = { $count ->
    [one] One character left
   *[other] { $number } characters left
  }
plus-ask-too-long = { $count ->
    [one] One character too many
   *[other] { $number } characters too many
  }
plus-ask-offline = You’re offline. You can still read what is here; asking needs a connection.
plus-ask-offline-short = You’re offline.

plus-ask-failed-no-answer = No answer came. Your question is still here.
plus-ask-failed-lost = The connection was lost before the answer was complete.
plus-ask-failed-failed = Something went wrong on this site. Your question was not counted; try again in a minute.
plus-ask-failed-cut = The answer was cut off before it was complete. Your question was not counted; try again in a minute.
plus-ask-failed-not-ready = This site’s search index is still being made. Your question was not counted; try again in a minute.
plus-ask-failed-quota = You’ve used today’s questions. This one was not counted; ask it again once you have new ones.
plus-ask-failed-off = AI Help is switched off on this site. Your question was not counted.
plus-ask-failed-busy = Too many questions are being answered right now. Yours was not counted; try again in a minute.
plus-ask-failed-flagged = Your question was held back by an automatic check. It was counted. Try other words.
plus-ask-failed-too-much = This is more than can be answered at once. Shorten your question, or start a new one. It was not counted.
plus-ask-failed-full = This conversation is full. Start a new one. Your question was not counted.
plus-ask-failed-refused = The site can’t answer this question as it is. It was not counted.
plus-ask-again = Try again

plus-ask-quota-name = Questions left
plus-ask-quota = { $remaining } of { $limit } left today
plus-ask-quota-until = resets at { $time }
plus-ask-quota-more = No limit with Plus
plus-ask-spent = You’ve used today’s questions
plus-ask-spent-until = You get { $limit } new ones at { $time }. With Plus there is no limit.
plus-ask-spent-today = You get new ones at midnight UTC. With Plus there is no limit.
plus-ask-spent-draft = No questions are left today. Your text stays here.
plus-ask-see-plans = See the plans
