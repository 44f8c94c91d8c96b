/** The payee of a code: a national mobile number (0812345678), or a tax or citizen number of 13 digits. */
export type PromptPayTarget = { readonly mobile: string } | { readonly taxId: string };

const application = 'A000000677010111';

/**
 * Builds the content of a PromptPay QR code for a single payment (EMVCo merchant-presented mode, tag 29). Each field is
 * tag, length and value; the last one is a checksum.
 *
 * @param amount decimal, such as `500.00`
 */
export function promptPayPayload(target: PromptPayTarget, amount: string): string {
  const account =
    'mobile' in target ? field('01', `0066${target.mobile.replace(/^0/, '')}`) : field('02', target.taxId);
  const payload = [
    field('00', '01'),
    // Point of initiation: a single payment.
    field('01', '12'),
    field('29', field('00', application) + account),
    field('58', 'TH'),
    field('53', '764'),
    field('54', amount),
    '6304',
  ].join('');
  return payload + crc16(payload);
}

const field = (tag: string, value: string): string => tag + String(value.length).padStart(2, '0') + value;

/** CRC-16/CCITT-FALSE of an ASCII text, as four hex digits. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const letter of text) {
    crc ^= letter.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021;
    crc &= 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
