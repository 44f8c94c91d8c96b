import type { LocalText } from '../language.ts';
import { marked } from '../texts/wholeWords.ts';

/** The kinds of matches. */
export const sports = ['football', 'basketball', 'volleyball', 'takraw', 'badminton', 'esports', 'cockfight'] as const;
export type Sport = (typeof sports)[number];

/** One side of a match, with two colours as six-digit hex. */
export interface Side {
  readonly name: LocalText;
  readonly colours: readonly [string, string];
}

/** Parses rows of `English=ไทย` with two colours. All names are invented. */
function sidebar(text: string): readonly Side[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [, en, th, first, second] = /^\s*(.+?)=(.+?)\s+(#[0-9a-f]{6})\s+(#[0-9a-f]{6})\s*$/.exec(line) ?? [];
      if (en === undefined || th === undefined || first === undefined || second === undefined) {
        throw new Error(`not a side: ${line}`);
      }
      return { name: marked({ en, th }), colours: [first, second] };
    });
}

const towns = sidebar(`
  Monsoon=เมืองมรสุม #2f6fde #f4f7ff
  Teak Hill=เนินสัก #a8552f #f3d9a4
  River Bend=คุ้งวารี #18a39a #0d3b4c
  Golden Field=ทุ่งรวงทอง #f0b429 #7a3e12
  Salt Coast=ฝั่งเกลือ #e8edf5 #3b4a6b
  Orchid Vale=หุบกล้วยไม้ #b04bc8 #f7dcff
  Jasmine Fort=ป้อมมะลิ #f7f4e9 #2e7d4f
  North Bridge=สะพานเหนือ #d43d4f #1c2030
  Bamboo Gate=ประตูไผ่ #3f9f4a #e9f5c8
  Lantern Port=ท่าโคมแดง #e2572b #ffd9a0
  Coral Cape=แหลมปะการัง #ff7a6b #0f5f78
  Old Canal=คลองสายเก่า #5b6c8f #c9d6ee
  Sunrise Plain=ทุ่งตะวัน #ff9d2e #c22f2f
  Cloud Ridge=สันเมฆา #8fb8e8 #26344f
  Cinnamon Isle=เกาะอบเชย #8c4a2f #ffe0b8
  Star Lake=บึงดารา #37418f #f2d252
`);

const teams = sidebar(`
  Pixel Papaya=พิกเซล ปาปายา #ff8a3d #3ddc84
  Ghost Chilli=โกสต์ ชิลลี #f0324b #f6f6ff
  Midnight Naga=มิดไนต์ นาคา #2bd4b4 #27306e
  Neon Mynah=นีออน ไมนาห์ #f7e04b #6a2be0
  Iced Tea Five=ชาเย็นไฟว์ #f19a4e #5a2e1f
  Static Heron=สแตติก เฮรอน #7fd0ff #1f2c4d
  Byte Durian=ไบต์ทุเรียน #b5d334 #3b4d12
  Ember Gecko=เอ็มเบอร์ เกกโก #ff5a36 #451212
  Zero Mango=ซีโร่ แมงโก้ #ffc52e #0f6b4f
  Cloud Otter=คลาวด์ ออตเตอร์ #b7c7ff #4656c9
  Turbo Tuk=เทอร์โบ ตุ๊ก #2f9bff #ffe14d
  Velvet Glitch=เวลเวต กลิตช์ #e04bd2 #2a1140
`);

/** Named by the colours of body and tail. */
const birds = sidebar(`
  Gold, white tail=เหลืองหางขาว #e3a62f #f5f1e6
  Green-black, black tail=เขียวเลาหางดำ #2f7d5b #16211f
  Grey, white tail=เทาหางขาว #8d97a8 #f2f4f7
  Red, red tail=นกแดงหางแดง #c2402f #8c2318
  Dark brown, black tail=ประดู่หางดำ #6d3a2a #191416
  Speckled, white tail=ลายหางขาว #b99b72 #f4eee2
  White, white tail=ขาวหางขาว #f1efe9 #d7d3c8
  Copper, black tail=ทองแดงหางดำ #b8672c #201a1c
  Amber, red tail=เหลืองเลาหางแดง #d98b23 #a5331f
  Night black, black tail=ดำนิลหางดำ #343a48 #14161d
`);

const patterns: Readonly<Record<Exclude<Sport, 'esports' | 'cockfight'>, readonly LocalText[]>> = {
  football: [
    { en: '{} United', th: '{} ยูไนเต็ด' },
    marked({ en: '{} FC', th: '{} เอฟซี' }),
    { en: '{} City', th: '{} ซิตี้' },
  ],
  basketball: [marked({ en: '{} Tuskers', th: '{} ทัสเกอร์ส' }), { en: '{} Kites', th: '{} ไคตส์' }],
  volleyball: [{ en: '{} VC', th: '{} วีซี' }],
  takraw: [{ en: '{} Takraw', th: 'ตะกร้อ{}' }],
  badminton: [{ en: '{} Shuttlers', th: 'แบดมินตัน{}' }],
};

function named(town: Side, at: number, shapes: readonly LocalText[]): Side {
  const shape = shapes[at % shapes.length] ?? { en: '{}', th: '{}' };
  const { en, th } = town.name;
  return { ...town, name: { en: shape.en.replace('{}', en), th: shape.th.replace('{}', th) } };
}

const clubs = (sport: keyof typeof patterns): readonly Side[] =>
  towns.map((town, at) => named(town, at, patterns[sport]));

/** The sidebar of each sport. Their number is even, so that all can play at the same time. */
export const sidesOf: Readonly<Record<Sport, readonly Side[]>> = {
  football: clubs('football'),
  basketball: clubs('basketball'),
  volleyball: clubs('volleyball'),
  takraw: clubs('takraw'),
  badminton: clubs('badminton'),
  esports: teams,
  cockfight: birds,
};
