import { expect, test } from 'vitest';
import { lineNamed, lineOf, lineText, pickText } from './picks.ts';
import { wordsIn } from './words.ts';

test('lines are read as they are written', () => {
  for (const line of [-7, -3, -2, 0, 1, 4, 10]) expect(lineNamed(lineText(line, true))).toBe(line);
  expect([lineText(-3, true), lineText(2, true), lineText(0, true), lineText(10, false)]).toEqual([
    ...['-0.75', '+0.5', '0', '2.5'],
  ]);
  for (const text of ['', 'x', '0.3', '1e3', '--1']) expect(lineNamed(text)).toBeUndefined();
});

test('a pick names its side with the line that this side has', () => {
  const sides = {
    home: { name: { th: 'เมืองมรสุม', en: 'Monsoon' } },
    away: { name: { th: 'เนินสัก', en: 'Teak Hill' } },
  };
  const english = wordsIn('en');
  const picks = [
    [{ kind: '1x2', line: null, outcome: 'home' }, 'Monsoon'],
    [{ kind: '1x2', line: null, outcome: 'draw' }, 'Draw'],
    [{ kind: 'handicap', line: -2, outcome: 'home' }, 'Monsoon -0.5'],
    [{ kind: 'handicap', line: -2, outcome: 'away' }, 'Teak Hill +0.5'],
    [{ kind: 'handicap', line: 0, outcome: 'away' }, 'Teak Hill 0'],
    [{ kind: 'total', line: 10, outcome: 'under' }, 'Under 2.5'],
  ] as const;
  for (const [pick, text] of picks) expect(pickText(sides, pick, english)).toBe(text);
  expect(pickText(sides, picks[3][0], wordsIn('th'))).toBe('เนินสัก +0.5');
  expect(lineOf({ kind: 'handicap', line: 0, outcome: 'away' })).toBe('0');
});
