import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { normaliseName } from './names.ts';
import { readAmount } from './readAmount.ts';
import { dateFormats, formatDay, readDay, writeDay } from './readDay.ts';
import { readCode, readDigits } from './readDigits.ts';
import { readPhone } from './readPhone.ts';
import { readLines, readText, readWideText } from './readText.ts';

const marks =
  '\u00AD\u034F\u061C\u200B\u200C\u200D\u200E\u200F\u202A\u202D\u202E\u2060\u2066\u2069\uFE0F\uFEFF\u0000\u0085';
const thai = 'กขนมเแำาๅัิีฺุู็่้๊๋์ํ๎๑๒';
const other = 'aAéÅ１Ａ　 \u00A0\t\n-+.,฿บาท09❤👩🚀👍🏽א²①';
const difficult = [...marks, ...thai, ...other];
/** Texts that are mostly difficult ones. */
const text = fc.oneof(
  fc.array(fc.constantFrom(...difficult), { maxLength: 14 }).map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const runs = { numRuns: 4_000 };

const emoji = /\p{ExtPict}[\uFE0F\p{EMod}]*(?:\u200D\p{ExtPict}[\uFE0F\p{EMod}]*)*/gu;
const unseen = /\p{DI}|[\uFFF9-\uFFFB]|(?!\s)\p{Cc}/gu;

/** What a text looks like: the equivalence that `readText` states, worked out another way, letter by letter. */
function look(shown: string): string {
  const kept = [...shown.matchAll(emoji)].map(([sign]) => sign);
  const seen = shown
    .split(emoji)
    .map((part, at) => part.replaceAll(unseen, '') + (kept[at] ?? ''))
    .join('')
    .normalize();
  /** Each letter with the marks over and under it. */
  const letters: string[][] = [];
  for (const point of seen) {
    const code = point.codePointAt(0) ?? 0;
    const plain = code >= 0xff01 && code <= 0xff5e ? String.fromCodePoint(code - 0xfee0) : point;
    const last = letters.at(-1);
    if (/^[ัิ-ฺ็-๎ำ]$/.test(plain)) {
      const marked = last ?? [''];
      if (last === undefined) letters.push(marked);
      marked.push(plain === 'ำ' ? 'ํ' : plain);
      // ำ is a mark over the letter before it, and a letter.
      if (plain === 'ำ') letters.push(['า']);
    } else if (!/^\s$/.test(plain)) letters.push([plain]);
    else if (last?.join('') !== ' ') letters.push([' ']);
  }
  for (const [at, letter] of letters.entries()) {
    const before = letters[at - 1];
    const [base = '', mark = ''] = before ?? [];
    // The tone of น้ำ, typed last.
    const isTyped = before?.length === 2 && /^[ก-ฮ]$/.test(base) && mark === 'ํ' && letter[0] === 'า';
    const tone = letter.slice(1).toSorted((one, next) => Number(/[็-๎]/.test(one)) - Number(/[็-๎]/.test(next)))[0] ?? '';
    if (isTyped && /^[่-๋]$/.test(tone)) before.push(...letter.splice(letter.indexOf(tone), 1));
  }
  const drawn = letters.map(([base = '', ...marked]) => {
    const vowels = marked.filter((mark) => /[ัิ-ฺ]/.test(mark));
    const tones = marked.filter((mark) => /[็-๎]/.test(mark) && mark !== 'ํ');
    return base + [...vowels, ...tones, ...marked.filter((mark) => mark === 'ํ')].join('');
  });
  return drawn.join('').replaceAll('เเ', 'แ').normalize().trim();
}

it.each([
  ['readText', readText],
  ['readWideText', readWideText],
  ['readLines', readLines],
  ['readDigits', readDigits],
  ['readCode', readCode],
  ['normaliseName', normaliseName],
])('%s changes nothing when it reads again', (_, read) => {
  fc.assert(
    fc.property(text, (typed) => {
      expect(read(read(typed))).toBe(read(typed));
    }),
    runs,
  );
});

it('leaves nothing that cannot be seen, but what belongs to an emoji', () => {
  fc.assert(
    fc.property(text, (typed) => {
      expect(readText(typed).replace(emoji, 'x')).not.toMatch(/[\p{DI}\p{Bidi_C}\p{Cc}]|\s\s|^\s|\s$/u);
      expect(readLines(typed).replace(emoji, 'x')).not.toMatch(/[\p{DI}\p{Bidi_C}]/u);
    }),
    runs,
  );
});

it('reads two texts as the same only if they look the same', () => {
  fc.assert(
    fc.property(text, (typed) => {
      // What is read looks like what was typed, so two that are read as the same look alike.
      expect(look(readText(typed))).toBe(look(typed));
    }),
    { numRuns: 8_000 },
  );
});

it('reads texts that look the same as the same', () => {
  const places = fc.array(fc.tuple(fc.nat(12), fc.constantFrom(...marks.replace('\u200D', '').replace('\uFE0F', ''))));
  const words = fc.array(fc.constantFrom(...thai, ...'abcÉ ๑'), { maxLength: 12 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(words, places, (word, hidden) => {
      const spoilt = hidden.reduce((so, [at, mark]) => so.slice(0, at) + mark + so.slice(at), word);
      expect(readText(spoilt)).toBe(readText(word));
      expect(readText(word.normalize('NFD'))).toBe(readText(word));
    }),
    runs,
  );
});

it('invents no number, amount or day', () => {
  const numeric = fc.array(fc.constantFrom(...'0123456789๑９+-/., ฿', '\u202A', '66'), { maxLength: 14 });
  fc.assert(
    fc.property(numeric, fc.constantFrom(...dateFormats), (parts, format) => {
      const typed = parts.join('');
      const digits = readDigits(typed).replace(/\D/g, '');
      // Digits of the number are those that were typed, in their order, without those of the country.
      const phone = readPhone(typed, { dialingCode: '66', digits: 10 });
      expect(digits).toContain(phone.replace(/^0/, ''));
      const amount = readAmount(typed);
      if (amount.ok)
        expect(Number(amount.amount) * 100).toBeCloseTo(
          Number(
            readDigits(typed)
              .replace(/[฿ ]/g, '')
              .replace(/[.,]-$/, '')
              .replaceAll(',', ''),
          ) * 100,
          2,
        );
      const day = readDay(typed, format);
      if (day !== null) {
        const at = new Date(Date.UTC(day.year, day.month - 1, day.day));
        expect(at.toISOString().slice(0, 10)).toBe(writeDay(day, 'yyyyMMdd'));
      }
      const shown = formatDay(typed, format);
      expect(formatDay(shown, format)).toBe(shown);
    }),
    runs,
  );
});
