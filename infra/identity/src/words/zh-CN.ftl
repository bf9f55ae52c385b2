identity-host = 账户
identity-cover = 书架上属于你的位置
identity-cover-save = 保存页面，并附上笔记
identity-cover-collect = 整理到收藏集
identity-cover-devices = 在每台设备上都能找到
identity-local = 本地运行：这些账户只保存在这台电脑上。

identity-email = 电子邮箱
identity-email-flaw = 请输入完整的地址，例如 name@example.org。
identity-password = 密码
identity-password-missing = 请输入密码。
identity-password-hint = 至少 { $least } 个字符。几个随机的词就很好记。
identity-password-short = 请至少使用 { $least } 个字符。
identity-password-long = 请最多使用 { $most } 个字符。
identity-password-common = 这个密码太常见。请换一个。
identity-new-password = 新密码
identity-current = 当前密码
identity-current-wrong = 密码不正确。
identity-show = 显示
identity-show-label = 显示密码
identity-hide = 隐藏
identity-hide-label = 隐藏密码
identity-error-title = 错误：{ $title }
identity-attempts = 尝试次数过多
identity-attempts-wait = 请等待 { $minutes } 分钟后重试。
identity-go-to-site = 前往 { $site }

identity-log-in = 登录
identity-log-in-site = 以继续前往 { $site }
identity-log-in-own = 以管理你的账户
identity-log-in-forgot = 忘记密码？
identity-log-in-mismatch = 邮箱或密码不正确
identity-log-in-mismatch-text = 如果你刚刚注册，请先确认邮箱。
identity-log-in-new = 第一次来？
identity-log-in-sign-up = 注册

identity-step = 第 { $step } 步，共 { $steps } 步
identity-sign-up = 创建账户
identity-sign-up-lede = 免费，无需姓名。
identity-sign-up-known = 已有账户？
identity-sign-up-submit = 创建账户

identity-mail-sent = 请查看邮箱
identity-mail-sent-to = 我们已向 { $email } 发送邮件。
identity-mail-sent-confirm = 打开其中的链接即可确认邮箱并登录。
identity-mail-sent-reset = 打开其中的链接即可设置新密码。
identity-mail-sent-change = 打开其中的链接后，账户将使用此地址。在此之前仍使用原地址。
identity-mail-sent-again = 已再次发送。
identity-mail-practice = 练习运行
identity-mail-practice-text = 邮件不会离开这台电脑。
identity-mail-practice-open = 打开练习收件箱
identity-mail-nothing = 没有收到？请检查垃圾邮件文件夹，或重试。
identity-mail-again = 再次发送
identity-mail-other = 使用其他地址
identity-mail-missing = 此处不可用
identity-mail-missing-title = 尚未设置邮件
identity-mail-missing-text = 此操作需要向你的地址发送邮件，而此服务器无法发送。网站的运营者可以设置邮件。

identity-confirm = 确认邮箱
identity-confirm-lede = 输入密码以确认 { $email }。
identity-confirm-submit = 确认并登录
identity-confirm-missing = 请输入你设置的密码。
identity-confirm-wrong = 这不是此账户的密码
identity-confirm-wrong-text = 如果账户不是你创建的，请关闭此页面。没有密码，谁也无法使用它。
identity-link-used = 此链接已被使用
identity-link-used-text = 链接只能使用一次，并且会过期。如果你已使用，请登录；否则请重新索取邮件。

identity-forgot = 忘记密码？
identity-forgot-lede = 我们会通过邮件发送一个链接，供你设置新密码。
identity-forgot-submit = 发送链接
identity-forgot-back = 想起来了？
identity-reset = 设置新密码
identity-reset-lede = 用于 { $email }。保存后，所有设备都会退出登录。
identity-reset-submit = 保存并登录

identity-account = 你的账户
identity-account-lede = 你用它登录 { $site }。你在那里阅读和保存的内容，这里并不知道。
identity-account-since = 注册日期
identity-account-password-set = 上次修改密码
identity-account-go = 继续前往 { $site }
identity-account-change = 更改
identity-account-demo = 演示账户
identity-account-demo-text = 它用来展示某个方案。由于所有试用者共用，邮箱和密码不能更改。
identity-account-done-password = 密码已更改
identity-account-done-password-text = 你已在其他所有设备以及此浏览器的网站上退出登录。
identity-account-done-address = 邮箱已更改
identity-account-done-address-text = 今后请用它登录。
identity-sign-out = 退出登录
identity-sign-out-text = 仅限此浏览器。{ $site } 需要单独退出。
identity-back-to-account = 返回你的账户

identity-change-password = 更改密码
identity-change-password-lede = 你的账户在这里仍保持登录。其他所有设备以及此浏览器的网站将退出登录。
identity-change-address = 更改邮箱
identity-change-address-lede = 目前是 { $email }。新地址需通过邮件确认。
identity-change-address-submit = 发送邮件
identity-new-address = 新邮箱
identity-same-address = 这已经是你的邮箱。
identity-use-address = 使用此地址？
identity-use-address-lede = { $email } 将成为你账户的邮箱。此后用它登录。
identity-use-address-submit = 使用此地址
identity-delete = 删除账户
identity-delete-lede = 永久删除账户以及 { $site } 为你保存的一切：收藏集、笔记、设置和正在进行的订阅。
identity-delete-submit = 永久删除
identity-deleted = 你的账户已删除
identity-deleted-note = 这里已没有任何内容
identity-deleted-text = 已通知 { $site }，它会删除为你保存的内容。

identity-sign-out-title = 退出登录？
identity-sign-out-lede = 下次 { $site } 会要求输入密码。
identity-stay = 保持登录
identity-signed-out = 你已退出登录
identity-signed-out-text = 你在 { $site } 保存的内容会等你回来。

identity-ended = 请重新开始
identity-ended-text = 此次登录耗时过长，或是在另一个浏览器中开始的。请从网站重新开始。
identity-foreign = 不是来自本网站
identity-foreign-text = 这些账户只供一个网站使用，而该请求并非来自那里。

identity-inbox = 练习收件箱
identity-inbox-lede = { $site } 本应发送的邮件。它们在这台电脑上保存一周，不会真正发出。
identity-inbox-to = 收件人：{ $email }
identity-inbox-plain = 纯文本
identity-inbox-empty = 还没有邮件
identity-inbox-empty-text = 创建账户或索取新密码，然后重新加载此页面。

identity-mail-confirm-subject = 请确认你在 { $site } 的邮箱
identity-mail-confirm-text =
    有人（很可能是你）用此地址在 { $site } 创建了账户。请通过下面的链接确认。链接只能使用一次，24 小时后过期。

    如果不是你，请忽略：不打开链接就不会有账户。
identity-mail-confirm-link = 确认邮箱
identity-mail-registered-already-subject = 你在 { $site } 已有账户
identity-mail-registered-already-text =
    有人（很可能是你）试图用此地址在 { $site } 创建账户。账户已经存在，没有任何更改。

    请用现有密码登录，或设置新密码。
identity-mail-registered-already-link = 设置新密码
identity-mail-reset-subject = { $site } 的新密码
identity-mail-reset-text =
    有人（很可能是你）在 { $site } 索取新密码。请通过下面的链接设置。链接只能使用一次，一小时后过期。

    如果不是你，请忽略：你的密码保持不变。
identity-mail-reset-link = 设置新密码
identity-mail-no-account-subject = { $site } 没有使用此地址的账户
identity-mail-no-account-text =
    有人（很可能是你）在 { $site } 索取新密码。没有使用此地址的账户。也许你用的是另一个地址。

    如果不是你，请忽略。
identity-mail-no-account-link = 创建账户
identity-mail-change-address-subject = 请确认你在 { $site } 的新邮箱
identity-mail-change-address-text =
    打开下面的链接后，此地址将成为你在 { $site } 的账户邮箱。链接只能使用一次，24 小时后过期。

    如果你没有提出此请求，请忽略。
identity-mail-change-address-link = 使用此地址
identity-mail-address-taken-subject = 你在 { $site } 已有账户
identity-mail-address-taken-text = 有人（很可能是你）试图在 { $site } 的另一个账户中使用此地址。它已属于某个账户，没有任何更改。
identity-mail-address-changed-subject = 你在 { $site } 的账户邮箱已更改
identity-mail-address-changed-text = 今后为 { $email }。如果不是你，请在那里设置新密码，并联系 { $site } 的支持人员。
identity-mail-password-changed-subject = 你在 { $site } 的密码已更改
identity-mail-password-changed-text = 你的其他设备已退出登录。如果不是你，请立即设置新密码。
identity-mail-password-changed-link = 设置新密码
