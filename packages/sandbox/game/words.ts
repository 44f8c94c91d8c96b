import type { Refusal } from '../src/provider/messages.ts';

/** The page's words. Thai first; `{…}` is filled in by `say`. */
const thai = {
  title: '{name} – เกมสาธิต',
  exit: 'ออกจากเกม',
  demonstration: 'เกมสาธิต – เงินสมมติ',
  balance: 'ยอดเงิน',
  stake: 'เดิมพันต่อรอบ',
  less: 'ลดเดิมพัน',
  more: 'เพิ่มเดิมพัน',
  spin: 'หมุน',
  confirm: 'ตรวจสอบผลอีกครั้ง',
  keys: 'Space หรือ Enter เพื่อหมุน · ลูกศรเพื่อปรับเดิมพัน',
  paytable: 'ตารางรางวัล',
  rules: 'เรียงครบ 3 ตัวบนเส้นใดเส้นหนึ่งใน 5 เส้น รับรางวัลตามจำนวนเท่าของเดิมพัน {wild} แทนได้ทุกสัญลักษณ์',
  times: '{count} เท่า',
  loading: 'กำลังเปิดเกม…',
  ready: 'เลือกเดิมพัน แล้วกดหมุน',
  spinning: 'กำลังหมุน…',
  won: 'ชนะ {amount}',
  lost: 'รอบนี้ไม่ได้รางวัล',
  checking: 'สัญญาณขาดหาย กำลังตรวจสอบผลรอบนี้…',
  unconfirmed: 'ยังยืนยันผลไม่ได้ กดตรวจสอบอีกครั้ง รอบเดิมจะไม่ถูกคิดเงินซ้ำ',
  unreachable: 'เปิดเกมไม่ได้ในตอนนี้ โปรดลองใหม่อีกครั้ง',
  launch_expired: 'หมดเวลาของเกมนี้แล้ว โปรดเปิดเกมใหม่จากหน้าเว็บ',
  insufficient_balance: 'ยอดเงินไม่พอสำหรับเดิมพันนี้ ไม่มีการหักเงิน โปรดลดเดิมพัน',
  stake_out_of_range: 'เกมนี้ไม่รับเดิมพันจำนวนนี้ ไม่มีการหักเงิน',
  system_maintenance: 'ระบบปิดปรับปรุงชั่วคราว ไม่มีการหักเงิน',
  invalid_input: 'เปิดเกมไม่สำเร็จ โปรดเปิดใหม่จากหน้าเว็บ',
  unknown: 'ทำรายการไม่สำเร็จ ไม่มีการหักเงิน',
  naga: 'พญานาค',
  tiger: 'เสือ',
  gem: 'มรกต',
  lantern: 'โคมแดง',
  lotus: 'ดอกบัว',
  fish: 'ปลาคาร์ป',
  star: 'ดาว',
  coin: 'เหรียญทอง',
} satisfies Record<Refusal, string> & Record<string, string>;

const english: Readonly<Record<Word, string>> = {
  title: '{name} – demonstration game',
  exit: 'Leave',
  demonstration: 'Demonstration game – play money',
  balance: 'Balance',
  stake: 'Stake per spin',
  less: 'Lower the stake',
  more: 'Raise the stake',
  spin: 'Spin',
  confirm: 'Check the result again',
  keys: 'Space or Enter spins · arrow keys change the stake',
  paytable: 'What it pays',
  rules: 'Three of a kind on any of 5 lines pays that many times your stake. {wild} stands in for every symbol.',
  times: '{count}×',
  loading: 'Opening the game…',
  ready: 'Choose a stake and spin',
  spinning: 'Spinning…',
  won: 'You won {amount}',
  lost: 'No win this time',
  checking: 'The connection dropped. Checking this round…',
  unconfirmed: 'Not confirmed yet. Check again: the same round is never charged twice.',
  unreachable: 'The game cannot be opened right now. Please try again.',
  launch_expired: 'This game session has ended. Please open the game again from the site.',
  insufficient_balance: 'Your balance is below this stake. Nothing was taken; choose a lower stake.',
  stake_out_of_range: 'The game does not take this stake. Nothing was taken.',
  system_maintenance: 'The platform is under maintenance. Nothing was taken.',
  invalid_input: 'The game could not be opened. Please open it again from the site.',
  unknown: 'That did not work. Nothing was taken.',
  naga: 'Naga',
  tiger: 'Tiger',
  gem: 'Emerald',
  lantern: 'Red lantern',
  lotus: 'Lotus',
  fish: 'Koi',
  star: 'Star',
  coin: 'Gold coin',
};

export type Word = keyof typeof thai;
export type Language = 'th' | 'en';

export interface Words {
  readonly language: Language;
  say(word: Word, values?: Readonly<Record<string, string>>): string;
  /** `'1000.00'` as people read it. Formatted by its digits, never through a number. */
  money(amount: string): string;
}

export function wordsIn(language: Language): Words {
  const words = language === 'th' ? thai : english;
  const digits = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return {
    language,
    say: (word, values = {}) => words[word].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
    money: (amount) => `฿${digits.format(amount as Intl.StringNumericLiteral)}`,
  };
}

/** Fills the words into the page's marked elements. */
export function writeWords(page: Document, { language, say }: Words): void {
  page.documentElement.lang = language;
  for (const element of page.querySelectorAll<HTMLElement>('[data-word]')) {
    element.textContent = say(element.dataset['word'] as Word);
  }
  for (const element of page.querySelectorAll<HTMLElement>('[data-label]')) {
    element.setAttribute('aria-label', say(element.dataset['label'] as Word));
  }
}
