/** Passwords that head every list of leaked ones, as they are; in lower case. */
const whole = `
  12345678 123456789 1234567890 12345678910 0123456789 0987654321 987654321 9876543210 87654321 11223344 1122334455 12341234 123123123
  123321123 147258369 741852963 789456123 13579246 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx q1w2e3r4 qwer1234 qwertyui qwertyuiop qwerty123
  qwerty1234 qwerty12345 qwertz123 asdfghjk asdfghjkl asdf1234 zxcvbnm1 zxcvbnm123 abcdefgh abcd1234 abc12345 abc123456 a1b2c3d4
  aa123456 a1234567 a12345678 password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword pa55word passwort
  passwort1 motdepasse contraseña letmein1 letmein123 iloveyou iloveyou1 iloveyou2 sunshine princess princess1 football football1
  baseball baseball1 basketball superman superman1 spiderman batman123 starwars pokemon1 pokemon123 trustno1 whatever welcome1
  welcome123 changeme changeme1 changeme123 administrator admin123 admin1234 administrador rootroot root1234 master123 secret123
  test1234 testtest testing123 demo1234 guest1234 default1 temp1234 computer internet samsung1 liverpool chelsea1 arsenal1 michelle
  jennifer jonathan jordan23 charlie1 michael1 daniel123 corvette mercedes midnight chocolate butterfly snowball elephant dolphins
  november december september blink182 metallica slipknot rush2112 nirvana1 webmaster javascript developer programmer github123
  monkey123 dragon123 shadow123 killer123 hello123 hellohello freedom1 mustang1 access14 bigdaddy cocacola asdasdasd qweqweqwe zaqxswcde
  1234qwer 4321rewq qazwsxedc`;

/** What people begin a password with: a word, a name, a row of keys. */
const beginnings = `
  abc abcd abcde abcdef qwerty qwert qwertz azerty asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qaz wsx pass passw password passwords
  passwort parole secret secrets secreto private access login admin administrator root system server user username guest test tester
  testing demo default temp temporary change changeme letmein welcome hello hallo hola bonjour goodbye trustno whatever nothing
  something anything everything love lover lovers loveme lovely loveyou iloveyou iloveme iloveu teamo tequiero amor amore amour liebe
  mylove truelove babe baby babygirl babyboy angel angels angelo angela angelica angelina princess princesa prince queen king kings
  kitty kitten hellokitty honey sweet sweetie sweetheart sugar candy cookie cookies chocolate vanilla strawberry cherry peach peaches
  apple apples banana orange lemon pumpkin pepper ginger cheese chicken pizza flower flowers rose roses sunflower butterfly rainbow
  unicorn sunshine sunny summer winter spring autumn snow snowball snowman thunder lightning storm ocean beach island river mountain
  forest galaxy universe planet earth moon moonlight star stars starlight heaven paradise destiny forever freedom family mother father
  mommy daddy mama papa brother sister friend friends bestfriend school student teacher college university michael michelle jennifer
  jessica jordan joshua daniel daniela daniele danielle david andrew andrea andreas andrei anthony antonio alexander alexandra alexandre
  alexis alejandro alejandra ashley amanda amber abigail austin adrian adriana brandon brittany brian bianca barbara benjamin bernard
  charlie charles charlotte christian christina christine christopher cristina cristian carlos carolina caroline catherine claudia
  crystal cameron diana diamond dominic dylan dakota eduardo edward elizabeth emily emma eric erika felipe fernanda fernando francis
  francisco florian gabriel gabriela george giovanni gregory grace hannah harley harry heather henry hunter isabel isabella isabelle
  jackson jacob jasmine jason javier jeremy joanna jonathan joseph juan julia julian juliana justin karen karina katherine kathleen
  kevin kimberly kristina laura lauren leonardo linda lorenzo louise lucas lucky luis maggie marcel marcos margaret maria mariana marie
  marina mario marlene martha martin martina mason matthew matteo maxime maximus megan melanie melissa mercedes miguel miranda molly
  monica monika morgan natalia natalie natasha nathan nicholas nicolas nicole oliver olivia oscar pamela patricia patrick paul paula
  pedro peter philip rachel rafael raymond rebecca ricardo richard robert roberto rodrigo roland ronaldo rosario russell samantha samuel
  sandra santiago sarah scott sebastian sergio simone sophia sophie stefan stefano stephanie stephen steven susan sylvia tamara taylor
  teresa theresa thomas tiffany timothy tyler valentin valentina valeria vanessa veronica victor victoria vincent vincenzo viktoria
  virginia vladimir walter wendy william xavier yolanda zachary soccer football futbol fussball baseball basketball hockey tennis golf
  golfer cricket rugby boxing karate fishing hunting racing surfing skate arsenal chelsea liverpool manchester manutd barcelona
  realmadrid juventus milan napoli benfica galatasaray fenerbahce besiktas boca cowboys steelers eagles yankees redsox lakers raiders
  packers giants dolphins broncos patriots bulldogs wildcats cardinal rangers tiger tigers tigger lion lions bear bears wolf wolves
  wolverine eagle falcon phoenix panther panda koala monkey dragon dragons dolphin elephant penguin turtle rabbit bunny horse horses
  puppy doggie buster bailey maxwell shadow snoopy scooby garfield mickey minnie donald bambi superman batman spiderman ironman hulk
  captain avengers starwars skywalker vader yoda matrix gandalf frodo hobbit merlin wizard warrior knight legend hero ninja samurai
  pirate vampire zombie ghost demon devil lucifer satan jesus jesuschrist christ blessed church faith hope peace god godisgood pokemon
  pikachu naruto sasuke sakura goku dragonball anime minecraft fortnite roblox warcraft starcraft counter strike diablo halo zelda sonic
  gamer gaming player playboy playstation nintendo xbox killer master mustang ferrari porsche corvette camaro yamaha suzuki honda toyota
  bmw audi computer internet windows microsoft google facebook youtube twitter samsung nokia iphone android hotmail gmail yahoo linux
  ubuntu program hacker music guitar piano drummer dance dancer rock rocker rockstar rocknroll metal metallica nirvana slipknot eminem
  beatles elvis madonna blink america canada mexico brasil brazil england london ireland scotland france paris germany deutschland
  berlin italia roma espana madrid portugal poland polska russia moscow ukraine turkey istanbul india mumbai pakistan china japan tokyo
  korea australia africa florida texas california chicago dallas houston newyork boston vegas hollywood black white silver golden gold
  purple yellow green blue red pink brown violet scarlet money dollar dollars million rich casino poker winner champion champ number
  power energy strong smart genius crazy funny happy smile smiley sexy hottie cutie cool awesome perfect beautiful pretty special super
  mega ultra extreme office manager company business project service support security police army marine marines soldier navy airforce
  doctor nurse january february march april june july august september october november december monday friday sunday weekend holiday
  birthday christmas coffee whiskey vodka beer cocacola pepsi marlboro`;

/** What they add where a rule wants more, a digit or a sign. */
const endings = `1 12 123 1234 12345 123456 2 3 7 11 13 22 23 69 77 88 99 01 007 111 321 2000 2010 2020 ! 1! 123! @123`;

const shortest = 8;

/** Some 16,000 passwords that are among the first to be guessed: the whole ones, and every beginning with every ending. */
export const commonPasswords: ReadonlySet<string> = new Set(
  [...wordsOf(whole), ...wordsOf(beginnings).flatMap((beginning) => ['', ...wordsOf(endings)].map((ending) => beginning + ending))].filter(
    (password) => password.length >= shortest,
  ),
);

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}
