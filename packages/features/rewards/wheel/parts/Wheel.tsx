import { useEffect, useEffectEvent, useRef } from 'react';
import type { RafflePrize } from '#api/raffle.ts';
import { useShortMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { classes } from '#ui/Box/element.ts';
import { type Sector, labelSize, pointAt } from '../wheel.model.ts';
import {
  aside,
  border,
  chasing,
  fills,
  frame,
  glowing,
  ground,
  hub,
  hubLine,
  hubMark,
  inks,
  label,
  light,
  pointer,
  rim,
  unit,
  wonField,
  wonInk,
} from './Wheel.css.ts';

interface WheelProps {
  sectors: readonly Sector[];
  /** Where it stands, or stops while it turns, in degrees clockwise. */
  angle: number;
  /** Where it began to turn; null while it stands. */
  turnsFrom: number | null;
  /** The prize that was won, once the wheel stands: its sector at the pointer stands out. Null for none. */
  won: string | null;
  /** The accessible name of the picture. */
  name: string;
  onStopped: () => void;
}

const radius = 92;
const turnMs = 4_200;
const easing = 'cubic-bezier(0.12, 0.7, 0.1, 1)';
const lights = Array.from({ length: 24 }, (_, at) => pointAt(at * 15 + 7.5, 98));
const petal = 'M0 0C-5-5-5-11 0-16C5-11 5-5 0 0Z';

/** The wheel. It turns to a sector that was decided before. */
export function Wheel({ sectors, angle, turnsFrom, won, name, onStopped }: WheelProps) {
  const disc = useRef<SVGGElement>(null);
  const stopped = useEffectEvent(onStopped);
  useEffect(() => {
    if (turnsFrom === null) return undefined;
    const animation = disc.current?.animate([{ transform: turned(turnsFrom) }, { transform: turned(angle) }], {
      duration: turnMs,
      easing,
    });
    if (animation === undefined) return undefined;
    animation.onfinish = () => stopped();
    return () => animation.cancel();
  }, [turnsFrom, angle]);
  const top = (360 - (angle % 360)) % 360;
  const lit =
    won === null ? undefined : sectors.find(({ prize, from, to }) => prize.id === won && from <= top && top < to);
  return (
    <svg viewBox="-112 -118 224 234" className={frame} role="img" aria-label={name} focusable="false">
      <ellipse cx="0" cy="110" rx="70" ry="5" className={ground} />
      <circle r="104" className={rim} />
      <g className={lit === undefined ? undefined : glowing}>
        {lights.map(([x, y], at) => (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            r="1.9"
            className={classes(light, turnsFrom !== null && chasing[at % 2])}
          />
        ))}
      </g>
      <g ref={disc} style={{ transform: turned(angle) }}>
        {sectors.map((sector) => (
          <g key={sector.from} className={lit === undefined || lit === sector ? undefined : aside}>
            <SectorView sector={sector} isWon={lit === sector} />
          </g>
        ))}
      </g>
      <circle r="23" className={hub} />
      <circle r="19" className={hubLine} />
      <g transform="translate(0 8)">
        {[-76, -38, 0, 38, 76].map((at) => (
          <path key={at} d={petal} transform={`rotate(${at})`} className={hubMark} />
        ))}
      </g>
      <path d="M-11-114h22L0-84z" className={pointer} />
    </svg>
  );
}

const turned = (angle: number): string => `rotate(${angle}deg)`;

function SectorView({ sector: { prize, index, from, to }, isWon }: { sector: Sector; isWon: boolean }) {
  const { t } = useTranslation('wheel');
  const money = useShortMoneyText();
  const labelOf = ({ amount, points }: RafflePrize): string =>
    amount !== null ? money(amount) : String(points ?? index + 1);
  const [startX, startY] = pointAt(from, radius);
  const [endX, endY] = pointAt(to, radius);
  const text = labelOf(prize);
  const size = labelSize(text, to - from);
  const whole = to - from >= 359.99;
  const field = isWon ? wonField : classes(fills[index % fills.length], border);
  const path = `M0 0L${startX} ${startY}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${endX} ${endY}Z`;
  return (
    <>
      {whole ? <circle r={radius} className={field} /> : <path d={path} className={field} />}
      {size !== null && (
        <text
          transform={`rotate(${(from + to) / 2})`}
          y={-radius + 19}
          fontSize={size}
          className={classes(label, isWon ? wonInk : inks[index % inks.length])}
        >
          <tspan>{text}</tspan>
          {prize.points !== null && (
            <tspan x="0" dy="10" className={unit}>
              {t('points')}
            </tspan>
          )}
        </text>
      )}
    </>
  );
}
