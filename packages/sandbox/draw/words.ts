import type { AnyRefusal } from '../src/provider/draw/messages.ts';
import type { PlayType } from '../src/seed/lotteries.ts';

/** The page's words. Thai first; `{…}` is filled in by `say`. */
const thai = {
  title: '{name} – หวยสาธิต',
  exit: 'ออก',
  demonstration: 'หวยสาธิต – เงินสมมติ',
  balance: 'ยอดเงิน',
  counter: 'แผงหวยสาธิต',
  loading: 'กำลังเปิดแผงหวย…',
  lobby: 'เลือกหวยที่จะซื้อ',
  all: 'หวยทั้งหมด',
  none: 'ตอนนี้ยังไม่มีหวยเปิดขาย',
  round: 'งวด {numero}',
  draw: 'งวด',
  always: 'ออกตลอด 24 ชั่วโมง',
  everyDay: 'ออกทุกวัน',
  onDays: 'ออกวัน{days}',
  opensIn: 'เปิดขายในอีก',
  locksIn: 'ปิดรับในอีก',
  drawsIn: 'ปิดรับแล้ว ออกรางวัลในอีก',
  days: '{count} วัน',
  drawsAt: 'ออกรางวัล {time}',
  lastResult: 'ผลงวดล่าสุด',
  ticket: 'ซื้อหวย',
  play: 'วิธีแทง',
  run: 'วิ่งบน',
  last2: '2 ตัวท้าย',
  last3: '3 ตัวตรง',
  last3any: '3 ตัวโต๊ด',
  straight4: '4 ตัวตรง',
  runRule: 'เลข 1 ตัว อยู่ตำแหน่งใดก็ได้ใน 3 ตัวท้าย',
  last2Rule: 'ตรงกับเลข 2 ตัวท้าย',
  last3Rule: 'ตรงกับเลข 3 ตัวท้ายตามลำดับ',
  last3anyRule: 'ตรงกับเลข 3 ตัวท้าย สลับตำแหน่งได้ เลขซ้ำจ่ายมากกว่า',
  straight4Rule: 'ตรงกับเลข 4 ตัวท้ายตามลำดับ',
  pays: 'จ่าย {count} เท่า',
  number: 'เลขที่ซื้อ ({count} ตัว)',
  pad: 'แป้นตัวเลข',
  lucky: 'เลขนำโชค',
  erase: 'ลบ',
  stake: 'จำนวนเงิน',
  win: 'ถ้าถูกรางวัล ได้รับ',
  buy: 'ซื้อ {amount}',
  keys: 'พิมพ์เลขได้เลย · Enter เพื่อซื้อ',
  needNumber: 'ใส่เลขให้ครบ {count} ตัวก่อน',
  confirmTitle: 'ยืนยันการซื้อ',
  confirmBuy: 'ยืนยันซื้อ',
  confirmBack: 'แก้ไข',
  buying: 'กำลังซื้อ…',
  check: 'ตรวจสอบอีกครั้ง',
  bought: 'ซื้อเลข {number} แล้ว {amount} ขอให้โชคดี',
  locked: 'งวดนี้ปิดรับแล้ว รอออกรางวัล',
  drawn: 'งวด {numero} ออก {number}',
  won: 'ยินดีด้วย เลข {number} ถูกรางวัล {amount}',
  lost: 'งวดนี้ยังไม่ถูกรางวัล',
  tickets: 'ใบของฉัน',
  noTickets: 'ยังไม่มีใบ ซื้อแล้วจะเห็นที่นี่',
  waiting: 'รอผล',
  isWon: 'ถูกรางวัล',
  isLost: 'ไม่ถูก',
  drew: 'ออก {number}',
  results: 'ผลย้อนหลัง',
  closedNote: 'งวดนี้ยังไม่เปิดขาย',
  lockedNote: 'ปิดรับแล้ว ซื้อได้อีกครั้งในงวดถัดไป',
  lockedMeanwhile: 'งวดนี้ปิดรับก่อนยืนยัน ไม่มีการหักเงิน',
  checking: 'สัญญาณขาดหาย กำลังตรวจสอบว่าซื้อได้หรือไม่…',
  unconfirmed: 'ยังยืนยันไม่ได้ กดตรวจสอบอีกครั้ง ใบเดิมจะไม่ถูกคิดเงินซ้ำ',
  unreachable: 'เปิดแผงหวยไม่ได้ในตอนนี้ กำลังลองใหม่…',
  launch_expired: 'หมดเวลาของหน้านี้แล้ว โปรดเปิดใหม่จากหน้าเว็บ',
  insufficient_balance: 'ยอดเงินไม่พอ ไม่มีการหักเงิน โปรดลดจำนวนเงิน',
  stake_out_of_range: 'วิธีแทงนี้ไม่รับเงินจำนวนนี้ ไม่มีการหักเงิน',
  system_maintenance: 'ระบบปิดปรับปรุงชั่วคราว ไม่มีการหักเงิน',
  vendor_maintenance: 'ค่ายนี้ปิดปรับปรุงชั่วคราว ไม่มีการหักเงิน',
  draw_closed: 'งวดนี้ไม่รับซื้อแล้ว ไม่มีการหักเงิน',
  number_wrong: 'จำนวนตัวเลขไม่ถูกต้อง ไม่มีการหักเงิน',
  lottery_unknown: 'ไม่พบหวยนี้ ไม่มีการหักเงิน',
  invalid_input: 'ทำรายการไม่สำเร็จ โปรดเปิดใหม่จากหน้าเว็บ',
  unknown: 'ทำรายการไม่สำเร็จ ไม่มีการหักเงิน',
} satisfies Record<AnyRefusal['refused'] | PlayType | `${PlayType}Rule`, string> & Record<string, string>;

const english: Readonly<Record<Word, string>> = {
  title: '{name} – demonstration draw',
  exit: 'Leave',
  demonstration: 'Demonstration draw – play money',
  balance: 'Balance',
  counter: 'Demonstration draws',
  loading: 'Opening the counter…',
  lobby: 'Choose a draw',
  all: 'All draws',
  none: 'Nothing is on sale right now.',
  round: 'Draw {numero}',
  draw: 'Draw',
  always: 'Drawn around the clock',
  everyDay: 'Drawn every day',
  onDays: 'Drawn on {days}',
  opensIn: 'Sale opens in',
  locksIn: 'Sale closes in',
  drawsIn: 'Sale closed, drawn in',
  days: '{count} d',
  drawsAt: 'Drawn {time}',
  lastResult: 'Last result',
  ticket: 'Buy a ticket',
  play: 'How to play',
  run: 'One digit',
  last2: 'Last two',
  last3: 'Last three',
  last3any: 'Any order',
  straight4: 'Last four',
  runRule: 'One digit, anywhere in the last three',
  last2Rule: 'The last two digits',
  last3Rule: 'The last three digits in order',
  last3anyRule: 'The last three digits in any order; doubles pay more',
  straight4Rule: 'The last four digits in order',
  pays: 'pays {count}×',
  number: 'Your number ({count})',
  pad: 'Number pad',
  lucky: 'Lucky number',
  erase: 'Erase',
  stake: 'Stake',
  win: 'If it is drawn, you get',
  buy: 'Buy for {amount}',
  keys: 'Type your number · Enter buys',
  needNumber: 'First enter all the digits: {count}',
  confirmTitle: 'Buy this ticket?',
  confirmBuy: 'Buy ticket',
  confirmBack: 'Change',
  buying: 'Buying…',
  check: 'Check again',
  bought: 'Ticket {number} bought for {amount}. Good luck!',
  locked: 'The sale has closed. The draw is next.',
  drawn: 'Draw {numero}: {number}',
  won: 'Congratulations! {number} won {amount}',
  lost: 'No win in this draw',
  tickets: 'My tickets',
  noTickets: 'None yet. What you buy appears here.',
  waiting: 'Waiting',
  isWon: 'Won',
  isLost: 'No win',
  drew: 'Drawn {number}',
  results: 'Earlier draws',
  closedNote: 'This draw is not on sale yet.',
  lockedNote: 'The sale has closed. Buy again for the next draw.',
  lockedMeanwhile: 'The sale closed before you confirmed. Nothing was taken.',
  checking: 'The connection dropped. Checking whether the ticket was sold…',
  unconfirmed: 'Not confirmed yet. Check again: the same ticket is never charged twice.',
  unreachable: 'The counter cannot be reached. Trying again…',
  launch_expired: 'This session has ended. Please open it again from the site.',
  insufficient_balance: 'Your balance is below this stake. Nothing was taken; choose a lower one.',
  stake_out_of_range: 'This play does not take that stake. Nothing was taken.',
  system_maintenance: 'The platform is under maintenance. Nothing was taken.',
  vendor_maintenance: 'This vendor takes a break. Nothing was taken.',
  draw_closed: 'This draw takes no more tickets. Nothing was taken.',
  number_wrong: 'That is not the right count of digits. Nothing was taken.',
  lottery_unknown: 'There is no such draw. Nothing was taken.',
  invalid_input: 'That did not work. Please open it again from the site.',
  unknown: 'That did not work. Nothing was taken.',
};

export type Word = keyof typeof thai;
export type Language = 'th' | 'en';

export interface Words {
  readonly language: Language;
  say(word: Word, values?: Readonly<Record<string, string>>): string;
  /** `'1000.00'` as people read it. Formatted by its digits, never through a number. */
  money(amount: string): string;
  /** `8,500`. */
  count(whole: number): string;
  /** A moment as Thai clocks show it, without its year: `21 พ.ย. 16:00`. */
  moment(at: number): string;
  /** Sunday is 1. */
  weekdays(days: readonly number[]): string;
}

export function wordsIn(language: Language): Words {
  const words = language === 'th' ? thai : english;
  const digits = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const moments = new Intl.DateTimeFormat(language === 'th' ? 'th-TH' : 'en-GB', {
    timeZone: 'Asia/Bangkok',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  });
  const dayNames = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  return {
    language,
    say: (word, values = {}) => words[word].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
    money: (amount) => `฿${digits.format(amount as Intl.StringNumericLiteral)}`,
    count: (whole) => new Intl.NumberFormat(language).format(whole),
    moment: (at) => moments.format(at),
    // 1970-01-04 was a Sunday.
    weekdays: (days) => days.map((day) => dayNames.format(Date.UTC(1970, 0, 3 + day))).join(' '),
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
