import { useRef } from 'react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { classes } from '#ui/Box/element.ts';
import { Heading } from '#ui/Heading/Heading.tsx';
import type { LobbyScreenProps } from './lobby.types.ts';
import { choices, hall, head, scrollTarget, vendors } from './LobbyScreen.css.ts';
import { GameFilters } from './parts/GameFilters.tsx';
import { GameResults } from './parts/GameResults.tsx';
import { ListTypes } from './parts/ListTypes.tsx';
import { LobbyTabs } from './parts/LobbyTabs.tsx';
import { VendorStrip } from './parts/VendorStrip.tsx';

/** The lobby of electronic games (SLT-01..06, RT-06): kinds, vendors, list types, filters and the matching games. */
export function LobbyScreen({
  gameType,
  role,
  query,
  lobby,
  hasHot,
  games,
  hrefFor,
  onChange,
  onSearch,
  onLogIn,
  onOpen,
}: LobbyScreenProps) {
  const { t } = useTranslation('lobby');
  const strips = useRef<HTMLDivElement>(null);
  const filters = useRef<HTMLDivElement>(null);
  /** Scrolls the used controls to the top when the game list would otherwise start too far down to be noticed. */
  const scrollUpTo = (controls: typeof filters) => (): void => {
    const list = filters.current?.nextElementSibling;
    if (list && list.getBoundingClientRect().top >= innerHeight * lowestListStart) controls.current?.scrollIntoView();
  };
  const scrollToStrips = scrollUpTo(strips);
  const scrollToFilters = scrollUpTo(filters);
  return (
    <div className={hall}>
      <div ref={strips} className={classes(scrollTarget, head)}>
        <Heading level={1}>{t(`title.${gameType}`)}</Heading>
        <LobbyTabs lobby={lobby} query={query} gameType={gameType} hrefFor={hrefFor} onChoose={scrollToStrips} />
        <div className={vendors}>
          <VendorStrip lobby={lobby} query={query} gameType={gameType} hrefFor={hrefFor} onChoose={scrollToStrips} />
        </div>
      </div>
      <div ref={filters} className={classes(scrollTarget, choices)}>
        <ListTypes query={query} role={role} hasHot={hasHot} hrefFor={hrefFor} onChoose={scrollToFilters} />
        <GameFilters
          gameType={gameType}
          query={query}
          searching={games.status === 'ready' && games.refreshing && query.search !== ''}
          onChange={(change) => {
            scrollToFilters();
            onChange(change);
          }}
          onSearch={(text) => {
            scrollToFilters();
            onSearch(text);
          }}
        />
      </div>
      <GameResults
        games={games}
        query={query}
        role={role}
        hrefFor={hrefFor}
        onChange={onChange}
        onLogIn={onLogIn}
        onOpen={onOpen}
      />
    </div>
  );
}

/** The lowest start of the game list that needs no scrolling, as a share of the window's height. */
const lowestListStart = 0.6;
