import type { LocalText } from '../language.ts';
import { marked } from '../texts/wholeWords.ts';
import type { CatalogueVariant } from './catalogue.types.ts';
import { lengthenLottery } from './longText.ts';

/** When a lottery is drawn, in Thai time. */
export type Schedule =
  /** At a fixed interval from midnight. A day is a whole number of intervals. */
  | { readonly kind: 'every'; readonly seconds: number }
  | {
      readonly kind: 'daily';
      /** Minutes after midnight, ascending. */
      readonly minutes: readonly number[];
      /** Sunday is 1. All seven for every day. */
      readonly weekdays: readonly number[];
    };

/** The play types of a ticket. The demo vendor decides what each pays. */
export const playTypes = ['run', 'last2', 'last3', 'last3any', 'straight4'] as const;
export type PlayType = (typeof playTypes)[number];

/** A lottery of the demo vendors. */
export interface Lottery {
  /** Its `gameId` and `gameCode`. */
  readonly id: string;
  readonly vassalage: string;
  /** The tag of its category, and further tags that list it. */
  readonly menuTag: string;
  readonly otherTags: readonly string[];
  readonly name: LocalText;
  /** The number of digits of a winning number: 3 to 6. */
  readonly digits: number;
  readonly schedule: Schedule;
  /** Sales end this long before the draw. */
  readonly lockSeconds: number;
  /** Sales start this long before the draw; null for right after the previous draw. */
  readonly sellsForHours: number | null;
  readonly defaultPlayType: PlayType;
}

/** LOT-01a: the tags of lotteries, in list order. */
export const lotteryTags: readonly { readonly code: string; readonly name: LocalText }[] = [
  { code: 'MINUTE', name: { th: 'ออกทุกนาที', en: 'Every minute' } },
  { code: 'MINUTES', name: { th: 'ทุก 5–10 นาที', en: 'Every 5–10 min' } },
  { code: 'THAI', name: { th: 'หวยไทย', en: 'Thai style' } },
  { code: 'MARKET', name: { th: 'หวยตลาดทอง', en: 'Gold market' } },
  { code: 'VN_NORTH', name: { th: 'เวียดนามเหนือ', en: 'Vietnam north' } },
  { code: 'VN_CENTRAL', name: { th: 'เวียดนามกลาง', en: 'Vietnam central' } },
  { code: 'VN_SOUTH', name: { th: 'เวียดนามใต้', en: 'Vietnam south' } },
  { code: 'MEKONG', name: { th: 'ลุ่มน้ำโขง', en: 'Mekong' } },
  { code: 'ISLANDS', name: { th: 'หมู่เกาะ', en: 'Islands' } },
  { code: 'NIGHT', name: { th: 'รอบดึก', en: 'Late night' } },
];

/**
 * `when` is `60s` for every minute, `15:30` for every day at that Thai time (several joined by `+`), `16:00@4,7` for these
 * weekdays only (Sunday is 1), and `16:00@4,7/24h` for sales in the 24 hours before.
 */
type Row = readonly [
  id: string,
  vassalage: string,
  tags: string,
  th: string,
  en: string,
  digits: number,
  when: string,
  lockSeconds: number,
  play: PlayType,
];

// All lotteries are invented. Please report a resemblance to a real one.
const rows: readonly Row[] = [
  ['FLASH60', 'ELOTT', 'MINUTE', 'สายฟ้า 60 วินาที', 'Flash Sixty', 3, '60s', 10, 'last2'],
  ['RABBIT60', 'ELOTT', 'MINUTE', 'กระต่ายไว', 'Quick Rabbit', 5, '60s', 10, 'last2'],
  ['MARBLE90', 'ELOTT', 'MINUTE', 'ลูกแก้วนาทีครึ่ง', 'Marble Ninety', 4, '90s', 15, 'last3'],
  ['NAGA5', 'ELOTT', 'MINUTES', 'นาคาห้านาที', 'Naga Five', 6, '300s', 30, 'last3'],
  ['STAR5', 'ELOTT', 'MINUTES', 'ดาวตกห้านาที', 'Falling Star Five', 4, '300s', 30, 'straight4'],
  ['BELL10', 'ELOTT', 'MINUTES', 'ระฆังสิบนาที', 'Temple Bell Ten', 5, '600s', 60, 'last2'],
  ['NAKHARA6', 'LOTT', 'THAI', 'นคราหกหลัก', 'Nakhara Six', 6, '16:00@4,7', 1_800, 'last3'],
  ['BENJAMAT', 'LOTT', 'THAI', 'เบญจมาศบ่าย', 'Chrysanthemum Afternoon', 5, '15:30', 900, 'last2'],
  ['RUNGAROON', 'LOTT', 'THAI', 'รุ่งอรุณ', 'Daybreak', 4, '09:00', 900, 'last2'],
  ['SAPTHAWI', 'LOTT', 'THAI', 'ทรัพย์ทวีวันอาทิตย์', 'Sap Thawi Sunday', 6, '17:00@1/36h', 1_800, 'last3'],
  ['GOLDAM', 'LOTT', 'MARKET', 'ตลาดทองรอบเช้า', 'Gold Market Morning', 3, '12:30@2,3,4,5,6/20h', 600, 'last2'],
  ['GOLDPM', 'LOTT', 'MARKET', 'ตลาดทองรอบบ่าย', 'Gold Market Afternoon', 3, '16:30@2,3,4,5,6/20h', 600, 'last2'],
  ['MOON2345', 'LOTT', 'NIGHT THAI', 'จันทราเที่ยงคืน', 'Midnight Moon', 4, '23:45', 900, 'last3'],
  ['REDLOTUS', 'TCG_LOTTO_VN', 'VN_NORTH', 'บัวแดงแดนเหนือ', 'Red Lotus North', 5, '18:30', 900, 'last2'],
  ['MISTRIDGE', 'TCG_LOTTO_VN', 'VN_NORTH', 'สันเขาสายหมอก', 'Misty Ridge', 5, '18:10@2,4,6', 900, 'last2'],
  ['SILVERSAND', 'TCG_LOTTO_VN', 'VN_CENTRAL', 'หาดทรายเงิน', 'Silver Sands', 6, '17:15@3,7', 900, 'last3'],
  ['OLDLANTERN', 'TCG_LOTTO_VN', 'VN_CENTRAL', 'โคมเมืองเก่า', 'Old Town Lantern', 6, '17:15@1,5/24h', 900, 'last3'],
  ['RICEDELTA', 'TCG_LOTTO_VN', 'VN_SOUTH', 'ข้าวหอมปากน้ำ', 'Jasmine Delta', 6, '16:15', 900, 'last2'],
  ['BOATMARKET', 'TCG_LOTTO_VN', 'VN_SOUTH', 'ตลาดเรือแพ', 'Boat Market', 6, '16:15@1,7', 900, 'straight4'],
  ['CHAMPA', 'TCG_SEA', 'MEKONG', 'จำปาขาวริมโขง', 'White Champa', 4, '20:00', 900, 'last2'],
  ['MEKROSE', 'TCG_SEA', 'MEKONG NIGHT', 'กุหลาบแม่น้ำโขง', 'Mekong Rose', 4, '20:30@2,4,6', 900, 'last3'],
  ['SEALION4', 'TCG_SEA', 'ISLANDS', 'สิงห์ทะเลสี่หลัก', 'Sea Lion Four', 4, '17:40@1,4,7', 1_200, 'straight4'],
  ['ANDAPEARL', 'TCG_SEA', 'ISLANDS', 'มุกอันดาวันละสามรอบ', 'Anda Pearl', 5, '10:30+14:30+19:30', 600, 'last2'],
  ['FIREFLY', 'TCG_SEA', 'NIGHT', 'หิ่งห้อยราตรี', 'Firefly Night', 3, '22:00', 600, 'last3any'],
];

const lotteries: readonly Lottery[] = rows.map(
  ([id, vassalage, tags, th, en, digits, when, lockSeconds, defaultPlayType]) => {
    const [menuTag = '', ...otherTags] = tags.split(' ');
    return {
      id,
      vassalage,
      menuTag,
      otherTags,
      name: marked({ th, en }),
      digits,
      ...readWhen(when),
      lockSeconds,
      defaultPlayType,
    };
  },
);

function readWhen(when: string): Pick<Lottery, 'schedule' | 'sellsForHours'> {
  if (when.endsWith('s')) {
    return { schedule: { kind: 'every', seconds: Number.parseInt(when, 10) }, sellsForHours: null };
  }
  const [timesAndDays = '', sold] = when.split('/');
  const [times = '', days = '1,2,3,4,5,6,7'] = timesAndDays.split('@');
  return {
    schedule: { kind: 'daily', minutes: times.split('+').map(toMinutes), weekdays: days.split(',').map(Number) },
    sellsForHours: sold === undefined ? null : Number.parseInt(sold, 10),
  };
}

function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

const empty: readonly Lottery[] = [];
const long: readonly Lottery[] = lotteries.map((lottery) => ({ ...lottery, name: lengthenLottery(lottery.name) }));

/** The lotteries of the four vendors, in list order. */
export function seedLotteries(variant: CatalogueVariant): readonly Lottery[] {
  if (variant === 'empty') return empty;
  return variant === 'longText' ? long : lotteries;
}
