import { classes } from '#ui/Box/element.ts';
import {
  body,
  drawing,
  edge,
  faded as fadedClass,
  frame,
  gold,
  goldLine,
  inside,
  lit,
  rising,
  sealMark,
  shade,
  shadow,
  sizes,
  slip,
  slipMark,
  trace,
} from './EnvelopeArt.css.ts';

interface EnvelopeArtProps {
  /** @default false */
  opened?: boolean;
  /** The envelope is over. @default false */
  faded?: boolean;
  /** @default 'large' */
  size?: 'large' | 'small';
}

/** A lotus of five petals around a point, in a square of 32. */
const petal = 'M0 0C-5-5-5-11 0-16C5-11 5-5 0 0Z';
const Lotus = ({ x, y, scale = 1, className }: { x: number; y: number; scale?: number; className: string }) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    {[-76, -38, 0, 38, 76].map((angle) => (
      <path key={angle} d={petal} transform={`rotate(${angle})`} className={className} />
    ))}
  </g>
);

/** Waves of scales along the foot of the envelope. */
const waves = [150, 166, 182].flatMap((y, row) =>
  Array.from({ length: row % 2 === 0 ? 5 : 4 }, (_, at) => ({ x: 14 + at * 28 + (row % 2 === 0 ? 0 : 14), y })),
);

const Waves = () => (
  <>
    {waves.map(({ x, y }) => (
      <path key={`${x} ${y}`} d={`M${x} ${y}a14 14 0 0 1 28 0M${x + 5} ${y}a9 9 0 0 1 18 0`} className={trace} />
    ))}
  </>
);

/** A red envelope, sealed or opened, in the colours of the theme. Decorative: the words around it say its state. */
export function EnvelopeArt({ opened = false, faded = false, size = 'large' }: EnvelopeArtProps) {
  return (
    <span className={classes(frame, sizes[size], faded && fadedClass, opened && size === 'large' && lit)} aria-hidden>
      <svg viewBox={opened ? '-8 -74 184 286' : '-8 -6 184 218'} className={drawing} focusable="false">
        {opened ? <Opened /> : <Sealed />}
      </svg>
    </span>
  );
}

function Sealed() {
  return (
    <>
      <ellipse cx="84" cy="204" rx="70" ry="6" className={shadow} />
      <rect x="6" y="4" width="156" height="196" rx="14" className={body} />
      <Waves />
      <path d="M6 18a14 14 0 0 1 14-14h128a14 14 0 0 1 14 14v28q-34 44-78 44T6 46z" className={shade} />
      <path d="M6 46q34 44 78 44t78-44" className={goldLine} />
      <circle cx="84" cy="90" r="25" className={gold} />
      <circle cx="84" cy="90" r="20.5" className={edge} />
      <Lotus x={84} y={99} className={sealMark} />
      <rect x="12" y="10" width="144" height="184" rx="10" className={trace} />
    </>
  );
}

function Opened() {
  return (
    <>
      <ellipse cx="84" cy="204" rx="70" ry="6" className={shadow} />
      <path d="M6 62q22-52 78-58q56 6 78 58z" className={inside} />
      <path d="M6 62q22-52 78-58q56 6 78 58" className={goldLine} />
      <g className={rising}>
        <rect x="22" y="-62" width="124" height="190" rx="8" className={slip} />
        <rect x="29" y="-55" width="110" height="176" rx="5" className={edge} />
        <Lotus x={84} y={0} scale={2.1} className={slipMark} />
        <circle cx="84" cy="22" r="13" className={gold} />
        <circle cx="84" cy="22" r="10" className={edge} />
        <path d="M84 15l5 7-5 7-5-7z" className={slipMark} />
      </g>
      <path d="M6 60q34 40 78 40t78-40v126a14 14 0 0 1-14 14H20a14 14 0 0 1-14-14z" className={body} />
      <path d="M6 60q34 40 78 40t78-40" className={goldLine} />
      <Waves />
    </>
  );
}
