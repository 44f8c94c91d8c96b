import type { ReactNode } from 'react';
import { useHydrated } from '#ui/Hydration/useHydrated.ts';
import type { BeginnerStepId } from '../help.types.ts';
import {
  art,
  deep,
  gold,
  goldEdge,
  good,
  halo,
  ink,
  line,
  main,
  onMain,
  paper,
  blank,
  tick,
} from './BeginnerArt.css.ts';

const Coin = ({ x, y, r = 11 }: { x: number; y: number; r?: number }) => (
  <>
    <circle cx={x} cy={y} r={r} className={gold} />
    <circle cx={x} cy={y} r={r - 3.5} className={goldEdge} />
  </>
);

const Done = ({ x, y }: { x: number; y: number }) => (
  <>
    <circle cx={x} cy={y} r="14" className={good} />
    <path d={`M${x - 6} ${y}l4.5 5 8-9`} className={tick} />
  </>
);

/** A phone whose screen begins at 8, 14 and is 64 wide. */
const Phone = ({ x, y, children }: { x: number; y: number; children: ReactNode }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect width="80" height="132" rx="12" className={paper} />
    <path d="M33 7.5h14" className={line} />
    {children}
  </g>
);

/** The modules of a QR code on a grid of 7, row by row. */
const qr = ['1110111', '1010101', '1110111', '0101010', '1110100', '1011011', '1110110'];
const qrPath = qr
  .flatMap((row, y) => [...row].map((bit, x) => (bit === '1' ? `M${12 + x * 8} ${26 + y * 8}h8v8h-8z` : '')))
  .join('');

const petals =
  'M0 -15c6 6 7 14 0 21-7-7-6-15 0-21zM-15 -5c8-1 14 4 15 12-8 1-14-4-15-12zM15 -5c-8-1-14 4-15 12 8 1 14-4 15-12z';

/** The pictures of the steps on a ground of 240 × 160, in the colours of the theme. */
const pictures: Readonly<Record<BeginnerStepId, ReactNode>> = {
  signUp: (
    <>
      <Phone x={80} y={16}>
        <circle cx="40" cy="34" r="15" className={deep} />
        <circle cx="40" cy="30" r="5.5" className={main} />
        <path d="M30 43c2-9 18-9 20 0z" className={main} />
        {[58, 74, 90].map((y) => (
          <rect key={y} x="10" y={y} width="60" height="11" rx="4" className={blank} />
        ))}
        <path d="M15 63.5h22M15 79.5h30M15 95.5h14" className={line} />
        <rect x="10" y="108" width="60" height="14" rx="7" className={main} />
        <path d="M30 113.5h20v3H30z" className={onMain} />
      </Phone>
      <Done x={168} y={44} />
      <path d="M46 62h18M38 78h26M50 94h14" className={line} />
    </>
  ),
  deposit: (
    <>
      <Phone x={48} y={16}>
        <path d={qrPath} className={ink} />
        <path d="M12 92h26M12 102h40" className={line} />
        <rect x="10" y="110" width="60" height="13" rx="6.5" className={main} />
      </Phone>
      <path d="M142 52c14-12 28-10 38 2M180 54l1-11M180 54l-11-1" className={line} />
      <path d="M150 84h54a7 7 0 0 1 7 7v38a7 7 0 0 1-7 7h-54a7 7 0 0 1-7-7V91a7 7 0 0 1 7-7z" className={main} />
      <path d="M143 92c0-10 8-14 16-14h40c5 0 8 3 8 8" className={line} />
      <path d="M192 102h19v16h-19a8 8 0 0 1 0-16z" className={onMain} />
      <Coin x={194} y={110} r={5} />
      <Coin x={160} y={66} r={9} />
      <Coin x={186} y={68} />
    </>
  ),
  play: (
    <>
      <rect x="40" y="34" width="160" height="96" rx="13" className={paper} />
      {[52, 100, 148].map((x) => (
        <rect key={x} x={x} y="46" width="40" height="52" rx="6" className={blank} />
      ))}
      <path d={petals} transform="translate(72 74)" className={main} />
      <path d={petals} transform="translate(120 74) scale(1.15)" className={main} />
      <path d="M168 55l12 17-12 17-12-17z" className={gold} />
      <path d="M46 72h148" className={line} opacity="0.35" />
      <path d="M54 114h34" className={line} />
      <circle cx="120" cy="114" r="10" className={main} />
      <path d="M117 109l8 5-8 5z" className={onMain} />
      <Coin x={178} y={114} r={7} />
      <path d="M28 60l-8-4M26 78h-10M212 60l8-4M214 78h10" className={line} />
    </>
  ),
  withdraw: (
    <>
      <Phone x={34} y={16}>
        <path d="M14 28h28" className={line} />
        <rect x="10" y="36" width="60" height="20" rx="5" className={blank} />
        <Coin x={22} y={46} r={6} />
        <path d="M34 46h26" className={line} />
        <circle cx="18" cy="72" r="4" className={good} />
        <circle cx="18" cy="88" r="4" className={good} />
        <circle cx="18" cy="104" r="4" className={deep} />
        <path d="M18 78v4M18 94v4M30 72h30M30 88h22M30 104h26" className={line} />
      </Phone>
      <path d="M124 84h22M146 84l-8-7M146 84l-8 7" className={line} />
      <Coin x={133} y={62} r={9} />
      <path d="M184 34l36 20v8h-72v-8z" className={main} />
      <circle cx="184" cy="51" r="5" className={onMain} />
      {[155, 173, 191, 207].map((x) => (
        <rect key={x} x={x - 2} y="66" width="9" height="44" rx="2" className={paper} />
      ))}
      <path d="M146 114h76v10h-76z" className={main} />
      <Done x={216} y={34} />
    </>
  ),
};

/**
 * The picture of a step of the beginner's manual. It says nothing that the text does not. A document has its ground only,
 * which keeps the document small and the place.
 */
export function BeginnerArt({ of }: { of: BeginnerStepId }) {
  const hydrated = useHydrated();
  return (
    <svg viewBox="0 0 240 160" aria-hidden className={art}>
      <circle cx="120" cy="84" r="74" className={halo} />
      {hydrated && pictures[of]}
    </svg>
  );
}
