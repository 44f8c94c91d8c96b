// Texts of the fishing game, in addition to those that all games share.

const th = {
  target: 'เป้าหมาย',
  stake: 'แรงปืน (เดิมพันต่อนัด)',
  shoot: 'ยิง{target}',
  keys: 'แตะปลาหรือกด Space เพื่อยิง · ซ้ายขวาเลือกปลา · ขึ้นลงปรับแรงปืน',
  rules: 'กติกาและอัตราจ่าย',
  how: 'เลือกแรงปืน แล้วแตะปลาที่ต้องการยิง ทุกนัดคือหนึ่งเดิมพัน ผลแต่ละนัดตัดสินที่เซิร์ฟเวอร์ ไม่ขึ้นกับความแม่นหรือความเร็ว',
  fair: 'ปลารางวัลสูงจับยากกว่าตามสัดส่วน ค่าเฉลี่ยที่จ่ายคืน 96% เท่ากันทุกตัว',
  ready: 'เลือกแรงปืน แล้วแตะปลาเพื่อยิง',
  flying: 'ยิงแล้ว…',
  caught: 'จับ{target}ได้ รับ {amount}',
  missed: '{target}หนีไปได้',
  odds: '{prize} เท่า · {chance}%',
  minnow: 'ปลาซิว',
  clown: 'ปลาการ์ตูน',
  puffer: 'ปลาปักเป้า',
  turtle: 'เต่าทะเล',
  shark: 'ฉลาม',
  dragon: 'มังกรสมุทร',
};

export type Word = keyof typeof th;

const en: Readonly<Record<Word, string>> = {
  target: 'Target',
  stake: 'Power (stake per shot)',
  shoot: 'Shoot: {target}',
  keys: 'Tap a fish or press Space to shoot · left and right choose a fish · up and down change the power',
  rules: 'Rules and payouts',
  how: 'Choose the cannon power, then tap the fish you want to shoot. Every shot is one bet. The server decides the result; aim and speed make no difference.',
  fair: 'Fish with higher prizes are proportionally harder to catch. Average return: 96% for every fish.',
  ready: 'Choose the power, then tap a fish',
  flying: 'Shot fired…',
  caught: '{target} caught! You win {amount}',
  missed: '{target} got away',
  odds: '{prize}× · {chance}%',
  minnow: 'Minnow',
  clown: 'Clownfish',
  puffer: 'Pufferfish',
  turtle: 'Sea turtle',
  shark: 'Shark',
  dragon: 'Sea dragon',
};

export const fishWords = { th, en };
