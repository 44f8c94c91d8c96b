import { describe, expect, it } from 'vitest';
import { commonPins, commonWords } from './commonPasswords.ts';
import { judgeNewPassword } from './judgeNewPassword.ts';

const own = ['somchai', '081-234-5678', 'somchai.j@kinnari.example', 'สมชาย ใจดี', 'Kinnari', 'กินรี', null, ''];
const judge = (password: string, digitsOnly = false) => {
  const { strength, reason } = judgeNewPassword(password, { own, digitsOnly });
  return reason ?? strength;
};

describe('a password', () => {
  const kinds: Readonly<Record<string, readonly string[]>> = {
    'a common word': ['password', 'Password1', 'P@ssw0rd', 'iloveyou', 'sunshine99', 'dragon!!', 'fuckyou123'],
    'a common word of Thailand': [
      'sawasdee1',
      'thailand2569',
      'ilovethailand',
      'Chokdee888',
      'nan12345',
      'รหัสผ่าน',
      'สวัสดี123',
    ],
    'a Thai word typed with English keys': ['isylzjko', 'isylzjko1'],
    'rows of keys': [
      '123456',
      '12345678',
      '87654321',
      'qwerty123',
      'asdf1234',
      '1q2w3e4r',
      '1qaz2wsx',
      'q1w2e3r4',
      'abc12345',
      'a1234567',
    ],
    'rows of Thai keys and the alphabet': ['ๆไำพะัีร', 'ฟหกดเ้่า', 'กขฃคฅฆงจ'],
    repetitions: ['aaaaaaaaaaaa', 'xk2xk2xk2', 'x'.repeat(64)],
    'days and numbers of others': ['14021990', '14022533', '25330214', '0899111222'],
  };
  it.each(Object.entries(kinds))('of %s is weak', (_, passwords) =>
    expect(passwords.map((password) => [password, judge(password)])).toEqual(
      passwords.map((password) => [password, 'common']),
    ),
  );

  it.each([
    'Somchai2569',
    'somchai.j',
    'Kinnari88',
    'กินรี1234',
    '0812345678',
    '812345678x',
    '66812345678',
    'สมชาย2533',
    'l,=kp2533',
    'S0mchai99',
  ])('with the account’s own words is weak: %s', (password) => expect(judge(password)).toBe('own'));

  it.each(['', 'x', 'Xy7!', 'kd8fw2z'])('that is short is weak: %j', (password) =>
    expect(judge(password)).toBe('short'),
  );

  it.each(['Lotus2569', 'xk29fm81', '7h!sK1te'])('is fair without a pattern: %s', (password) =>
    expect(judge(password)).toBe('fair'),
  );

  it.each([
    'correct horse battery staple',
    'กินข้าวกับแม่ทุกวันอาทิตย์',
    'Secret-4711-word',
    'somchai eats mango at dawn',
    // An own word does no harm in a long one, nor do 200 letters.
    'the ferry leaves Kinnari harbour at nine '.repeat(5) + 'today',
  ])('is strong by its length: %s', (password) => expect(judge(password)).toBe('strong'));

  it('may have the host of the own address, and not the whole address', () => {
    const by = (password: string) =>
      judgeNewPassword(password, { own: ['nok.p@lotusmail.example'], digitsOnly: false });
    expect(by('nok.p@lotusmail.example').reason).toBe('own');
    expect(by('lotusmail-4u').strength).toBe('strong');
  });

  it('is judged the same whatever the account, unless it has its words', () =>
    expect(judgeNewPassword('Lotus2569', { own: [], digitsOnly: false })).toEqual({ strength: 'fair', reason: null }));
});

describe('a PIN', () => {
  it.each([
    '000000',
    '123456',
    '654321',
    '345678',
    '890123',
    '121212',
    '123123',
    '112233',
    '111222',
    '159753',
    '010190',
    '311299',
    '1234',
    '1111',
    '1990',
    '2533',
  ])('that many choose is weak: %s', (pin) => expect(judge(pin, true)).toBe('common'));
  it('of the own number is weak', () => expect(judge('812345', true)).toBe('own'));
  it.each(['246810', '472916', '582934', '0417', '90573184'])('is fair otherwise, never strong: %s', (pin) =>
    expect(judge(pin, true)).toBe('fair'),
  );
});

it('the lists have some hundreds of words, in lower case, and PINs of six digits', () => {
  expect(commonWords.size).toBeGreaterThan(400);
  expect([...commonWords].filter((word) => word !== word.toLowerCase())).toEqual([]);
  expect([...commonPins].filter((pin) => !/^\d{6}$/.test(pin))).toEqual([]);
});
