/** The words of the fish besides the common ones. Thai first. */
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
  stake: 'Cannon (stake per shot)',
  shoot: 'Shoot: {target}',
  keys: 'Tap a fish or press Space to shoot · left and right choose a fish · up and down change the cannon',
  rules: 'Rules and returns',
  how: 'Choose the cannon and tap the fish you want. Every shot is a bet of its own. The server decides each shot; aim and speed change nothing.',
  fair: 'What is worth more is harder to catch, in proportion: average return 96%, whatever you shoot at.',
  ready: 'Choose the cannon and tap a fish',
  flying: 'On its way…',
  caught: '{target} caught: {amount}',
  missed: '{target}: got away',
  odds: '{prize}× · {chance}%',
  minnow: 'Minnow',
  clown: 'Clownfish',
  puffer: 'Pufferfish',
  turtle: 'Sea turtle',
  shark: 'Shark',
  dragon: 'Sea dragon',
};

export const fishWords = { th, en };
