import { describe, expect, it } from 'vitest';
import en from '#locales/en/fields.json';
import { type PatternId, patternIds, patternOf } from './patterns.ts';
import { isSafePattern, longestValue } from './safePattern.ts';

const examples: Readonly<Record<PatternId, readonly [accepted: readonly string[], refused: readonly string[]]>> = {
  any: [['a', 'ก', '!', 'two words'], []],
  letterFirst: [
    ['a', 'Somchai9', 'Z0'],
    ['9lives', 'som chai', 'สมชาย', 'a_b', ''],
  ],
  lettersOrDigits: [
    ['abc', '123', 'a1B2'],
    ['a b', 'a-b', 'ก1', ''],
  ],
  lettersAndDigits: [
    ['a1', '1a', 'abc123', 'ABC1'],
    ['abc', '123', 'a1!', 'a 1', ''],
  ],
  digits: [
    ['0', '0812345678'],
    ['12a', '๑๒๓', '1 2', '-1', ''],
  ],
  alphanumericWithUppercase: [
    ['A', 'aB1', '1Z'],
    ['abc', 'a1', 'A!', 'A b', ''],
  ],
  englishAndSpaces: [
    ['Somchai', 'Som Chai'],
    ['สมชาย', 'Som1', 'Som-Chai', ''],
  ],
  noSpaces: [
    ['line_id.9', 'สมชาย', '@x'],
    ['a b', 'a\tb', ' a', ''],
  ],
  uppercase: [
    ['ABC', 'A B'],
    ['Abc', 'A1', ''],
  ],
  uppercaseNoSpaces: [['ABC'], ['A B', 'Abc', 'A1', '']],
  upperLowerDigitSpecial: [
    ['aA1!', '!1Aa', 'Passw0rd#'],
    ['aA1', 'aA!', 'a1!', 'A1!', 'aA1 !', 'aA1ก', ''],
  ],
  email: [
    ['a@b.co', 'first.last+tag@mail.example.com'],
    ['a@b', 'a@@b.co', '@b.co', 'a b@c.co', 'a@b.', 'a@.co', 'ก@b.co', ''],
  ],
  kanjiAndDigits: [
    ['漢字', '漢字12', '１２'],
    ['かな', 'abc', '漢 字', ''],
  ],
  chineseAndPunctuation: [
    ['中文', '你好，世界。', '张·三'],
    ['abc', '中 文', '中文1', ''],
  ],
  koreanOnly: [
    ['한국어', '김 철수'],
    ['abc', '漢字', '한국1', ' 한', ''],
  ],
  thaiOnly: [
    ['สมชาย', 'สมชาย ใจดี', 'กี่'],
    ['Somchai', 'สมชาย1', 'สมชาย ', ''],
  ],
  fullWidthJapanese: [
    ['カタカナ', 'ひらがな', '漢字', 'ＡＢ１', '山田　太郎'],
    ['ｶﾀｶﾅ', 'abc', 'あ1', ''],
  ],
  firstAndLastName: [
    ['สมชาย ใจดี', 'Anna Maria Jones'],
    ['สมชาย', 'สมชาย  ใจดี', 'สมชาย ', 'Somchai 2', ' ', ''],
  ],
  yyyyMMdd: [['1995-08-31'], ['31-08-1995', '1995/08/31', '1995-8-31', '']],
  MMddyyyy: [['08-31-1995'], ['1995-08-31', '8-31-1995', '']],
};

describe.each(patternIds)('the pattern %s', (id) => {
  const [accepted, refused] = examples[id];
  const { accepts } = patternOf({ patternId: id, acceptedPattern: 'never read' });
  it.each(accepted)('accepts %j', (value) => expect(accepts(value)).toBe(true));
  it.each(refused)('refuses %j', (value) => expect(accepts(value)).toBe(false));
  it('has a message', () => expect(en.patterns[id]).not.toBe(''));
  it('handles a long value quickly', () => {
    const started = performance.now();
    for (const part of ['a', 'A1', 'ก ', 'a ', '漢', '1-', 'a.']) accepts(part.repeat(20_000) + '\u0000');
    // A backtracking expression would never finish.
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

describe('a server pattern', () => {
  const of = (acceptedPattern: string) => patternOf({ patternId: 'custom rule 7', acceptedPattern });

  it.each([
    ['^[0-9]{3}-[a-z]+$', '123-abc', '12-abc'],
    ['^(?=.*[A-Z])(?=.*[0-9])[A-Za-z0-9]{4,}$', 'Abc1', 'abc1'],
    ['^(?:cat|dog)$', 'dog', 'fox'],
    ['^[\\u4e00-\\u9fa5]+$', '中文', 'abc'],
    ['^\\p{Script=Thai}+$', 'ไทย', 'Thai'],
    ['^\\w+\\@\\w+$', 'a@b', 'ab'],
    ['^[)(+*]+$', '(+)', 'a'],
  ])('%s is used', (source, accepted, refused) => {
    expect(of(source).id).toBe('other');
    expect(of(source).accepts(accepted)).toBe(true);
    expect(of(source).accepts(refused)).toBe(false);
  });

  it.each([
    '^(a+)+$',
    '(a*)*b',
    '^(a|a)*$',
    '^((a|b)c)+$',
    '(x+x+)+y',
    '^([a-z]+)*[0-9]$',
    '^(?:a?){20}a{20}$',
    'a?a?a?a?aaaa',
    '.*.*.*.*x',
    '(.*.*)(.*.*)x',
    '(a)\\1',
    '^(?<=a)b$',
    '^\\p{Punct}+$',
    '(?i)abc',
    'a++',
    '[',
    '(',
    ')',
    '^[a-',
    `^${'a'.repeat(300)}$`,
  ])('%s is not used: any value passes', (source) => {
    expect(of(source).id).toBe('any');
    expect(of(source).accepts('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!')).toBe(true);
  });

  it("'*' and an empty pattern mean any", () => {
    expect(of('*').id).toBe('any');
    expect(of('').id).toBe('any');
    expect(patternOf({ patternId: null, acceptedPattern: '^x$' }).id).toBe('other');
  });
  it('is not run on very long values', () => {
    expect(of('^a+$').accepts('b'.repeat(longestValue + 1))).toBe(true);
    expect(of('^a+$').accepts('b')).toBe(false);
  });
  it('ignores ids that are object properties', () => {
    expect(patternOf({ patternId: 'constructor', acceptedPattern: '*' }).id).toBe('any');
    expect(isSafePattern('constructor')).toBe(true);
  });
});
