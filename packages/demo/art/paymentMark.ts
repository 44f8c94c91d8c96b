import { mix } from './colour.ts';
import { type Palette, palettes } from './palettes.ts';
import { circle, line, path } from './svg.ts';

/** The inks of a payment symbol: paper, its shaded side, the accent, and the plate that is visible through gaps. */
interface Inks {
  readonly paper: string;
  readonly shade: string;
  readonly loud: string;
  readonly plate: string;
}

/** Draws a payment symbol on a plate of 96 by 64 units, lit from the upper left. */
type Symbol = (inks: Inks) => string;

const square = (x: number, y: number, size: number): string => `M${x} ${y}h${size}v${size}h-${size}z`;

/** A QR code. */
const qr: Symbol = ({ paper, shade, loud }) => {
  const eye = (x: number, y: number): string =>
    `${square(x, y, 12)}M${x + 3} ${y + 3}v6h6v-6z${square(x + 4.5, y + 4.5, 3)}`;
  const dots = [
    [50, 30],
    [58, 34],
    [62, 30],
    [50, 38],
    [54, 42],
    [62, 46],
  ];
  return (
    line(
      'M24 22V12a4 4 0 0 1 4-4H36M60 8H68a4 4 0 0 1 4 4V22M72 42V52a4 4 0 0 1-4 4H60M36 56H28a4 4 0 0 1-4-4V42',
      loud,
      3,
    ) +
    path(`${eye(34, 18)}${eye(50, 18)}${eye(34, 34)}`, paper, 'fill-rule="evenodd"') +
    path(
      dots
        .slice(5)
        .map(([x = 0, y = 0]) => square(x, y, 4))
        .join(''),
      shade,
    )
  );
};

/** A bank building with columns. */
const bank: Symbol = ({ paper, shade, loud }) =>
  path('M48 9L76 22V26H20V22z', paper) +
  path('M48 9L76 22V26H48z', shade) +
  circle(48, 19.5, 3, loud) +
  path('M26 29h6v15h-6zM38 29h6v15h-6zM52 29h6v15h-6z', paper) +
  path('M64 29h6v15h-6z', shade) +
  path('M22 46H74V50H22zM18 52H78V56H18z', paper) +
  path('M48 46H74V50H48zM48 52H78V56H48z', shade);

/** A phone with a check mark. */
const mobile: Symbol = ({ paper, shade, loud, plate }) =>
  path('M37 7H59a5 5 0 0 1 5 5V52a5 5 0 0 1-5 5H37a5 5 0 0 1-5-5V12a5 5 0 0 1 5-5z', paper) +
  path('M48 7H59a5 5 0 0 1 5 5V52a5 5 0 0 1-5 5H48z', shade) +
  path('M36 14H60V47H36z', plate) +
  path('M44 9.5H52V11.5H44z', plate) +
  circle(48, 52, 2, plate) +
  circle(48, 30, 10, loud) +
  line('M43 30L47 34L54 26.5', plate, 3, 'stroke-linecap="round" stroke-linejoin="round"');

/** A wallet with a banknote. */
const wallet: Symbol = ({ paper, shade, loud, plate }) =>
  path('M28 20L62 9L66 20z', loud) +
  path('M27 18H67a4 4 0 0 1 4 4V24H23V22a4 4 0 0 1 4-4z', shade) +
  path('M23 22H71a4 4 0 0 1 4 4V50a5 5 0 0 1-5 5H28a5 5 0 0 1-5-5z', paper) +
  path('M23 48V50a5 5 0 0 0 5 5H70a5 5 0 0 0 5-5V48z', shade) +
  path('M60 32H78V44H60a6 6 0 0 1 0-12z', plate) +
  path('M61 34H77V42H61a4 4 0 0 1 0-8z', loud) +
  circle(62, 38, 2, plate);

/** Two cards, the front one with a chip. */
const card: Symbol = ({ paper, shade, loud, plate }) =>
  path('M32 10H76a4 4 0 0 1 4 4V40a4 4 0 0 1-4 4H32a4 4 0 0 1-4-4V14a4 4 0 0 1 4-4z', shade) +
  path('M20 18H64a4 4 0 0 1 4 4V50a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4V22a4 4 0 0 1 4-4z', plate) +
  path('M20 20H63a3 3 0 0 1 3 3V49a3 3 0 0 1-3 3H21a3 3 0 0 1-3-3V23a3 3 0 0 1 2-3z', paper) +
  path('M18 26H66V32H18z', plate) +
  path('M24 37H33V44H24z', loud) +
  path('M38 38H60V40H38zM38 42H52V44H38z', shade);

/** A banknote coming out of a cash machine. */
const atm: Symbol = ({ paper, shade, loud, plate }) =>
  path('M24 8H72a4 4 0 0 1 4 4V30a4 4 0 0 1-4 4H24a4 4 0 0 1-4-4V12a4 4 0 0 1 4-4z', paper) +
  path('M48 8H72a4 4 0 0 1 4 4V30a4 4 0 0 1-4 4H48z', shade) +
  path('M27 24H69V28H27z', plate) +
  path('M27 14H41V19H27z', loud) +
  path('M32 26H64V56H32z', loud) +
  path('M32 26H64V31H32z', mix(loud, plate, 0.45)) +
  circle(48, 43, 7, plate) +
  circle(48, 43, 3.5, paper) +
  path('M35 51H39V53H35zM57 51H61V53H57z', plate);

/** A shop counter under a striped awning. */
const shop: Symbol = ({ paper, shade, loud, plate }) => {
  const stripes = [0, 1, 2, 3, 4].map((at) => {
    const x = 23 + at * 10;
    return path(`M${x} 12H${x + 10}V25a5 5 0 0 1-10 0z`, at % 2 === 0 ? loud : paper);
  });
  return (
    path('M26 26H70V56H26z', paper) +
    path('M48 26H70V56H48z', shade) +
    path('M22 8H74V13H22z', shade) +
    stripes.join('') +
    path('M31 35H45V56H31z', plate) +
    path('M50 35H65V47H50z', plate) +
    circle(57.5, 41, 4, loud) +
    path('M20 54H76V57H20z', paper)
  );
};

/** A tear-off voucher with a star. */
const voucher: Symbol = ({ paper, shade, loud, plate }) =>
  `<g transform="rotate(-8 48 32)">${
    path('M20 14H76V26a6 6 0 0 0 0 12V50H20V38a6 6 0 0 0 0-12z', paper) +
    path('M58 14H76V26a6 6 0 0 0 0 12V50H58z', shade) +
    line('M58 16V48', plate, 2, 'stroke-dasharray="3 3"') +
    path('M39 19L43 28L52 29L45 35L47 45L39 40L31 45L33 35L26 29L35 28z', loud) +
    path('M64 22H66V42H64zM68 22H71V42H68z', plate)
  }</g>`;

/** The symbol and palette index of each payment method. */
const marks: Readonly<Record<string, readonly [Symbol, palette: number]>> = {
  qr: [qr, 13],
  bank: [bank, 2],
  mobile: [mobile, 19],
  wallet: [wallet, 1],
  card: [card, 27],
  atm: [atm, 29],
  shop: [shop, 12],
  voucher: [voucher, 26],
};

/** Draws the symbol of a payment method (FTR-01f), without text. Returns null for an unknown method. */
export function drawPaymentMark(id: string): string | null {
  const mark = Object.hasOwn(marks, id) ? marks[id] : undefined;
  if (mark === undefined) return null;
  const [symbol, index] = mark;
  const { light, deep, sky, accent }: Palette = palettes[index] ?? (palettes[0] as Palette);
  const plate = mix(sky, deep, 0.55);
  const inks = { paper: light, shade: mix(light, plate, 0.22), loud: accent, plate };
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 64">' +
    path('M12 0H84A12 12 0 0 1 96 12V52A12 12 0 0 1 84 64H12A12 12 0 0 1 0 52V12A12 12 0 0 1 12 0z', plate) +
    path('M12 0H84A12 12 0 0 1 96 12V14C60 10 26 22 0 46V12A12 12 0 0 1 12 0z', mix(plate, sky, 0.35)) +
    `${symbol(inks)}</svg>`
  );
}
