import { useState } from 'react';
import { Stack } from '#ui/Stack/Stack.tsx';
import type { Failed, Remote } from '../shared/remote.ts';
import type { Role } from '../shared/role.ts';
import type { GatedOpen } from '../shared/useGatedOpen.ts';
import type { DrawTimes } from './draws.model.ts';
import type { LotteryChange, LotteryView } from './lottery.model.ts';
import { DrawsNotice } from './parts/DrawsNotice.tsx';
import { LotteryChoices } from './parts/LotteryChoices.tsx';
import { LotteryFilters } from './parts/LotteryFilters.tsx';
import { LotteryHead } from './parts/LotteryHead.tsx';
import { LotteryList } from './parts/LotteryList.tsx';
import { ResultList } from './parts/ResultList.tsx';
import { TickerContext, createTicker } from './parts/ticker.ts';
import type { Weekday } from './weekday.ts';

/** A tag or a vendor to choose. */
export interface LotteryOption {
  readonly code: string;
  readonly name: string;
}

/** What the lotteries of the page are filed under. */
export interface LotteryHall {
  readonly tags: readonly LotteryOption[];
  readonly vendors: readonly LotteryOption[];
}

/** A lottery as its card shows it: words and addresses, ready to draw. */
export interface LotteryCardView {
  readonly gameId: string;
  readonly name: string;
  /** Who runs it. */
  readonly vendor: string;
  /** Under which tag it is filed; '' for none that has a name. */
  readonly tag: string;
  /** Null when there is none that we may load. */
  readonly image: string | null;
  readonly days: readonly Weekday[];
  /** GAM-01: the address names it. */
  readonly named: boolean;
  readonly betHref: string;
  readonly lobbyHref: string;
  /** Absent for who cannot keep lotteries. */
  readonly favourite?: LotteryFavourite;
}

/** LOT-03: the heart of a card. */
export interface LotteryFavourite {
  readonly kept: boolean;
  /** Nobody knows yet whose favourites they are: a press would keep nothing. */
  readonly busy: boolean;
  readonly toggle: () => void;
}

/** LOT-02: a draw that took place. */
export interface LotteryResult {
  readonly gameId: string;
  readonly numero: string;
  readonly name: string;
  /** At most six. */
  readonly digits: readonly string[];
  /** YYYY.MM.DD */
  readonly date: string;
}

/** The draws that are open now, by the id of the lottery; what is not in it has none. Times by the device's own clock. */
export type OpenDraws = ReadonlyMap<string, DrawTimes>;

export interface LotteryScreenProps {
  /** RT-07: every lottery, or those of Vietnam alone. */
  readonly area: 'all' | 'vn';
  readonly role: Role;
  readonly query: LotteryView;
  readonly hall: Remote<LotteryHall>;
  /** What the view leaves, the named lottery first. */
  readonly lotteries: Remote<readonly LotteryCardView[]>;
  /** GAM-01: the address names a lottery that is not offered. */
  readonly namedMissing: boolean;
  /** Until the open draws are here: what the menu knew of them. */
  readonly draws: Remote<OpenDraws>;
  /** The open draws cannot be had; kept while they are asked for again, null at any other time. */
  readonly drawsFailed: Failed | null;
  /** Newest first; on the panel of results only those of the lotteries that the view leaves. */
  readonly results: Remote<readonly LotteryResult[]>;
  /** ms by the device's own clock, as the times of the draws are; called at each tick. */
  readonly now: () => number;
  /** The address that a change leads to, so that every choice is a link or can be one. */
  readonly hrefFor: (change: LotteryChange) => string;
  readonly onChange: (change: LotteryChange) => void;
  /** When the typing pauses. */
  readonly onSearch: (text: string) => void;
  readonly onLogIn: () => void;
  /** Stands before the lotteries for who may not open them (GAM-01). */
  readonly onOpen: GatedOpen;
}

/** The lotteries (RT-07, LOT-01..05): tags, lists, filters; each with its open draw, its days and its latest result. */
export function LotteryScreen(props: LotteryScreenProps) {
  // One for the page: its cards do not each keep a timer.
  const [ticker] = useState(() => createTicker(props.now));
  return (
    <TickerContext value={ticker}>
      <Stack gap="lg">
        <LotteryHead {...props} />
        <Stack gap="md">
          <LotteryChoices {...props} />
          <LotteryFilters {...props} />
        </Stack>
        {props.query.list === 'results' ? (
          <ResultList {...props} />
        ) : (
          <div>
            <DrawsNotice {...props} />
            <LotteryList {...props} />
          </div>
        )}
      </Stack>
    </TickerContext>
  );
}
