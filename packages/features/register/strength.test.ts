import { describe, expect, it } from 'vitest';
import { checkField } from '../shared/rules/fieldRule.ts';
import { patternIds } from '../shared/rules/patterns.ts';
import { demandsOf } from '../shared/rules/strength.ts';
import { ruleOf, testContext } from './register.testing.ts';

const met = (patternId: string, text: string) =>
  demandsOf(ruleOf('password', { patternId, minLength: 4, maxLength: 8 }), text).map((demand) => demand.met);

describe('how strong a password is', () => {
  it.each([
    ['lettersAndDigits', '', [false, false, false, false]],
    ['lettersAndDigits', 'abc', [false, true, false, true]],
    ['lettersAndDigits', 'abc1', [true, true, true, true]],
    ['lettersAndDigits', 'abc1!', [true, true, true, false]],
    ['upperLowerDigitSpecial', 'aA1!', [true, true, true, true, true, true]],
    ['upperLowerDigitSpecial', 'aaaaaaaaa', [false, false, true, false, false, true]],
    ['any', 'abcd', [true]],
    ['digits', '1234', [true, true]],
  ])('%s, %j', (id, text, demands) => expect(met(id, text)).toEqual(demands));

  it('is full exactly when the rule holds', () => {
    const samples = [
      'a',
      'abcd',
      'abc1',
      'Abc1',
      'aA1!',
      '1234',
      'ABCD',
      'a b1',
      'abcdefgh1',
      'สมชาย',
      'A1!a',
      'aA1!ก',
    ];
    for (const patternId of patternIds.filter((id) => !['yyyyMMdd', 'MMddyyyy'].includes(id))) {
      const rule = ruleOf('password', { patternId, required: true, minLength: 4, maxLength: 8 });
      for (const text of samples) {
        const full = demandsOf(rule, text).every((demand) => demand.met);
        expect([patternId, text, full]).toEqual([patternId, text, checkField(text, rule, testContext) === null]);
      }
    }
  });
});
