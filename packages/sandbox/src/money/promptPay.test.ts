import { expect, test } from 'vitest';
import { crc16, promptPayPayload } from './promptPay.ts';

test('the checksum is CRC-16/CCITT-FALSE', () => {
  expect(crc16('123456789')).toBe('29B1');
  expect(crc16('')).toBe('FFFF');
});

test.each([
  ['0801234567', '00020101021229370016A000000677010111011300668012345675802TH530376454044.22630444FE'],
  ['0000000000', '00020101021229370016A000000677010111011300660000000005802TH530376454044.226304E469'],
])('a code for the mobile number %s matches that of banking apps', (mobile, payload) => {
  expect(promptPayPayload({ mobile }, '4.22')).toBe(payload);
});

test('a code for a company parses field by field', () => {
  const payload = promptPayPayload({ taxId: '0000000000000' }, '500.00');
  expect(fieldsOf(payload.slice(0, -8))).toEqual({
    '00': '01',
    '01': '12',
    '29': '0016A00000067701011102130000000000000',
    '58': 'TH',
    '53': '764',
    '54': '500.00',
  });
  expect(payload.slice(-4)).toBe(crc16(payload.slice(0, -4)));
});

function fieldsOf(payload: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (let at = 0; at < payload.length;) {
    const end = at + 4 + Number(payload.slice(at + 2, at + 4));
    fields[payload.slice(at, at + 2)] = payload.slice(at + 4, end);
    at = end;
  }
  return fields;
}
