import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { literalsOf, sourceFiles } from './sourceGraph.ts';

/** A spelling or wording that texts must not use. */
interface Wording {
  readonly refused: RegExp;
  readonly preferred: string;
  /** Texts that the rule refuses. */
  readonly examples: readonly string[];
}

const thai: readonly Wording[] = [
  { refused: /โปรโมชั่น/, preferred: 'โปรโมชัน', examples: ['โปรโมชั่น'] },
  { refused: /แชท|ห้องแชต/, preferred: 'แชตสด', examples: ['แชทสด', 'ห้องแชต'] },
  // A prepaid voucher is called so.
  { refused: /(?<!บัตร)เติมเงิน/, preferred: 'ฝากเงิน', examples: ['เติมเงินขั้นต่ำ'] },
  { refused: /ยูส(?:เซอร์|เซอ|เนม)|ชื่อบัญชีผู้ใช้|ไอดีผู้ใช้/, preferred: 'ชื่อผู้ใช้', examples: ['ใส่ยูสเซอร์', 'ไอดีผู้ใช้'] },
  { refused: /ล็?อ[กค]อิน|ลงชื่อเข้า/, preferred: 'เข้าสู่ระบบ', examples: ['ล็อกอิน', 'ล็อคอิน', 'ลงชื่อเข้าใช้'] },
  { refused: /พาสเวิร์ด/, preferred: 'รหัสผ่าน', examples: ['พาสเวิร์ด'] },
  { refused: /อีเมล์/, preferred: 'อีเมล', examples: ['อีเมล์'] },
  { refused: /ลิ้?งค์|ลิ้งก์/, preferred: 'ลิงก์', examples: ['ลิงค์', 'ลิ้งค์'] },
  { refused: /เวบ|เว็ปไซ|เว็บไซด์/, preferred: 'เว็บไซต์', examples: ['เวบไซต์', 'เว็บไซด์'] },
  { refused: /แอพ/, preferred: 'แอป', examples: ['แอพมือถือ'] },
  { refused: /อัพ|อัปเดท/, preferred: 'อัปเดต', examples: ['อัพเดต', 'อัปเดท', 'อัพโหลด'] },
  { refused: /คลิ๊ก/, preferred: 'กด', examples: ['คลิ๊กที่นี่'] },
  { refused: /เฟสบุ/, preferred: 'เฟซบุ๊ก', examples: ['เฟสบุ๊ค', 'เฟสบุ๊ก'] },
  { refused: /สล๊อต|สล็อท/, preferred: 'สล็อต', examples: ['สล๊อต'] },
  { refused: /อนุญาติ/, preferred: 'อนุญาต', examples: ['ใบอนุญาติ'] },
  { refused: /(?<!ปรา)กฏ/, preferred: 'กฎ', examples: ['กฏกติกา'] },
  { refused: /เอเยนต์/, preferred: 'เอเย่นต์', examples: ['เอเยนต์'] },
  { refused: /หวยอิเล็กทรอนิกส์/, preferred: 'หวยออนไลน์', examples: ['หวยอิเล็กทรอนิกส์'] },
  { refused: /ล็?อตเตอรี่?/, preferred: 'หวย', examples: ['ลอตเตอรี่', 'ล็อตเตอรี่เวียดนาม'] },
  { refused: /รายการบัญชี/, preferred: 'ประวัติธุรกรรม', examples: ['ดูรายการบัญชี'] },
  { refused: /คืนทุน/, preferred: 'คืนเงินเดิมพัน', examples: ['คืนทุน'] },
  { refused: /(?:ไอดี|รหัส)ผู้แนะนำ/, preferred: 'รหัสเพื่อนที่ชวน', examples: ['ไอดีผู้แนะนำ'] },
  { refused: /โค้ดผู้แนะนำ|รหัสแนะนำ/, preferred: 'โค้ดตัวแทน', examples: ['โค้ดผู้แนะนำ', 'รหัสแนะนำ'] },
  { refused: /เซสชัน|หมดเวลาการใช้งาน/, preferred: 'หมดเวลาใช้งาน', examples: ['เซสชันหมดอายุแล้ว', 'หมดเวลาการใช้งาน'] },
  { refused: /เพื่อความสวยงาม/, preferred: 'ตัวเลขจำลอง', examples: ['ตัวเลขเพื่อความสวยงาม'] },
  { refused: /ค่ายเกม(?:\{category\}|เกม)/, preferred: 'ค่าย{category}', examples: ['ดูค่ายเกมเกมไพ่', 'ค่ายเกม{category}'] },
  { refused: /รหัสผ่านถอนเงิน/, preferred: 'รหัสถอนเงิน', examples: ['รหัสผ่านถอนเงิน'] },
  { refused: /ยืนยันว่าเป็นคุณ/, preferred: 'ยืนยันตัวตน', examples: ['ยืนยันว่าเป็นคุณ'] },
  { refused: /แอป Google(?! Authenticator)/, preferred: 'แอป Google Authenticator', examples: ['แอป Google'] },
  { refused: /บัญชีจริง/, preferred: 'สมัครสมาชิกเพื่อเล่นจริง', examples: ['ต้องใช้บัญชีจริง'] },
  { refused: /ย้ายเงิน/, preferred: 'ตัดเงิน', examples: ['ไม่มีการย้ายเงิน'] },
  { refused: /เก็บรายการไว้/, preferred: 'ไม่ยกเลิก', examples: ['เก็บรายการไว้'] },
  { refused: /ซื้อเลข \S+ แล้ว/, preferred: 'ซื้อเลข {number} จำนวน {amount} เรียบร้อย', examples: ['ซื้อเลข {number} แล้ว'] },
  { refused: /เข้าใจแล้ว/, preferred: 'สมัครสมาชิก', examples: ['เข้าใจแล้ว'] },
  // The link of a lottery card. A lobby of games is called so.
  { refused: /^"?ล็อบบี้"?,?$/, preferred: 'รายละเอียดและผล', examples: ['ล็อบบี้'] },
  { refused: /(?<!จด)จำฉัน|จำฉัน(?!ไว้ 1 วัน)/, preferred: 'จดจำฉันไว้ 1 วัน', examples: ['จำฉันไว้ 1 วัน', 'จดจำฉัน'] },
];

const english: readonly Wording[] = [
  {
    refused: /\bsign(?:s|ed|ing)?[ -](?:in|out)\b/i,
    preferred: 'log in, log out',
    examples: ['Sign out', 'signed in'],
  },
  {
    refused: /\bregist(?:er|ers|ered|ering|ration)\b/i,
    preferred: 'sign up',
    examples: ['Register', 'registration form'],
  },
  { refused: /\be-lotter/i, preferred: 'online lottery', examples: ['E-lottery'] },
  { refused: /\baccount records?\b/i, preferred: 'transaction history', examples: ['View account record'] },
  { refused: /\b(?:affiliate|invitation) code/i, preferred: 'agent code', examples: ['Affiliate code'] },
  { refused: /\byour session has (?:ended|expired)/i, preferred: 'timed out', examples: ['Your session has ended.'] },
  { refused: /\breal account/i, preferred: 'sign up to play for real', examples: ['You need a real account'] },
  { refused: /\btop(?:ped|ping)?[ -]up\b/i, preferred: 'deposit', examples: ['Top up', 'topped up'] },
  // “Username/Email does not exist” is a text of the specification.
  { refused: /\buser ?id\b|\busername(?!\/Email does)/i, preferred: 'user name', examples: ['Username', 'User ID'] },
  { refused: /\bcash ?out\b/i, preferred: 'withdraw', examples: ['Cash out'] },
  { refused: /(?<!\{|Username\/)\bemail/i, preferred: 'e-mail', examples: ['Email address'] },
  { refused: /\bconfirm (?:that )?it is you/i, preferred: 'verify your identity', examples: ['Confirm it is you'] },
];

/** Returns the wordings that a text must not use, each with what to write instead. */
const problemsOf = (text: string, wordings: readonly Wording[]): string[] =>
  wordings
    .filter(({ refused }) => refused.test(text))
    .map(({ refused, preferred }) => `${refused.exec(text)?.[0]} → ${preferred}`);

const problemsIn = (file: string, wordings: readonly Wording[]): string[] =>
  readFileSync(file, 'utf8')
    // What players type into the search, however they spell it. It is never shown.
    .replace(/"words": \{[^}]*\}/, (words) => words.replaceAll(/[^\n]/g, ''))
    .split('\n')
    // The keys are names in the code.
    .map((line) => line.replace(/^ *"\w+": /, ''))
    .flatMap((text, index) => problemsOf(text, wordings).map((problem) => `${file}:${index + 1} ${problem}`));

describe.each([
  ['th', thai],
  ['en', english],
] as const)('%s', (language, wordings) => {
  it.each(wordings.flatMap(({ examples, ...wording }) => examples.map((example) => [example, wording] as const)))(
    'refuses “%s”',
    (example, { preferred }) => {
      expect(problemsOf(example, wordings)).toEqual([expect.stringContaining(`→ ${preferred}`)]);
      expect(problemsOf(preferred, wordings)).toEqual([]);
    },
  );

  it('is spelt alike in all messages', () => {
    const files = readdirSync(`locales/${language}`).map((file) => `locales/${language}/${file}`);
    expect(files.flatMap((file) => problemsIn(file, wordings))).toEqual([]);
  });
});

/** Tests of what players type, and of words that texts must not use. */
const quoting = [
  'tests/invariants/wording.test.ts',
  'packages/features/games/commandPalette/everydaySearches.test.ts',
  'packages/features/rewards/vip/vip.model.test.ts',
];

it('Thai is spelt alike in the sandbox, the demo, stories and tests', () => {
  const files = sourceFiles.filter(
    (file) => !quoting.includes(file) && /[ก-๙]|\\u0e/i.test(readFileSync(file, 'utf8')),
  );
  const problems = files.flatMap((file) =>
    literalsOf(file)
      .strings.filter(({ text }) => /[ก-๙]/.test(text))
      .flatMap(({ line, text }) => problemsOf(text, thai).map((problem) => `${file}:${line} ${problem}`)),
  );
  expect(problems).toEqual([]);
});
