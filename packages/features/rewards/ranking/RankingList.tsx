import type { MissionRank } from '#api/missions.ts';
import { Amount } from '#core/components/Amount.tsx';
import { formatCount } from '#core/format/format.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { classes } from '#ui/Box/element.ts';
import { Text } from '#ui/Text/Text.tsx';
import { list as listClass, ownPlace, place } from './RankingList.css.ts';

interface RankingListProps {
  list: readonly MissionRank[];
  /** The player's own place, which stands below the list where it is not on it; null for none. */
  own: MissionRank | null;
  /** Returns the player's own name, marked as such. */
  ownName: (name: string) => string;
  /** Returns what a place gets; undefined for nothing. */
  noteOf?: (rank: number) => string | undefined;
  /** The list belongs to the previous choice. @default false */
  refreshing?: boolean;
}

/** The best players by their bets, and the player's own place. */
export function RankingList({ list, own, ownName, noteOf, refreshing = false }: RankingListProps) {
  const language = useLanguage();
  const placeOf = ({ rank, nickname, wagered }: MissionRank) => {
    const isOwn = rank === own?.rank;
    const note = noteOf?.(rank);
    return (
      <li key={rank} className={classes(place, isOwn && ownPlace)}>
        <span>{formatCount(rank, language)}</span>
        <span>
          <bdi>{isOwn ? ownName(nickname) : nickname}</bdi>
          {note !== undefined && (
            <Text as="span" size="sm">
              {' '}
              {note}
            </Text>
          )}
        </span>
        <Amount value={wagered} />
      </li>
    );
  };
  return (
    <ol role="list" className={listClass} aria-busy={refreshing}>
      {list.map(placeOf)}
      {own !== null && list.every(({ rank }) => rank !== own.rank) && placeOf(own)}
    </ol>
  );
}
