import { useRef } from 'react';
import type { GameType } from '#api/primitives.ts';
import { classes } from '#ui/Box/element.ts';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import type { GameTileView } from '../shared/gameTile.ts';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import type { Remote } from '../shared/remote.ts';
import type { Role } from '../shared/role.ts';
import type { GatedOpen } from '../shared/useGatedOpen.ts';
import type { VendorView } from '../shared/vendorView.ts';
import { GameFilters } from './parts/GameFilters.tsx';
import { GameResults } from './parts/GameResults.tsx';
import { HallTabs } from './parts/HallTabs.tsx';
import { ListTypes } from './parts/ListTypes.tsx';
import { VendorStrip } from './parts/VendorStrip.tsx';
import { broughtUp, choices } from './SlotLobbyScreen.css.ts';
import type { LobbyChange, LobbyQuery } from './slots.model.ts';

export type VendorOption = Pick<VendorView, 'vassalage' | 'name' | 'mark' | 'resting'>;
export interface Classification {
  readonly code: string;
  readonly name: string;
}

/** The vendors of the hall and what its games are filed under. */
export interface Hall {
  readonly vendors: readonly VendorOption[];
  readonly classifications: readonly Classification[];
}

/** One game in the list, with the player's heart. */
export interface LobbyTile extends GameTileView {
  /** Absent for who cannot keep games. */
  readonly favourite?: { readonly kept: boolean; readonly busy: boolean; readonly toggle: () => void };
}

export interface GamePage {
  readonly tiles: readonly LobbyTile[];
  readonly totalPages: number;
  /** What was looked for in place of what was typed, which nothing is called. */
  readonly shownFor?: string;
}

export interface SlotLobbyScreenProps {
  readonly gameType: Extract<GameType, 'RNG' | 'PVP' | 'FISH'>;
  readonly role: Role;
  readonly query: LobbyQuery;
  readonly hall: Remote<Hall>;
  /** SLT-02: the hot list is offered only when there are hot games. */
  readonly hasHot: boolean;
  readonly games: Remote<GamePage>;
  readonly currencySymbol: string;
  /** The address that a change leads to, so that every choice is a link or can be one. */
  readonly hrefFor: (change: LobbyChange) => string;
  readonly onChange: (change: LobbyChange) => void;
  /** When the typing pauses. */
  readonly onSearch: (text: string) => void;
  readonly onLogIn: () => void;
  /** Stands before the games for who may not open them (GAM-01). */
  readonly onOpen: GatedOpen;
}

/** Of a strip of choices: one of them was pressed. */
export interface StripProps {
  readonly onChoose: () => void;
}

/** The hall of electronic games (SLT-01..06, RT-06): vendors, list types, filters, and the games that are left. */
export function SlotLobbyScreen(props: SlotLobbyScreenProps) {
  const { t } = useTranslation('slots');
  const strips = useRef<HTMLDivElement>(null);
  const filters = useRef<HTMLDivElement>(null);
  /** What was asked with goes to the top, where the games that answer would begin too low to be seen. */
  const show = (asked: typeof filters) => (): void => {
    const { current } = filters;
    if (current && current.getBoundingClientRect().bottom > innerHeight * lowest) asked.current?.scrollIntoView();
  };
  const showStrips = show(strips);
  const showFilters = show(filters);
  return (
    <Stack gap="lg">
      <Heading level={1}>{t(`title.${props.gameType}`)}</Heading>
      <div ref={strips} className={broughtUp}>
        <Stack gap="sm">
          <HallTabs {...props} onChoose={showStrips} />
          <VendorStrip {...props} onChoose={showStrips} />
        </Stack>
      </div>
      <div ref={filters} className={classes(broughtUp, choices)}>
        <ListTypes {...props} onChoose={showFilters} />
        <GameFilters
          {...props}
          onChange={(change) => {
            showFilters();
            props.onChange(change);
          }}
          onSearch={(text) => {
            showFilters();
            props.onSearch(text);
          }}
        />
      </div>
      <GameResults {...props} />
    </Stack>
  );
}

/** Of the height of the window: games that begin below it are no answer that anybody sees. */
const lowest = 0.6;
