blog-continue = 继续学习课程
blog-continue-next = 下一个模块
blog-continue-all-done = 你已完成所有模块
blog-continue-again = 前往课程
