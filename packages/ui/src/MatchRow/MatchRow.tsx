import type { ReactNode } from 'react';
import { Anchor } from '../Link/Anchor.tsx';
import { PriceButton, type PriceButtonProps } from '../PriceButton/PriceButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  colours as coloursClass,
  corner as cornerMark,
  cover,
  dot,
  facts,
  layout,
  marketsBeside,
  marketsOf,
  note,
  markets as marketsClass,
} from './MatchRow.css.ts';
import { name, row, score, side as sideClass, sides as sidesClass, when as whenClass } from './MatchRow.css.ts';

/** One of the two sides of a match. */
export interface MatchSide {
  /** The name of the team or player. */
  name: string;
  /** Two CSS colours of its kit, upper and lower. They only decorate. */
  colours?: readonly [upper: string, lower: string] | undefined;
  /** The corner of a fighter: red is a ring before the name, blue a disc. Its colour is said elsewhere. */
  corner?: 'red' | 'blue' | undefined;
  /** Its score as it is shown; nothing before the match has begun. */
  score?: string | undefined;
}

/** A price of a market with a key that is unique in it. */
export interface MarketPrice extends PriceButtonProps {
  /** The key. */
  id: string;
}

/** A market of a match: three prices, or two of a handicap or a total. */
export interface MatchMarket {
  /** A key that is unique in the row. */
  id: string;
  /** The accessible name of the group of prices, e.g. “Handicap”. */
  label: string;
  /** The prices in order, the home side first. */
  prices: readonly MarketPrice[];
}

export interface MatchRowProps {
  /** The HTML element to render. @default 'div' */
  as?: 'div' | 'li';
  /** Minute and period of a running match, or when it begins. */
  when: ReactNode;
  /** A second line below `when`, e.g. “in 6 min”; both then stand in a column before the names. Null keeps the column. */
  whenNote?: string | null;
  /** The match is running: its clock and score have the colour of live content. @default false */
  live?: boolean;
  /** The home side, above. */
  home: MatchSide;
  /** The away side, below. */
  away: MatchSide;
  /** What is said between both names, e.g. “against”, for screen readers. */
  against: string;
  /** One market, or on wide screens several beside one another. */
  markets: readonly MatchMarket[];
  /** The URL that the row opens; its prices stay controls of their own. */
  href?: string;
}

/** A match in 72 px: when, both sides with their score, and the prices of a market. */
export function MatchRow({
  as: Element = 'div',
  when,
  whenNote,
  live = false,
  home,
  away,
  against,
  markets,
  href,
}: MatchRowProps) {
  const names = (
    <span className={sidesClass}>
      <Side side={home} live={live} />
      <VisuallyHidden>{` ${against} `}</VisuallyHidden>
      <Side side={away} live={live} />
    </span>
  );
  const marketClasses = markets.length > 1 || whenNote !== undefined ? marketsBeside : marketsOf;
  return (
    <Element className={row} data-linked={href !== undefined || undefined}>
      <div className={layout}>
        <div className={facts} data-column={whenNote !== undefined || undefined}>
          {/* A new element when the match begins: the dot would move the text of the old one. */}
          <span key={live ? 'live' : 'time'} className={whenClass} data-live={live || undefined}>
            {live && <span className={dot} />}
            <span className={name}>{when}</span>
            {whenNote != null && <span className={note}>{whenNote}</span>}
          </span>
          {href === undefined ? (
            names
          ) : (
            <Anchor href={href} className={cover}>
              {names}
            </Anchor>
          )}
        </div>
        <div className={marketsClass}>
          {markets.map(({ id, label, prices }) => (
            <div
              key={id}
              role="group"
              aria-label={label}
              className={marketClasses[prices.length > 2 ? 'three' : 'two']}
            >
              {prices.map(({ id: key, ...price }) => (
                <PriceButton key={key} {...price} />
              ))}
            </div>
          ))}
        </div>
      </div>
    </Element>
  );
}

function Side({ side, live }: { side: MatchSide; live: boolean }) {
  return (
    <span className={sideClass}>
      {side.colours && (
        // Attributes of a drawing, not styles: those of a document would be against its Content-Security-Policy.
        <svg aria-hidden className={coloursClass} viewBox="0 0 8 14" preserveAspectRatio="none">
          <rect width={8} height={7} fill={side.colours[0]} />
          <rect y={7} width={8} height={7} fill={side.colours[1]} />
        </svg>
      )}
      {side.corner && <span className={cornerMark[side.corner]} />}
      <span className={name}>{side.name}</span>
      {side.score !== undefined && (
        <span className={score} data-live={live || undefined} translate="no">
          {side.score}
        </span>
      )}
    </span>
  );
}
