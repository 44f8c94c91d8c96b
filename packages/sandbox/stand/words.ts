import type { Refusal } from '../src/provider/messages.ts';

/** The words that every demonstration game needs. Thai first; `{…}` is filled in by `say`. */
const thai = {
  title: '{name} – เกมสาธิต',
  game: 'เกมสาธิต',
  exit: 'ออกจากเกม',
  demonstration: 'เกมสาธิต – เงินสมมติ',
  practice: 'ทดลองเล่น – เครดิต ไม่ใช่เงินจริง',
  credits: '{amount} เครดิต',
  balance: 'ยอดเงิน',
  practiceBalance: 'เครดิตทดลองเล่น',
  less: 'ลดเดิมพัน',
  more: 'เพิ่มเดิมพัน',
  confirm: 'ตรวจสอบผลอีกครั้ง',
  times: '{count} เท่า',
  nothingYet: 'ยังไม่เริ่มรอบ',
  loading: 'กำลังเปิดเกม…',
  won: 'ชนะ {amount}',
  checking: 'สัญญาณขาดหาย กำลังตรวจสอบผลรอบนี้…',
  unconfirmed: 'ยังยืนยันผลไม่ได้ กดตรวจสอบอีกครั้ง รอบเดิมจะไม่ถูกคิดเงินซ้ำ',
  unreachable: 'เปิดเกมไม่ได้ในตอนนี้ โปรดลองใหม่อีกครั้ง',
  launch_expired: 'หมดเวลาของเกมนี้แล้ว โปรดเปิดเกมใหม่จากหน้าเว็บ',
  insufficient_balance: 'ยอดเงินไม่พอสำหรับเดิมพันนี้ ไม่มีการหักเงิน โปรดลดเดิมพัน',
  stake_out_of_range: 'เกมนี้ไม่รับเดิมพันจำนวนนี้ ไม่มีการหักเงิน',
  launchOver: 'หมดเวลาของเกมนี้แล้ว รอบล่าสุดอาจเล่นไปแล้ว โปรดดูยอดเงิน แล้วเปิดเกมใหม่จากหน้าเว็บ',
  system_maintenance: 'ระบบปิดปรับปรุงชั่วคราว ไม่มีการหักเงิน',
  vendor_maintenance: 'ค่ายนี้ปิดปรับปรุงชั่วคราว ไม่มีการหักเงิน',
  game_unavailable: 'โต๊ะนี้ปิดรับเดิมพันในเวลานี้ ไม่มีการหักเงิน',
  invalid_input: 'เปิดเกมไม่สำเร็จ โปรดเปิดใหม่จากหน้าเว็บ',
  unknown: 'ทำรายการไม่สำเร็จ ไม่มีการหักเงิน',
} satisfies Record<Refusal, string> & Record<string, string>;

export type CommonWord = keyof typeof thai;

const english: Readonly<Record<CommonWord, string>> = {
  title: '{name} – demonstration game',
  game: 'Demonstration game',
  exit: 'Leave',
  demonstration: 'Demonstration game – play money',
  practice: 'Practice – credits, not money',
  credits: '{amount} credits',
  balance: 'Balance',
  practiceBalance: 'Practice credits',
  less: 'Lower the stake',
  more: 'Raise the stake',
  confirm: 'Check the result again',
  times: '{count}×',
  nothingYet: 'No round yet',
  loading: 'Opening the game…',
  won: 'You won {amount}',
  checking: 'The connection dropped. Checking this round…',
  unconfirmed: 'Not confirmed yet. Check again: the same round is never charged twice.',
  unreachable: 'The game cannot be opened right now. Please try again.',
  launch_expired: 'This game session has ended. Please open the game again from the site.',
  insufficient_balance: 'Your balance is below this stake. Nothing was taken; choose a lower stake.',
  stake_out_of_range: 'The game does not take this stake. Nothing was taken.',
  launchOver:
    'This game session has ended. Your last round may have been played: look at your balance, and open the game again from the site.',
  system_maintenance: 'The platform is under maintenance. Nothing was taken.',
  vendor_maintenance: 'This vendor takes a break. Nothing was taken.',
  game_unavailable: 'This table is closed for now. Nothing was taken.',
  invalid_input: 'The game could not be opened. Please open it again from the site.',
  unknown: 'That did not work. Nothing was taken.',
};

export type Language = 'th' | 'en';

export interface Words<Word extends string> {
  readonly language: Language;
  say(word: Word | CommonWord, values?: Readonly<Record<string, string>>): string;
  /** `'1000.00'` as people read it, as credits in a practice. */
  money(amount: string): string;
  /** The same where a label says it, or there is little room: credits without the word. */
  brief(amount: string): string;
  /** See `Money`. */
  payIn(currency: string): void;
  /** From now on amounts are credits. */
  practise(): void;
}

/** Writes money as people read it. */
export interface Money {
  /** `'1000.00'` as `1,000.00`: by its digits, never through a number. */
  digits(amount: string): string;
  /** The same with the symbol. */
  write(amount: string): string;
  /** The platform's symbol for its money, `'฿'`; there is none before it has been told. */
  payIn(currency: string): void;
}

export function createMoney(language: Language): Money {
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  let symbol = '';
  const digits: Money['digits'] = (amount) => format.format(amount as Intl.StringNumericLiteral);
  return {
    digits,
    write: (amount) => symbol + digits(amount),
    payIn: (currency) => void (symbol = currency),
  };
}

/** The common words and those of a page, in one language. */
export function wordsIn<Word extends string>(
  language: Language,
  own: Readonly<Record<Language, Readonly<Record<Word, string>>>>,
): Words<Word> {
  const words: Readonly<Record<string, string>> = { ...(language === 'th' ? thai : english), ...own[language] };
  const { digits, write, payIn } = createMoney(language);
  let practice = false;
  const say: Words<Word>['say'] = (word, values = {}) =>
    (words[word] ?? '').replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  return {
    language,
    say,
    money: (amount) => (practice ? say('credits', { amount: digits(amount) }) : write(amount)),
    brief: (amount) => (practice ? digits(amount) : write(amount)),
    payIn,
    practise: () => void (practice = true),
  };
}

/** What a page says: enough of it to fill its elements. */
interface Speaker<Word extends string> {
  readonly language: Language;
  say(word: Word): string;
}

/** Fills the words into the page's marked elements. */
export function writeWords<Word extends string>(page: Document, { language, say }: Speaker<Word>): void {
  page.documentElement.lang = language;
  for (const element of page.querySelectorAll<HTMLElement>('[data-word]')) {
    element.textContent = say(element.dataset['word'] as Word);
  }
  for (const element of page.querySelectorAll<HTMLElement>('[data-label]')) {
    element.setAttribute('aria-label', say(element.dataset['label'] as Word));
  }
}
