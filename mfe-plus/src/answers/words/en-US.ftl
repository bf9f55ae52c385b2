### Chunk: ai-help-desk-words

plus-answer-facts = From the documentation’s data
plus-answer-quoted = From the documentation, word for word
plus-answer-passages = Found in the documentation
plus-answer-by-model = { $count ->
    [0] Written by a model without any page. Don’t rely on it.
    [one] Written by a model from one page. Check it before you use it.
   *[other] Written by a model from { $count } pages. Check it before you use it.
  }
plus-answer-by-model-unfinished = Written by a model and not finished. Don’t rely on it.
plus-answer-without-away = The model that writes answers can’t be reached. This is what the documentation says.
plus-answer-without-slow = The model that writes answers took too long. This is what the documentation says.
plus-answer-without-busy = The model that writes answers is too busy. This is what the documentation says.
plus-answer-without-budget-spent = The model that writes answers has reached its limit for today. This is what the documentation says.

plus-answer-refused-not-about-the-web = This is not about the web platform, so there is no answer here.
plus-answer-refused-not-about-the-web-why = Answers come from pages about the web platform only.
plus-answer-refused-not-in-the-documentation = The documentation does not say, so there is no answer here.
plus-answer-refused-not-in-the-documentation-why = No page says enough about it.
plus-answer-refused-too-vague = This question can mean many things.
plus-answer-refused-too-vague-why = Name the feature, or say what you want to do.
plus-answer-refused-declined-by-model = The pages that were found don’t answer this.
plus-answer-refused-declined-by-model-why = The model was given them and declined to answer.
plus-answer-not-counted = This question was not counted.
plus-answer-search = Search the site for “{ $words }”

plus-answer-stopped = Stopped before it was finished. Not checked.
plus-answer-broke-off = The answer broke off here. It has not been checked.

plus-answer-uncited = no source
plus-answer-all-uncited = No sentence names a source. Don’t rely on this text.
plus-answer-some-uncited = { $count ->
    [one] One sentence names no source. It has a dotted line.
   *[other] { $count } sentences name no source. They have a dotted line.
  }
plus-answer-dropped-citations = { $count ->
    [one] One reference to a source that doesn’t exist was removed.
   *[other] { $count } references to sources that don’t exist were removed.
  }
plus-answer-dropped-links = { $count ->
    [one] One link that leads nowhere was removed.
   *[other] { $count } links that lead nowhere were removed.
  }

# Same as in English: fr
plus-answer-source = Source { $number }
plus-answer-source-of = Source { $number }: { $title }
plus-answer-back = Back to the text that cites source { $number }
plus-answer-changed = Changed { $date }
plus-answer-data-of = Data from { $date }

plus-answer-code = Code
plus-answer-unknown = is not a known API. No page, specification or compatibility table mentions it.
plus-answer-copy = Copy
plus-answer-play = Play
plus-answer-queue = Add to the queue
plus-answer-anyway-copy = Copy anyway
plus-answer-anyway-play = Play anyway
plus-answer-anyway-queue = Add anyway
plus-answer-ask-copy = This code uses unknown APIs: { $names }. Press again to copy it anyway.
plus-answer-ask-play = This code uses unknown APIs: { $names }. Press again to run it anyway.
plus-answer-ask-queue = This code uses unknown APIs: { $names }. Press again to add it anyway.
plus-answer-queued = { $count ->
    [one] Added. One block is in the queue.
   *[other] Added. { $count } blocks are in the queue.
  }
plus-answer-taken-out = Removed from the queue.
plus-answer-in-queue = { $count ->
    [one] One block of code in the queue
   *[other] { $count } blocks of code in the queue
  }
plus-answer-queue-clear = Clear
