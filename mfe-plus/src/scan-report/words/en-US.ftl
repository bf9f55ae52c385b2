# Same as in English everywhere
plus-test-content-security-policy = Content Security Policy
# Same as in English: es, fr, pt-BR
plus-test-cookies = Cookies
# Same as in English everywhere
plus-test-cross-origin-embedder-policy = Cross-Origin Embedder Policy
# Same as in English everywhere
plus-test-cross-origin-opener-policy = Cross-Origin Opener Policy
# Same as in English everywhere
plus-test-cross-origin-resource-sharing = Cross-Origin Resource Sharing
# Same as in English: fr
plus-test-redirection = Redirection
# Same as in English everywhere
plus-test-referrer-policy = Referrer Policy
# Same as in English everywhere
plus-test-strict-transport-security = Strict Transport Security
# Same as in English everywhere
plus-test-subresource-integrity = Subresource Integrity
# Same as in English everywhere
plus-test-x-content-type-options = X-Content-Type-Options
# Same as in English everywhere
plus-test-x-frame-options = X-Frame-Options
# Same as in English everywhere
plus-test-cross-origin-resource-policy = Cross-Origin Resource Policy
