import { useId } from 'react';
import type { MarketKind } from '#api/matches.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import type { LeagueGroup, MarketView, SportsList, SportsScreenProps } from '../sports.types.ts';
import { card, columnNames, columnsOf, leagueHead, leagueName, mark } from './League.css.ts';
import { Match } from './Match.tsx';

interface LeagueProps extends Pick<SportsScreenProps, 'isPicked' | 'onPick'>, Pick<SportsList, 'severalVendors'> {
  league: LeagueGroup;
  isWide: boolean;
  /** How many of its rows are shown. */
  most: number;
  /** The kinds of bets that the rows have room for. */
  kinds: readonly MarketKind[];
}

/** The matches of a league on a card, which names the columns of prices once. */
export function League({ league, most, kinds, severalVendors, isWide, isPicked, onPick }: LeagueProps) {
  const { t } = useTranslation('sports');
  const id = useId();
  const { name, colours, matches } = league;
  const [one] = matches;
  const inRow = (markets: readonly MarketView[]) => markets.filter(({ kind }) => kinds.includes(kind));
  return (
    <section aria-labelledby={id} className={card}>
      <div className={leagueHead}>
        <h2 id={id} className={leagueName}>
          <Mark colours={colours} />
          <span>{name}</span>
        </h2>
        <div aria-hidden className={columnNames}>
          {one &&
            inRow(one.markets).map((market) => (
              <span
                key={market.kind}
                className={columnsOf[market.prices.length === 3 ? 'three' : 'two']}
                data-beside={kinds.length > 1 || undefined}
              >
                {kinds.length > 1 ? <span>{t(`kinds.${market.kind}`)}</span> : <Columns market={market} />}
              </span>
            ))}
        </div>
      </div>
      <ul role="list" aria-labelledby={id}>
        {matches.slice(0, most).map((match) => (
          <Match
            key={match.matchId}
            match={match}
            markets={inRow(match.markets)}
            namesVendor={severalVendors}
            isWide={isWide}
            isPicked={isPicked}
            onPick={onPick}
          />
        ))}
      </ul>
    </section>
  );
}

/** The columns of one kind of bet. */
function Columns({ market: { kind, prices } }: { market: MarketView }) {
  const { t } = useTranslation('sports');
  if (kind !== '1x2') return <span>{t(`columns.${kind}`)}</span>;
  return prices.map(({ id }) => (
    <span key={id} translate="no">
      {id === 'home' ? '1' : id === 'away' ? '2' : 'X'}
    </span>
  ));
}

/** The two colours of a league as a flag. */
function Mark({ colours: [outer, inner] }: Pick<LeagueGroup, 'colours'>) {
  if (outer === undefined) return null;
  return (
    <svg aria-hidden className={mark} viewBox="0 0 18 12" preserveAspectRatio="none">
      <rect width={18} height={12} fill={outer} />
      <rect y={4} width={18} height={4} fill={inner ?? outer} />
    </svg>
  );
}
