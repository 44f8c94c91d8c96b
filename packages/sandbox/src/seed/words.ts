import type { Motif } from '#demo/art/motifs.ts';

/** A word in both languages. */
export type Word = readonly [en: string, th: string];

/**
 * A template for a name, with `{}` for the inner name. A pattern per language, because English and Thai differ in word
 * order.
 */
export type Pattern = Word;

/** The vocabulary of one motif. */
export interface MotifWords {
  /** Nouns that can take an adjective: "Golden Lotus", "บัวทอง". */
  readonly nouns: readonly Word[];
  /** Names that stand alone. */
  readonly figures: readonly Word[];
  readonly qualities: readonly Word[];
  readonly places: readonly Word[];
}

/** Parses words of the form `English=ไทย, English=ไทย`. */
function list(text: string): readonly Word[] {
  return text
    .trim()
    .split(/,\s*/)
    .map((pair) => {
      const [en, th] = pair.split('=');
      if (en === undefined || th === undefined) throw new Error(`not a word in both languages: ${pair}`);
      return [en, th];
    });
}

const quality = Object.fromEntries(
  list(`
    Golden=ทอง, Silver=เงิน, Jade=หยก, Crystal=แก้ว, Red=แดง, Blue=สีคราม, White=ขาว, Black=ดำ, Ancient=โบราณ,
    Magic=วิเศษ, Sacred=ศักดิ์สิทธิ์, Emerald=มรกต, Ruby=ทับทิม, Diamond=เพชร, Shining=เรืองรอง, Thunder=สายฟ้า,
    Rainbow=สายรุ้ง, Heavenly=สวรรค์, Eternal=นิรันดร์, Giant=ยักษ์, Mighty=ทรงพลัง, Pink=ชมพู, Purple=ม่วง,
    Dancing=เริงระบำ, Smiling=ยิ้มแย้ม, Fiery=เพลิง, Frozen=น้ำแข็ง, Sweet=หวานฉ่ำ, Fresh=สดใส, Juicy=ฉ่ำน้ำ,
    Iron=เหล็ก, Brave=ผู้กล้า, Swift=สายลม, Neon=นีออน, Candy=ลูกกวาด, Sleepy=ช่างฝัน, Summer=หน้าร้อน,
    Morning=ยามเช้า, Midnight=เที่ยงคืน, Fancy=แฟนซี, Hidden=เร้นลับ, Laughing=หัวเราะ, Tiny=จิ๋ว, Charming=มีเสน่ห์
  `).map((word) => [word[0], word]),
);

const place = Object.fromEntries(
  list(`
    Temple=วิหาร, Palace=วัง, Cave=ถ้ำ, Island=เกาะ, Valley=หุบเขา, Garden=สวน, Market=ตลาด, City=เมือง, Forest=ป่า,
    River=ธาร, Bridge=สะพาน, Gate=ประตู, House=บ้าน, Peak=ยอดเขา, Bay=อ่าว, Lake=ทะเลสาบ, Village=หมู่บ้าน,
    Castle=ปราสาท, Farm=ไร่, Cafe=คาเฟ่, Camp=ค่าย, Stage=เวที, Academy=โรงเรียน, Town=นคร, Harbour=ท่าเรือ,
    Circus=ละครสัตว์, Station=สถานี, Vault=คลัง, Pavilion=ศาลา, Shop=ร้าน
  `).map((word) => [word[0], word]),
);

function choose(from: Readonly<Record<string, Word>>, names: string): readonly Word[] {
  return names.split(' ').map((name) => {
    const word = from[name];
    if (word === undefined) throw new Error(`no such word: ${name}`);
    return word;
  });
}

function words(nouns: string, figures: string, qualities: string, places: string): MotifWords {
  return {
    nouns: list(nouns),
    figures: list(figures),
    qualities: choose(quality, qualities),
    places: choose(place, places),
  };
}

/** The words of each motif. */
export const motifWords: Readonly<Record<Motif, MotifWords>> = {
  dragon: words(
    'Dragon=มังกร, Pearl=ไข่มุก, Drum=กลอง, Phoenix=หงส์, Qilin=กิเลน, Scroll=คัมภีร์, Lantern=โคม',
    'Dragon King=ราชามังกร, Dragon Queen=ราชินีมังกร, Dragon Egg=ไข่มังกร, Dragon Pearl=แก้วมังกรฟ้า, Twin Dragon=มังกรคู่, Little Dragon=มังกรน้อย, Dragon Crown=มงกุฎมังกร, Dragon Scale=เกล็ดมังกร, Sky Dragon=มังกรฟ้า',
    'Golden Jade Red White Black Ancient Thunder Fiery Heavenly Emerald Mighty Eternal Magic Dancing',
    'Temple Palace Cave Valley Gate Peak Island River Bridge City',
  ),
  fruit: words(
    'Mango=มะม่วง, Durian=ทุเรียน, Mangosteen=มังคุด, Coconut=มะพร้าว, Pineapple=สับปะรด, Starfruit=มะเฟือง, Papaya=มะละกอ, Watermelon=แตงโม, Lychee=ลิ้นจี่, Orange=ส้ม, Cherry=เชอร์รี, Lemon=เลมอน, Grape=องุ่น, Pomelo=ส้มโอ, Berry=เบอร์รี',
    'Fruit Basket=ตะกร้าผลไม้, Fruit Mix=ผลไม้รวม, Fruit Cart=รถเข็นผลไม้, Mango Rice=ข้าวเหนียวมะม่วง, Fruit Salad=สลัดผลไม้, Fruit Ice=น้ำแข็งไสผลไม้, Fruit Boat=เรือผลไม้',
    'Golden Sweet Fresh Juicy Candy Summer Neon Frozen Giant Smiling Laughing Rainbow Diamond Tiny',
    'Garden Market Farm Island Shop Cafe Village Forest House City',
  ),
  temple: words(
    'Bell=ระฆัง, Gong=ฆ้อง, Lantern=โคม, Mask=หน้ากาก, Crown=ชฎา, Guardian=ทวารบาล, Tower=หอคอย, Lion=สิงห์, Mural=ภาพเขียน',
    'Lost Temple=วิหารที่สาบสูญ, Stone Castle=ปราสาทหิน, Stone Lion=สิงห์ศิลา, Temple Bell=ระฆังวิหาร, Jungle Temple=วิหารกลางป่า, Old City=เมืองเก่า, Giant Gate=ประตูยักษ์, Stone Stairs=บันไดศิลา',
    'Golden Silver Jade Crystal Ancient Sacred Eternal Emerald Ruby Hidden Mighty Shining Heavenly Black',
    'Temple Palace Gate Valley City Castle Forest Bridge Peak Pavilion',
  ),
  sea: words(
    'Fish=ปลา, Pearl=ไข่มุก, Coral=ปะการัง, Whale=วาฬ, Shark=ฉลาม, Mermaid=นางเงือก, Turtle=เต่าทะเล, Seahorse=ม้าน้ำ, Octopus=ปลาหมึก, Dolphin=โลมา, Crab=ปู, Anchor=สมอเรือ, Pirate=โจรสลัด',
    'Pirate Ship=เรือโจรสลัด, Sea King=ราชาสมุทร, Ocean Queen=ราชินีสมุทร, Sunken Ship=เรืออับปาง, Sea Treasury=ขุมทรัพย์ใต้ทะเล, Fishing Day=วันตกปลา, Deep Blue=ห้วงน้ำลึก, Lost Anchor=สมอที่หายไป',
    'Golden Silver Crystal Blue White Ancient Giant Thunder Shining Dancing Smiling Pink Midnight Brave',
    'Bay Island Cave Palace Harbour City Lake Castle Bridge Market',
  ),
  stars: words(
    'Star=ดวงดาว, Comet=ดาวหาง, Galaxy=กาแล็กซี, Rocket=จรวด, Meteor=อุกกาบาต, Planet=ดาวเคราะห์, Nova=โนวา, Robot=หุ่นยนต์, Astronaut=นักบินอวกาศ, Satellite=ดาวเทียม, Alien=มนุษย์ต่างดาว',
    'Milky Way=ทางช้างเผือก, Shooting Star=ดาวตก, North Star=ดาวเหนือ, Space Cat=แมวอวกาศ, Star Pilot=นักบินดวงดาว, Star Princess=เจ้าหญิงดวงดาว, Star Catcher=คนเก็บดาว, Zodiac=จักรราศี',
    'Golden Silver Crystal Neon Diamond Rainbow Shining Midnight Purple Blue Frozen Eternal Swift Tiny',
    'City Station Valley Harbour Bridge Camp Lake Cafe Academy Castle',
  ),
  gems: words(
    'Ruby=ทับทิม, Emerald=มรกต, Sapphire=ไพลิน, Topaz=บุษราคัม, Amethyst=แอเมทิสต์, Jade=หยก, Opal=โอปอล, Crystal=คริสตัล, Gem=อัญมณี, Diamond=เพชร, Garnet=โกเมน, Moonstone=มุกดาหาร',
    'Nine Gems=นพเก้า, Gem Crown=มงกุฎเพชร, Jewel Box=กล่องอัญมณี, Royal Ring=แหวนราชา, Gem Miner=นักขุดพลอย, Lost Necklace=สร้อยที่หายไป, Gem Rain=ฝนอัญมณี',
    'Golden Ancient Magic Shining Rainbow Eternal Hidden Giant Heavenly Sacred Frozen Neon Dancing Charming',
    'Cave Palace Vault Valley Castle Shop Temple Island City River',
  ),
  tiger: words(
    'Tiger=เสือโคร่ง, Leopard=เสือดาว, Panther=เสือดำ, Lion=สิงโต, Claw=กรงเล็บ, Lynx=แมวป่า, Hunter=นักล่า',
    'Tiger King=ราชาเสือ, White Tiger=เสือขาว, Tiger Eye=ตาเสือ, Tiger Queen=นางพญาเสือ, Jungle King=เจ้าป่า, Twin Tiger=เสือคู่, Little Tiger=เสือน้อย, Five Tigers=ห้าพยัคฆ์, Sky Tiger=พยัคฆ์ฟ้า, Iron Tiger=พยัคฆ์เหล็ก',
    'Golden Silver Jade Thunder Fiery Mighty Swift Brave Ancient Midnight Smiling Sacred Giant Ruby',
    'Forest Valley Cave Temple Peak Gate Village River Camp Circus',
  ),
  lotus: words(
    'Lotus=บัว, Koi=ปลาคาร์ป, Swan=หงส์, Crane=กระเรียน, Dragonfly=แมลงปอ, Kinnari=กินรี, Lily=บัวสาย, Fan=พัด, Silk=ผ้าไหม',
    'Lotus Pond=สระบัว, Lotus Queen=ราชินีบัว, Lotus Lantern=โคมบัว, Lotus Boat=เรือดอกบัว, Lotus Ladybird=เต่าทองดอกบัว, Lotus Rain=ฝนกลางสระบัว, Five Lotus=บัวห้าดอก',
    'Golden Silver Jade White Pink Purple Crystal Sacred Heavenly Shining Morning Charming Dancing Eternal',
    'Temple Garden Lake Palace Pavilion Bridge River Village House Market',
  ),
  boxing: words(
    'Boxer=นักมวย, Champion=แชมป์, Fighter=นักสู้, Glove=นวม, Warrior=นักรบ, Belt=เข็มขัดแชมป์, Punch=หมัด, Armband=ประเจียด, Coach=ครูมวย',
    'Muay Thai=มวยไทย, Flying Knee=เข่าลอย, Final Round=ยกสุดท้าย, Ring King=ราชาสังเวียน, Thunder Kick=แข้งสายฟ้า, Eight Limbs=นวอาวุธ, Knockout=น็อกเอาต์, Fight Night=ศึกคืนวันเสาร์, Temple Fair=มวยงานวัด',
    'Golden Iron Brave Mighty Thunder Swift Fiery Red Blue Diamond Laughing Eternal Silver Neon',
    'Camp Stage City Village Temple Academy Market Gate House Island',
  ),
  football: words(
    'Striker=ดาวยิง, Captain=กัปตันทีม, Goal=ลูกยิง, Keeper=นายประตู, Cup=ถ้วยแชมป์, Boot=สตั๊ด, Whistle=นกหวีด, Football=ฟุตบอล, Scarf=ผ้าพันคอทีม',
    'Penalty=จุดโทษ, Free Kick=ฟรีคิก, Hat Trick=แฮตทริก, Extra Time=ต่อเวลา, Street Football=บอลข้างถนน, Final Match=นัดชิง, Derby Day=วันดาร์บี, Top League=ลีกสูงสุด, Goal King=ดาวซัลโว',
    'Golden Silver Iron Swift Thunder Brave Mighty Rainbow Neon Giant Diamond Fiery Smiling Red',
    'City Academy Camp Village Island Town Market Stage House Station',
  ),
  elephant: words(
    'Elephant=ช้าง, Deer=กวาง, Tapir=สมเสร็จ, Mammoth=แมมมอธ, Bison=กระทิง, Mahout=ควาญ, Howdah=กูบ, Hornbill=นกเงือก, Monkey=ลิง',
    'White Elephant=ช้างเผือก, Elephant King=พญาช้าง, War Elephant=ช้างศึก, Baby Elephant=ลูกช้าง, Elephant Parade=ขบวนช้าง, Elephant Bath=ช้างเล่นน้ำ, Five Elephants=ช้างห้าเชือก',
    'Golden Silver Jade Crystal Mighty Giant Brave Ancient Smiling Dancing Thunder Pink Ruby Sleepy',
    'Village Forest Valley River Camp Palace Gate Garden Temple Circus',
  ),
  naga: words(
    'Naga=นาค, Serpent=อสรพิษ, Cobra=งูเห่า, Hongsa=หงสา, Singha=ราชสีห์, Kinnari=กินรี, Conch=สังข์, Spirit=ภูต, Trident=ตรีศูล',
    'Naga King=พญานาค, Naga Queen=นางพญานาค, Naga Fire=บั้งไฟพญานาค, Naga Gem=แก้วพญานาค, Mekong Light=แสงแห่งลำโขง, Naga Crown=มงกุฎนาค, Twin Naga=นาคคู่, River Goddess=เทพีสายน้ำ',
    'Golden Silver Emerald Jade Crystal Sacred Ancient Thunder Heavenly Mighty Eternal Hidden Blue Ruby',
    'River Cave Temple Palace Gate Lake City Bridge Island Castle',
  ),
  moon: words(
    'Moon=จันทร์, Rabbit=กระต่าย, Owl=นกฮูก, Wolf=หมาป่า, Krathong=กระทง, Lantern=โคมลอย, Fox=จิ้งจอก, Firefly=หิ่งห้อย, Cat=แมว, Dream=ความฝัน',
    'Moon Rabbit=กระต่ายบนจันทร์, Moon Goddess=เทพีจันทรา, Full Moon=จันทร์เพ็ญ, Night Cat=แมวราตรี, Crescent=จันทร์เสี้ยว, Moonlight=แสงจันทร์, Blue Moon=จันทร์สีน้ำเงิน, Moon Cake=ขนมไหว้พระจันทร์',
    'Golden Silver White Midnight Magic Sleepy Shining Crystal Charming Heavenly Purple Eternal Hidden Smiling',
    'Lake Village Palace Forest House Bridge Cafe Garden River City',
  ),
  gold: words(
    'Coin=เหรียญ, Fan=พัด, Pig=หมู, Cat=แมว, Toad=คางคก, Purse=ถุงเงิน, Abacus=ลูกคิด, Safe=ตู้เซฟ, Bull=กระทิง, Rooster=ไก่',
    'Money Tree=ต้นเงินต้นทอง, Gold Rush=ตื่นทอง, Gold Mine=เหมืองทอง, Red Envelope=อั่งเปา, Gold Rain=ฝนทอง, Gold Shop=ร้านทอง, Rich Uncle=เจ้าสัว, Coin Tower=หอเหรียญทอง, Gold Leaf=ทองคำเปลว',
    'Golden Silver Jade Diamond Ruby Ancient Giant Smiling Laughing Shining Magic Dancing Heavenly Crystal',
    'Vault Market Shop Cave Palace Town Temple Island House Gate',
  ),
  fire: words(
    'Phoenix=ฟีนิกซ์, Volcano=ภูเขาไฟ, Firework=พลุ, Torch=คบเพลิง, Chili=พริก, Seven=เลขเจ็ด, Joker=โจ๊กเกอร์, Horse=ม้า, Wok=กระทะ, Grill=เตาย่าง, Flame=เปลวไฟ',
    'Fire Queen=ราชินีเพลิง, Firecracker=ประทัด, Hot Pot=หม้อไฟ, Fire Horse=ม้าไฟ, Lava Flow=ธารลาวา, Fire Show=ระบำไฟ, Tom Yum=ต้มยำ, Som Tam=ส้มตำ, Hot Seven=เจ็ดร้อนแรง',
    'Golden Magic Red Blue Thunder Mighty Diamond Ruby Dancing Laughing Neon Crystal Eternal Giant',
    'City Island Valley Market Peak Stage Camp Cave Town Temple',
  ),
  garden: words(
    'Orchid=กล้วยไม้, Jasmine=มะลิ, Rose=กุหลาบ, Bamboo=ไผ่, Peacock=นกยูง, Butterfly=ผีเสื้อ, Bee=ผึ้ง, Parrot=นกแก้ว, Sunflower=ทานตะวัน, Clover=โคลเวอร์, Squirrel=กระรอก, Panda=แพนด้า, Fairy=นางฟ้า',
    'Queen Bee=ราชินีผึ้ง, Flower Fairy=นางฟ้าดอกไม้, Secret Garden=สวนลับ, Orchid Rain=ฝนกล้วยไม้, Honey Drop=หยดน้ำผึ้ง, Flower Boat=เรือดอกไม้, Spring Day=วันใบไม้ผลิ, Night Bloom=ดอกไม้ราตรี',
    'Golden Silver White Pink Purple Sweet Fresh Morning Magic Rainbow Dancing Charming Tiny Crystal',
    'Garden Farm Forest House Village Market Cafe Palace Valley Pavilion',
  ),
};

/** Templates for slot names. */
export const slotPatterns: readonly Pattern[] = list(`
  {} Treasure=สมบัติ{}, {} Fortune={}มหาโชค, Lucky {}={}นำโชค, {} Riches={}พารวย, {} Legend=ตำนาน{},
  {} Kingdom=อาณาจักร{}, {} Party=ปาร์ตี้{}, {} Quest=ผจญภัย{}, {} Secret=ความลับ{}, {} Deluxe={}ดีลักซ์,
  {} Jackpot={}แจ็กพอต, {} 888={} 888, {} 168={} 168, {} 99={} 99, Super {}=ซูเปอร์{}, Mega {}=เมกา{},
  Triple {}=ทริปเปิล{}, {} Bonanza={}โบนันซา, {} Chase=ตามล่า{}, {} Festival=เทศกาล{}, {} Spell=มนตร์{},
  Dream of {}=ฝันเห็น{}, {} Tale=เรื่องเล่า{}, {} Wheel=วงล้อ{}, {} Wonder=มหัศจรรย์{}, {} Millions={}เงินล้าน,
  Wild {}=ไวลด์{}, {} Night=ค่ำคืน{}, {} Carnival=มหกรรม{}, Happy {}={}หรรษา, {} Burst={}แตกปัง,
  {} Origins=กำเนิด{}, {} Returns={}คืนถิ่น, {} of Siam={}แห่งสยาม, {} of Lanna={}ล้านนา, {} Song=บทเพลง{},
  Royal {}=รอยัล{}, {} Rising={}ผงาด, {} Express={}เอ็กซ์เพรส, {} Mania={}มาเนีย
`);

/** Templates for games of the other classifications, by classification. */
export const classificationPatterns = {
  TABLE: list(`
    {} Baccarat=บาคาร่า{}, {} Roulette=รูเล็ต{}, {} Blackjack=แบล็กแจ็ก{}, {} Sic Bo=ซิกโบ{}, {} Hi-Lo=ไฮโล{},
    {} Pok Deng=ป๊อกเด้ง{}, {} Fan Tan=ฟานตัน{}
  `),
  ARCADE: list(`
    {} Crash=แครช{}, {} Plinko=พลิงโก{}, {} Mines=กับระเบิด{}, {} Keno=คีโน{}, {} Pinball=พินบอล{},
    {} Race={}แข่งซิ่ง, {} Dice=ลูกเต๋า{}, {} Claw=ตู้คีบ{}
  `),
  VIDEOPOKER: list(`
    {} Poker=โป๊กเกอร์{}, {} Joker Poker=โจ๊กเกอร์โป๊กเกอร์{}, {} Aces=เอซ{}, {} Full House=ฟูลเฮาส์{},
    {} Flush=ฟลัช{}, {} Deuces=ดิวซ์{}
  `),
  SCRATCH: list(`
    {} Scratch=ขูดโชค{}, {} Scratch Card=บัตรขูด{}, {} Ticket=ตั๋วโชค{}, Scratch {}=ขูดลุ้น{}
  `),
} as const;
