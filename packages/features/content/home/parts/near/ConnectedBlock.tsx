import { type ReactNode, useState } from 'react';
import { useVendorsInMaintenance } from '#core/catalogue/gameTile.ts';
import { useHeldSlip } from '#core/catalogue/slip/useHeldSlip.ts';
import { useSession } from '#core/data/platform.tsx';
import { pathTo, paths } from '#core/routing/paths.ts';
import { useNavigate } from '#core/routing/router.ts';
import { usePlayStatus } from '#core/session/playStatus.ts';
import { useGuardedOpen } from '#core/session/useGuardedOpen.ts';
import { usePageSlots } from '#core/site/pageSlots.ts';
import { useSite } from '#core/site/site.ts';
import type { NearBlock } from '../../home.types.ts';
import { Draws } from './Draws.tsx';
import { Matches } from './Matches.tsx';
import { Promotions } from './Promotions.tsx';
import { Tables } from './Tables.tsx';
import { useDraws, useMatches, usePromotions, useTables, useWinners } from './useNearBlocks.ts';
import { Winners } from './Winners.tsx';

/** Props of `ConnectedBlock`. */
export interface ConnectedBlockProps {
  block: NearBlock;
  /** What stands in its place while it is not known whether it is shown. */
  place: ReactNode;
}

/** What a break stops is not shown to players who take one (RSP-06). */
const stopped: readonly NearBlock[] = ['matches', 'tables', 'promotions', 'winners'];

/** A block that loads near the viewport, connected to the platform. */
export function ConnectedBlock({ block, place }: ConnectedBlockProps) {
  const isPlayer = useSession() !== null;
  const [play] = usePlayStatus({ skip: !stopped.includes(block) });
  if (isPlayer && stopped.includes(block)) {
    if (play.status === 'loading') return place;
    if (play.status === 'ready' && play.value.rest !== null) return null;
  }
  const Part = parts[block];
  return <Part />;
}

const parts: Readonly<Record<NearBlock, () => ReactNode>> = {
  matches: ConnectedMatches,
  tables: ConnectedTables,
  draws: ConnectedDraws,
  promotions: ConnectedPromotions,
  winners: ConnectedWinners,
};

function ConnectedMatches() {
  const [near, setNear] = useState(false);
  const matches = useMatches(useVendorsInMaintenance(), near);
  const { isPicked, pick: take } = useHeldSlip();
  const navigate = useNavigate();
  return (
    <Matches
      matches={matches}
      href={paths.category('SPORTS')}
      onOpen={useGuardedOpen()}
      isPicked={isPicked}
      onNear={setNear}
      onPick={({ vendor, sport }, pick, label) => {
        // A price that is in the slip leads to it and stays there.
        if (!isPicked(pick)) take(vendor, { pick, label });
        void navigate(pathTo('sports', { sport, when: 'live' }));
      }}
    />
  );
}

function ConnectedTables() {
  const tables = useTables(useVendorsInMaintenance());
  return <Tables tables={tables} href={paths.category('LIVE')} onOpen={useGuardedOpen()} />;
}

function ConnectedDraws() {
  return <Draws draws={useDraws(useVendorsInMaintenance())} href={paths.category('LOTT')} onOpen={useGuardedOpen()} />;
}

function ConnectedPromotions() {
  const slots = usePageSlots();
  return (
    <>
      <Promotions promotions={usePromotions()} href={paths.promotions()} />
      {slots.rewards()}
    </>
  );
}

function ConnectedWinners() {
  const site = useSite();
  const moves = site.status === 'ready' && site.value.live === 'stream';
  return <Winners winners={useWinners(useVendorsInMaintenance())} moves={moves} onOpen={useGuardedOpen()} />;
}
