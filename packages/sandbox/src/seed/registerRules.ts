import type { RegisterFieldRule } from '#api/fieldRule.ts';

type Use = 'required' | 'optional' | 'off';
type Row = readonly [field: string, use: Use, pattern: string, patternId: string | null, min: number, max: number];

const rows: readonly Row[] = [
  ['username', 'required', '^[A-Za-z][A-Za-z0-9]*$', 'letterFirst', 4, 16],
  ['password', 'required', '*', null, 8, 128],
  ['mobileNum', 'required', '^[0-9]+$', 'digits', 9, 10],
  ['payeeName', 'required', '^[^\\s\\d]+( [^\\s\\d]+)+$', 'firstAndLastName', 3, 60],
  ['paymentPassword', 'off', '^[0-9]+$', 'digits', 6, 6],
  ['nickname', 'optional', '*', null, 2, 30],
  ['email', 'optional', '*', 'email', 5, 80],
  ['line', 'optional', '*', 'noSpaces', 3, 40],
  ['telegram', 'off', '*', 'noSpaces', 3, 40],
  ['whatsapp', 'off', '^[0-9]+$', 'digits', 8, 15],
  ['facebook', 'off', '*', null, 3, 60],
  ['wechat', 'off', '*', 'noSpaces', 3, 40],
  ['zalo', 'off', '*', 'noSpaces', 3, 40],
  ['qqNum', 'off', '^[0-9]+$', 'digits', 5, 12],
  ['idNumber', 'off', '^[0-9]+$', 'digits', 13, 13],
  ['birthday', 'optional', '*', 'yyyyMMdd', 10, 10],
  ['address', 'off', '*', null, 0, 120],
  ['nationality', 'off', '*', null, 0, 60],
  ['occupation', 'off', '*', null, 0, 60],
  ['sourceOfIncome', 'off', '*', null, 0, 60],
  ['placeOfBirth', 'off', '*', null, 0, 60],
  ['recommenderId', 'optional', '^[A-Za-z0-9]+$', 'lettersOrDigits', 4, 20],
  ['affiliateCode', 'optional', '^[A-Za-z0-9]+$', 'lettersOrDigits', 4, 12],
];

/**
 * REG-06, REG-07: the platform's rules of the sign-up form. Whether captcha and SMS code are enabled follows from the
 * operator's settings.
 */
export function registerFieldRules(captcha: boolean, code = true): RegisterFieldRule[] {
  const all: readonly Row[] = [
    ...rows,
    ['verificationCode', code ? 'required' : 'off', '*', null, 0, 255],
    ['captcha', captcha ? 'required' : 'off', '^[0-9]+$', 'digits', 4, 4],
  ];
  return all.map(([field, use, acceptedPattern, patternId, minLength, maxLength]) => ({
    field,
    enabled: use !== 'off',
    required: use === 'required',
    acceptedPattern,
    patternId,
    minLength,
    maxLength,
  }));
}
