shell-stand-in-label = このページの言語
shell-stand-in = このページはまだ翻訳されていません。英語で表示しています。
