import type { SpinRefusal } from './server/messages.ts';

// Texts that all demo games share. `say` fills in the placeholders like `{name}`.

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
  round_taken: 'รอบนี้ใช้ไปแล้วในเกมอื่น ไม่มีการหักเงิน โปรดลองใหม่อีกครั้ง',
  free_rounds_over: 'ฟรีสปินนี้เล่นครบหรือหมดเวลาแล้ว ไม่มีการหักเงิน',
  launchOver: 'หมดเวลาของเกมนี้แล้ว รอบล่าสุดอาจเล่นไปแล้ว โปรดดูยอดเงิน แล้วเปิดเกมใหม่จากหน้าเว็บ',
  system_maintenance: 'ระบบปิดปรับปรุงชั่วคราว ไม่มีการหักเงิน',
  limit_reached: 'ถึงวงเงินที่คุณตั้งไว้แล้ว ไม่มีการหักเงิน',
  play_suspended: 'คุณกำลังพักการเล่นตามที่ตั้งไว้ ไม่มีการหักเงิน',
  play_paused: 'เอเย่นต์ของคุณพักการเล่นไว้ ไม่มีการหักเงิน',
  vendor_maintenance: 'ค่ายนี้ปิดปรับปรุงชั่วคราว ไม่มีการหักเงิน',
  game_unavailable: 'โต๊ะนี้ปิดรับเดิมพันในเวลานี้ ไม่มีการหักเงิน',
  invalid_input: 'เปิดเกมไม่สำเร็จ โปรดเปิดใหม่จากหน้าเว็บ',
  unknown: 'ทำรายการไม่สำเร็จ ไม่มีการหักเงิน',
} satisfies Record<SpinRefusal, string> & Record<string, string>;

/** The key of a shared text. */
export type CommonWord = keyof typeof thai;

const english: Readonly<Record<CommonWord, string>> = {
  title: '{name} – demo game',
  game: 'Demo game',
  exit: 'Leave',
  demonstration: 'Demo game – play money',
  practice: 'Practice – credits, not money',
  credits: '{amount} credits',
  balance: 'Balance',
  practiceBalance: 'Practice credits',
  less: 'Decrease the stake',
  more: 'Increase the stake',
  confirm: 'Check the result again',
  times: '{count}×',
  nothingYet: 'No round yet',
  loading: 'Opening the game…',
  won: 'You won {amount}',
  checking: 'Connection lost. Checking this round…',
  unconfirmed: 'Not confirmed yet. Check again: the same round is never charged twice.',
  unreachable: 'The game cannot be opened right now. Please try again.',
  launch_expired: 'This game session has ended. Please open the game again from the site.',
  insufficient_balance: 'Your balance is too low for this stake. Nothing was charged. Please choose a lower stake.',
  stake_out_of_range: 'This game does not accept that stake. Nothing was charged.',
  round_taken: 'This round was played in another game. Nothing was charged. Please try again.',
  free_rounds_over: 'These free spins are all played, or their time is over. Nothing was charged.',
  launchOver:
    'This game session has ended. Your last round may have been played. Please check your balance and open the game again from the site.',
  system_maintenance: 'The platform is under maintenance. Nothing was charged.',
  limit_reached: 'You have reached the limit that you set. Nothing was charged.',
  play_suspended: 'You are taking a break from play. Nothing was charged.',
  play_paused: 'Your agent has paused your play. Nothing was charged.',
  vendor_maintenance: 'This vendor is under maintenance. Nothing was charged.',
  game_unavailable: 'This table is closed right now. Nothing was charged.',
  invalid_input: 'The game could not be opened. Please open it again from the site.',
  unknown: 'Something went wrong. Nothing was charged.',
};

/** A language of the demo games. */
export type Language = 'th' | 'en';

/** The language of a page from its `?lang=` parameter: Thai unless it says English. */
export const languageOf = (query: URLSearchParams): Language =>
  query.get('lang')?.toLowerCase() === 'en' ? 'en' : 'th';

/** The text of a word, with `{name}` replaced by `values.name`. */
export type Say<Word extends string> = (word: Word, values?: Readonly<Record<string, string>>) => string;

/** Creates the function that looks up a page's texts. */
export const createSay =
  <Word extends string>(words: Readonly<Record<Word, string>>): Say<Word> =>
  (word, values = {}) =>
    words[word].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** Texts and formats of a page in one language. */
export interface PageWords<Word extends string> {
  readonly language: Language;
  readonly say: Say<Word>;
  /** Formats a decimal amount like `'1000.00'` with the currency symbol. */
  money(amount: string): string;
  /** Sets the currency symbol; see `MoneyFormat`. */
  setCurrency(symbol: string): void;
}

/** Texts and formats of a game page in one language. In practice play `money` writes credits. */
export interface Words<Word extends string> extends PageWords<Word | CommonWord> {
  /** Like `money`, but credits without the word: for labelled or narrow places. */
  brief(amount: string): string;
  /** Switches all amounts to practice credits. */
  startPractice(): void;
}

/** Formats decimal amounts by their digits, without floating point. */
export interface MoneyFormat {
  /** `'1000.00'` as `1,000.00`. */
  digits(amount: string): string;
  /** `'1000.00'` as `฿1,000.00`. */
  write(amount: string): string;
  /** Sets the platform's currency symbol, like `'฿'`. Until then amounts have none. */
  setCurrency(symbol: string): void;
}

/** Creates the money format of a language. */
export function createMoneyFormat(language: Language): MoneyFormat {
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  let currency = '';
  const digits: MoneyFormat['digits'] = (amount) => format.format(amount as Intl.StringNumericLiteral);
  return {
    digits,
    write: (amount) => currency + digits(amount),
    setCurrency: (symbol) => void (currency = symbol),
  };
}

/** The shared texts together with those of a page, in one language. */
export function wordsIn<Word extends string>(
  language: Language,
  own: Readonly<Record<Language, Readonly<Record<Word, string>>>>,
): Words<Word> {
  const { digits, write, setCurrency } = createMoneyFormat(language);
  let practice = false;
  const say = createSay<Word | CommonWord>({ ...(language === 'th' ? thai : english), ...own[language] });
  return {
    language,
    say,
    money: (amount) => (practice ? say('credits', { amount: digits(amount) }) : write(amount)),
    brief: (amount) => (practice ? digits(amount) : write(amount)),
    setCurrency,
    startPractice: () => void (practice = true),
  };
}

/** Writes the texts into the elements that name one in `data-word`, and into the labels named in `data-label`. */
export function writeWords<Word extends string>(
  page: Document,
  { language, say }: { readonly language: Language; readonly say: Say<Word> },
): void {
  page.documentElement.lang = language;
  for (const element of page.querySelectorAll<HTMLElement>('[data-word]')) {
    element.textContent = say(element.dataset['word'] as Word);
  }
  for (const element of page.querySelectorAll<HTMLElement>('[data-label]')) {
    element.setAttribute('aria-label', say(element.dataset['label'] as Word));
  }
}
