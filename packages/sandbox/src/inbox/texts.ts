import type { LocalText } from '../language.ts';
import { satangToAmount } from '../money/ledger.ts';
import type { Sandbox } from '../sandbox.ts';

const paragraph = (text: string): string => `<p>${text}</p>`;

/** A message text of one paragraph in both languages. */
export const local = (th: string, en: string): LocalText => ({ th: paragraph(th), en: paragraph(en) });

/** An amount as the platform writes it in its messages: `฿1,250.00`. */
export function sum({ settings }: Sandbox, satang: number): string {
  const [whole = '', decimals = ''] = satangToAmount(satang).split('.');
  return `${settings.currencySymbol}${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${decimals}`;
}

/** Text of a player or of customer service as rich text. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const zone = { timeZone: 'Asia/Bangkok', day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit' } as const;
const formats = {
  th: new Intl.DateTimeFormat('th-TH-u-nu-latn', { ...zone, minute: '2-digit', hourCycle: 'h23', era: 'short' }),
  en: new Intl.DateTimeFormat('en-GB', { ...zone, minute: '2-digit', hourCycle: 'h23' }),
} as const;

/** A moment as the platform writes it in its messages, in Thai time. */
export const moment = (at: number): LocalText => ({ th: formats.th.format(at), en: formats.en.format(at) });
