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
plus-ask-about = Answers come from the pages of this site.
plus-ask-how = How it works
plus-ask-left = { $count ->
    [one] One character left
   *[other] { $number } characters left
  }
plus-ask-too-long = { $count ->
    [one] One character too many
   *[other] { $number } characters too many
  }
plus-ask-offline = You’re offline. What was read before is still here; asking needs a connection.

plus-ask-failed-no-answer = No answer came. Your question was not counted.
plus-ask-failed-busy = Too many questions are being answered. Yours was not counted; ask again in a minute.
plus-ask-failed-flagged = Your question was held back by the check of what is asked. It was counted. Try it in other words.
plus-ask-failed-too-much = This is more than can be answered at once. Shorten your question, or begin a new one. It was not counted.
plus-ask-failed-full = This conversation has no room for more questions. Begin a new one. Your question was not counted.
plus-ask-failed-gone = This conversation was deleted elsewhere. Begin a new question.
plus-ask-failed-refused = The site can’t answer this as it was asked. Your question was not counted.
plus-ask-again = Try again

plus-ask-quota-name = Questions left
plus-ask-quota = { $remaining } of { $limit } left today
plus-ask-quota-until = until { $time }
plus-ask-quota-more = No limit with Plus
plus-ask-spent = All questions of today are asked
plus-ask-spent-until = You have { $limit } new ones at { $time }. With Plus there is no limit.
plus-ask-spent-today = You have new ones tomorrow. With Plus there is no limit.
plus-ask-see-plans = See the plans
