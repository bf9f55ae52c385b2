/** Passwords of eight characters or more that head every list of leaked ones; in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `12345678 123456789 1234567890 12345678910 0123456789 0987654321 987654321 9876543210 87654321 11223344 1122334455 12341234
  123123123 123321123 147258369 741852963 789456123 13579246 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx q1w2e3r4 qwer1234 qwertyui
  qwertyuiop qwerty123 qwerty1234 qwerty12345 qwertz123 asdfghjk asdfghjkl asdf1234 zxcvbnm1 zxcvbnm123 abcdefgh abcd1234 abc12345
  abc123456 a1b2c3d4 aa123456 a1234567 a12345678 password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword
  pa55word passwort passwort1 motdepasse contraseña letmein1 letmein123 iloveyou iloveyou1 iloveyou2 sunshine princess princess1
  football football1 baseball baseball1 basketball superman superman1 spiderman batman123 starwars pokemon1 pokemon123 trustno1
  whatever welcome1 welcome123 changeme changeme1 changeme123 administrator admin123 admin1234 administrador rootroot root1234
  master123 secret123 test1234 testtest testing123 demo1234 guest1234 default1 temp1234 computer internet samsung1 liverpool
  chelsea1 arsenal1 michelle jennifer jonathan jordan23 charlie1 michael1 daniel123 corvette mercedes midnight chocolate
  butterfly snowball elephant dolphins november december september blink182 metallica slipknot rush2112 nirvana1 webmaster
  javascript developer programmer github123 monkey123 dragon123 shadow123 killer123 hello123 hellohello freedom1 mustang1
  access14 bigdaddy cocacola asdasdasd qweqweqwe zaqxswcde 1234qwer 4321rewq qazwsxedc`
    .split(/\s+/)
    .filter(Boolean),
);
