// Texts of the slot machine, in addition to those that all games share.

const th = {
  stake: 'เดิมพันต่อรอบ',
  spin: 'หมุน',
  keys: 'Space หรือ Enter เพื่อหมุน · ลูกศรเพื่อปรับเดิมพัน',
  paytable: 'ตารางรางวัล',
  rules: 'เรียงครบ 3 ตัวบนเส้นใดเส้นหนึ่งใน 5 เส้น รับรางวัลตามจำนวนเท่าของเดิมพัน {wild} แทนได้ทุกสัญลักษณ์',
  ready: 'เลือกเดิมพัน แล้วกดหมุน',
  spinning: 'กำลังหมุน…',
  lost: 'รอบนี้ไม่ได้รางวัล',
  freeSpin: 'หมุนฟรี',
  freeLeft: 'ฟรีสปินเหลือ {count} รอบ',
  freeReady: 'คุณมีฟรีสปิน {count} รอบ รอบละ {stake} ไม่หักเงิน',
  freeOver: 'เล่นฟรีสปินครบแล้ว ได้รางวัลรวม {amount}',
  playOn: 'เล่นต่อด้วยยอดเงิน',
  naga: 'พญานาค',
  tiger: 'เสือ',
  gem: 'มรกต',
  lantern: 'โคมแดง',
  lotus: 'ดอกบัว',
  fish: 'ปลาคาร์ป',
  star: 'ดาว',
  coin: 'เหรียญทอง',
  wild: 'ไวลด์',
};

export type Word = keyof typeof th;

const en: Readonly<Record<Word, string>> = {
  stake: 'Stake per spin',
  spin: 'Spin',
  keys: 'Space or Enter spins · arrow keys change the stake',
  paytable: 'Paytable',
  rules:
    'Three of a kind on any of the 5 lines pays the given multiple of your stake. {wild} substitutes for every symbol.',
  ready: 'Choose a stake, then spin',
  spinning: 'Spinning…',
  lost: 'No win this time',
  freeSpin: 'Free spin',
  freeLeft: 'Free spins left: {count}',
  freeReady: 'Free spins: {count}, {stake} each. Nothing is charged.',
  freeOver: 'All free spins are played. You won {amount} in all.',
  playOn: 'Play on with your balance',
  naga: 'Naga',
  tiger: 'Tiger',
  gem: 'Emerald',
  lantern: 'Red lantern',
  lotus: 'Lotus',
  fish: 'Koi',
  star: 'Star',
  coin: 'Gold coin',
  wild: 'Wild',
};

export const slotWords = { th, en };
