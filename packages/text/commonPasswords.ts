/**
 * Words that many people build a password from: the heads of public lists of leaked passwords, names of teams, games and
 * keyboards, and what is usual in Thailand (romanised words and nicknames, words typed with the keyboard in the wrong
 * language). Lower case, without the digits that usually follow, which `judgePassword` knows. Separated by spaces.
 */
const words = `
  password passwort passw0rd passcode login logon signin signup user username account member members guest admin
  administrator root system master server test tester testing demo sample example default changeme letmein welcome
  secret private hidden access open enter hello hola hi goodbye bonjour ninja shadow monkey dragon tiger lion eagle
  wolf panther bear horse dolphin turtle rabbit kitty hellokitty puppy doggy dogs cats birds butterfly panda pokemon
  pikachu charizard naruto sasuke onepiece luffy goku doraemon nobita conan gundam batman superman spiderman ironman
  avengers captain marvel starwars matrix hunter killer gangster soldier warrior knight wizard magic merlin phoenix
  angel angels devil demon heaven jesus christ buddha lucky luck money rich richman millionaire million billion cash
  gold golden silver diamond platinum crystal ruby jade pearl casino poker jackpot bet bets betting slot slots
  winner win wins bigwin baccarat lottery football soccer baseball basketball hockey tennis golf boxing muaythai
  liverpool arsenal chelsea manchester manunited manutd mancity barcelona realmadrid juventus bayern milan tottenham
  everton ynwa ronaldo messi neymar beckham gerrard rooney jordan kobe lebron michael jennifer jessica ashley amanda
  andrew anthony charlie daniel david george hannah harley jackson james joshua justin kevin maggie martin matthew
  maverick michelle nicole patrick peter richard robert samantha sophie stephen steven taylor thomas william
  alexander alex john mary anna maria tony jack tommy bobby sunshine summer winter spring autumn flower flowers rose
  roses lily jasmine orchid princess prince king queen barbie cookie chocolate coffee banana orange apple cherry
  pepper ginger cheese butter sugar honey candy pizza whisky vodka beer beautiful pretty sexy lover lovers lovely
  love loveme loveyou lovelove iloveyou iloveu ilove forever together always family mother father mommy daddy mama
  papa baby babygirl babyboy friend friends bestfriend single darling sweet sweetie sweetheart happy smile freedom
  peace trust trustno hope faith dream dreams destiny nothing whatever fuckyou ferrari porsche mercedes bmw toyota
  honda yamaha ducati mustang corvette suzuki nissan computer internet google facebook youtube twitter instagram
  tiktok samsung iphone nokia huawei oppo xiaomi microsoft windows android apple123 minecraft roblox freefire
  fortnite valorant garena dota pubg rov counter counterstrike gamer player game games gaming gameover blink
  metallica nirvana eminem slipknot rockstar music guitar blackpink jisoo jennie bts exo twice purple yellow green
  black white blue pink red azerty qazwsx qazxsw zaqxsw zxcvbn qwerty qwertz asdfgh qweasd qweasdzxc wasd poiuy
  lkjhg mnbvc abcdef abcd abc aaa zzz xxx xyz zaq xsw cde vfr bgt nhy mju thailand thai siam bangkok krungthep
  chiangmai phuket pattaya korat khonkaen udon hatyai isan esan ayutthaya sawasdee sawatdee sawaddee sabai sabaidee
  sanuk chokdee chok dee rakthai rak rakna rakkhun rakter raktoe kidtueng kidtung khidthueng fanchan tirak teerak
  thirak khonthai maeping mae por pho phor khun krub krab kub kha na ja naja somchai somsak somsri somying somporn
  sompong somboon somjai prasert prasit wichai wichit surachai surasak anucha anan anong ananda nattapong natthapong
  nattaya natthaya kittisak kittipong thanakorn thanawat chaiwat chaiyo supachai suphachai siriporn siriwan wannee
  wanna malee mali manee mana piti chujai duangjai jai jaidee ploy ploynapas fah fahsai nong nam namfon namwan nan
  nat net new noi nok num oat off ohm pang pat pim pin pook pui tan tar tee toey tom ton toon top golfza bank beam
  best boss boy bird bow bew aom arm art ball bas ben benz bright cream dear earth eve first film fluke frame gift
  guy ice jane jay jeab jib joy jum kai kan keng kwang lek mai may meen mew mild mind mint mook muay muk nun ooy
  opal peach pop praew toto tong yui yaya sethi ruay ruayruay ruai hengheng heng suay suayngam narak wiset ngoen
  ngern thong phoolthong taomai taojai rahad rahat rahatphan rahasphan chue rongrian dek dekdee nakrian khru ajarn
  police tahan tamruat fanclub รหัสผ่าน รหัส สวัสดี ประเทศไทย คนไทย กรุงเทพ เชียงใหม่ ความรัก รักเธอ รักนะ คิดถึง
  โชคดี ร่ำรวย เศรษฐี เงินทอง เฮงเฮง สมชาย สมหญิง สมศรี ฟ้าใส น้ำฝน หวานใจ ที่รัก ลิเวอร์พูล แมนยู ฟุตบอล ผู้ใช้
  ทดสอบ หนึ่งสอง
`;

/** PINs that many people choose, besides those of one digit, a row or a repetition, which `judgePin` recognises. */
const pins = `
  112233 111222 102030 010203 123123 147258 147852 159357 159753 159951 258456 321654 357159 456852 654321 741852
  789456 852456 963852 987654 520520 521521 131420 514520 696969 080808 168168 888999 999888 789789 456456 246246
  135135 147147 258258 369369 147369 963963 741741 852852 159159 753951 951753 357357 252525 212121 232323 101010
  121212 131313 141414 151515 161616 171717 181818 191919 202020 303030 404040 505050 909090 010101 007007 123321
  112211 110110 191191 199199
`;

const split = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** The words that passwords are often built from. */
export const commonWords: ReadonlySet<string> = split(words);
/** PINs of six digits that are often chosen. */
export const commonPins: ReadonlySet<string> = split(pins);
