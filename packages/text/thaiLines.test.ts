import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';
import { withoutLineMarks } from './lineMarks.ts';
import { dividedWords, withWholeWords, withWholeWordsIn } from './thaiLines.ts';
import { wholeThaiWords } from './thaiWords.ts';

/** Where a browser may end a line, as it sees a text. */
const pieces = (text: string): string =>
  Array.from(new Intl.Segmenter('th', { granularity: 'word' }).segment(text), ({ segment }) =>
    segment.replaceAll('\u2060', ''),
  )
    .filter((piece) => piece !== '\u200b')
    .join('|');

describe('withWholeWords', () => {
  it.each([
    ['แล้วกลับมา', 'แล้ว|กลับ|มา'],
    ['แอปแล้วกรอกเพื่อดู', 'แอป|แล้ว|กรอก|เพื่อ|ดู'],
    ['กลองนิรันดร์', 'กลอง|นิรันดร์'],
    ['ยอดเดิมพันขั้นต่ำ', 'ยอด|เดิมพัน|ขั้นต่ำ'],
    ['คาสิโนสด', 'คาสิโน|สด'],
    ['กำลังตรวจสอบอั่งเปา', 'กำลัง|ตรวจสอบ|อั่งเปา'],
    ['มีผลอยู่', 'มีผล|อยู่'],
  ])('keeps the words of %s', (text, expected) => {
    expect(pieces(text)).not.toBe(expected);
    expect(pieces(withWholeWords(text))).toBe(expected);
    expect(withoutLineMarks(withWholeWords(text))).toBe(text);
  });

  it.each(['ทุกคู่', 'Jackpot ฿1,000', '', 'กลับ', '{count} รายการ'])('leaves %s as it is', (text) => {
    expect(withWholeWords(text)).toBe(text);
  });

  it('marks a word only where a line would divide it', () => {
    expect(withWholeWords('กลับหน้าหลัก')).toBe('กลับหน้าหลัก');
    expect(withWholeWords(' เดิมพัน ')).toBe(' เดิม\u2060พัน ');
  });
});

describe('withWholeWordsIn', () => {
  it('marks the texts of a namespace at any depth, but not what is searched or sent', () => {
    const texts = { title: 'เดิมพัน', words: 'เดิมพัน', list: { row: 'เดิมพัน' }, share: { message: 'เดิมพัน' } };
    const marked = withWholeWordsIn(texts, 'records');
    expect(marked.title).toBe('เดิม\u2060พัน');
    expect(marked.list.row).toBe('เดิม\u2060พัน');
    expect([marked.words, marked.share.message]).toEqual(['เดิมพัน', 'เดิมพัน']);
  });

  it('keeps lists lists', () => {
    expect(withWholeWordsIn({ rules: ['เดิมพัน', { row: 'เดิมพัน' }] }, 'guide')).toEqual({
      rules: ['เดิม\u2060พัน', { row: 'เดิม\u2060พัน' }],
    });
  });

  it('leaves the titles of documents', () => {
    expect(withWholeWordsIn({ site: 'เดิมพัน' }, 'documents')).toEqual({ site: 'เดิมพัน' });
  });
});

it('finds marked words by what is typed', () => {
  expect(fold(withWholeWords('คาสิโนสด'))).toBe(fold('คาสิโนสด'));
});

it('lists only words that stay whole by themselves', () => {
  expect(new Set(wholeThaiWords).size).toBe(wholeThaiWords.length);
  expect(wholeThaiWords.length).toBeLessThanOrEqual(150);
  expect(wholeThaiWords.flatMap((word) => dividedWords(withWholeWords(`ก่อน${word}นะ`)))).toEqual([]);
});
