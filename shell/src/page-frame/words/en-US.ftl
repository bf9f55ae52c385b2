shell-footer-purpose = Written in the open by people who build the web.
shell-footer-site = { $site }
shell-footer-about = About
# Same as in English: es, fr, pt-BR
shell-footer-blog = Blog
shell-footer-newsletter = Newsletter
shell-footer-plus = { $plus }
shell-footer-advertising = Advertise with us
shell-footer-support = Support
shell-footer-help = Product help
# Same as in English: fr
shell-footer-faq = FAQ
shell-footer-issue = Report an issue
shell-footer-communities = Our communities
shell-footer-community = Community
shell-footer-contribute = Contribute
shell-footer-developers = Developers
shell-footer-web = Web technologies
shell-footer-learn = Learn web development
shell-footer-accessibility = Accessibility
shell-footer-curriculum = Curriculum
shell-footer-repository = Source
# Same as in English everywhere
shell-footer-bluesky = Bluesky
# Same as in English everywhere
shell-footer-x = X
# Same as in English everywhere
shell-footer-mastodon = Mastodon
shell-footer-blog-feed = Blog feed
shell-footer-privacy = Privacy
shell-footer-data-choices = Cookies and data choices
shell-footer-terms = Terms
shell-footer-license-page = License
shell-footer-license = Content is available under { $license }.
# Same as in English everywhere
shell-footer-license-name = CC-BY-SA 2.5
shell-footer-years = © 2005–{ $year } contributors.
