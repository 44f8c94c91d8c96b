import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

type Words = { readonly [key: string]: string | Words };

/** One thing has one word. What was found in texts, and what is said instead. */
const instead: readonly (readonly [found: RegExp, use: string])[] = [
  [/รายการเดิมพัน|(?<!การ)ประวัติเดิมพัน/, 'ประวัติการเดิมพัน'],
  [/ตัวแทน/, 'เอเย่นต์'],
  [/คนในสาย|ลูกสาย/, 'ดาวน์ไลน์'],
  [/ขีดจำกัด/, 'วงเงิน'],
  [/หยุดเล่นถาวร/, 'งดเล่นตลอดไป'],
  [/ทีมงาน/, 'ฝ่ายบริการ'],
  [/ซองแดง/, 'อั่งเปา'],
  [/แต้ม(?!ต่อ)/, 'คะแนน (แต้ม on cards only)'],
  [/รหัสเพื่อนที่ชวน/, 'โค้ดเพื่อนที่ชวน'],
  [/(?<!ทด)ลองเล่น|ลองฟรี/, 'ทดลองเล่น'],
  [/ผลที่ได้/, 'ได้คืน (payout); ผล is won or lost'],
  [/รายการธุรกรรม/, 'ประวัติธุรกรรม'],
  [/โอน(?:เงิน)?(?: ?\{\w+\} ?)?(?:เข้า|ออกจาก|ระหว่าง)กระเป๋า/, 'โยกเงิน (between wallets; to people โอนเงิน)'],
  [/ค่าคอม/, 'คอมมิชชัน'],
  [/หวยออนไลน์ออกไว/, 'หวยออกไว'],
  [/ไม่มีหน้าที่คุณเปิด/, 'ไม่พบหน้านี้'],
  [/\d:\d\d ชม\.|\}:\{\w+\} ชม\./, '{hours} ชม. {minutes} นาที'],
];

/** What players search by, in whatever words they use: the keys above it. */
const searched = new Set(['words']);

const flatten = (words: Words, prefix = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) => {
    if (searched.has(key)) return [];
    return typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flatten(value, `${prefix}${key}.`);
  });

const found = (text: string): readonly string[] =>
  instead.flatMap(([word, use]) => (word.test(text) ? [`${use}: ${text}`] : []));

it.each(readdirSync('locales/th'))('%s says each thing with its one word', (file) => {
  const texts = flatten(JSON.parse(readFileSync(`locales/th/${file}`, 'utf8')));
  expect(texts.flatMap(([key, text]) => found(text).map((problem) => `${key}: ${problem}`))).toEqual([]);
});

/** The sandbox words messages, help and notices of the platform, which players read beside those of the site. */
it.each(['texts', 'seed', 'seed/help'])('packages/sandbox/src/%s does, too', (folder) => {
  const path = `packages/sandbox/src/${folder}`;
  const files = readdirSync(path).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(0);
  const lines = files.flatMap((file) => readFileSync(`${path}/${file}`, 'utf8').split('\n'));
  expect(lines.flatMap(found)).toEqual([]);
});

it('sees a second word', () => {
  expect(found('กดลองเล่น')).toHaveLength(1);
  expect(found('โอนเงิน {amount} ระหว่างกระเป๋าเสร็จแล้ว')).toHaveLength(1);
  expect(found('โยกเงินเข้ากระเป๋าหลัก หรือโอนเงินให้เพื่อน')).toEqual([]);
  expect(found('กดทดลองเล่น และดูประวัติการเดิมพัน')).toEqual([]);
});
