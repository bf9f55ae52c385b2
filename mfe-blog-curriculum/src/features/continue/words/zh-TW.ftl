blog-continue = 繼續學習課程
blog-continue-next = 下一個單元
blog-continue-all-done = 您已完成所有單元
blog-continue-again = 前往課程
