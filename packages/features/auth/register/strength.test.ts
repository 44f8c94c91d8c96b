import { describe, expect, it } from 'vitest';
import { checkField } from '#core/forms/rules/fieldRule.ts';
import { patternIds } from '#core/forms/rules/patterns.ts';
import { requirementsOf } from '#core/forms/rules/strength.ts';
import { ruleOf, testContext } from './register.testing.ts';

const met = (patternId: string, text: string) =>
  requirementsOf(ruleOf('password', { patternId, minLength: 4, maxLength: 8 }), text).map(
    (requirement) => requirement.met,
  );

describe('password strength', () => {
  it.each([
    ['lettersAndDigits', '', [false, false, false, false]],
    ['lettersAndDigits', 'abc', [false, true, false, true]],
    ['lettersAndDigits', 'abc1', [true, true, true, true]],
    ['lettersAndDigits', 'abc1!', [true, true, true, false]],
    ['upperLowerDigitSpecial', 'aA1!', [true, true, true, true, true, true]],
    ['upperLowerDigitSpecial', 'aaaaaaaaa', [false, false, true, false, false, true]],
    ['any', 'abcd', [true]],
    ['digits', '1234', [true, true]],
  ])('%s, %j', (id, text, requirements) => expect(met(id, text)).toEqual(requirements));

  it('is complete exactly when the value is valid', () => {
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
        const full = requirementsOf(rule, text).every((requirement) => requirement.met);
        expect([patternId, text, full]).toEqual([patternId, text, checkField(text, rule, testContext) === null]);
      }
    }
  });
});
