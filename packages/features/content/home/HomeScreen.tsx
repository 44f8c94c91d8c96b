import { type ReactNode, useEffect, useState } from 'react';
import { SectionErrorBoundary } from '#core/components/SectionErrorBoundary.tsx';
import { loading } from '#core/data/remote.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { forPlayers, forVisitors } from '#core/session/BySession.css.ts';
import { usePageSlots } from '#core/site/pageSlots.ts';
import { classes } from '#ui/Box/element.ts';
import { useHydrated } from '#ui/Hydration/useHydrated.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { isOwn, settledBlocks } from './home.model.ts';
import type { HomeBlock, HomeScreenProps } from './home.types.ts';
import { heldBack, heldForPlayers, page, place, places } from './HomeScreen.css.ts';
import { CategoryStrip } from './parts/CategoryStrip.tsx';
import { HotGames } from './parts/HotGames.tsx';
import { OpenBetList } from './parts/OpenBetList.tsx';
import { RecentGames } from './parts/RecentGames.tsx';
import { RewardRow } from './parts/RewardRow.tsx';
import { StartList } from './parts/StartList.tsx';

/** How long blocks wait for those above them that may turn out to be empty, in ms. */
const holdMs = 3_000;

/**
 * The home page (RT-01): blocks in the operator's order, each with its own loading and error states, and none that is empty.
 * What follows a block of the player's own waits until it has answered, so that nothing moves.
 */
export function HomeScreen(props: HomeScreenProps) {
  const { blocks, role } = props;
  const { t } = useTranslation('common');
  const slots = usePageSlots();
  const hydrated = useHydrated();
  const [waits, setWaits] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setWaits(false), holdMs);
    return () => clearTimeout(timer);
  }, []);
  const shown = waits ? settledBlocks(blocks, props) : blocks.length;
  const firstOwn = blocks.findIndex(isOwn);
  const isPlayer = role === 'member' || role === 'agent';
  // After the last block of the first view; with the notices above it, no game would be in view.
  const lastBefore = blocks.findLastIndex((block) => !(block in nearBlocks));

  const render = (block: HomeBlock): ReactNode => {
    if (block === 'banner') return hydrated && isPlayer ? null : slots.pageBanner();
    if (block in nearBlocks) return props.nearBlock(block as keyof typeof nearBlocks);
    return renderBlock[block as keyof typeof renderBlock](hydrated ? props : asDocument(props));
  };
  // A document is the same for all: the boot script, which knows whether there is a session, lets one of both be seen.
  const audience = (block: HomeBlock) => (isOwn(block) ? forPlayers : block === 'banner' && forVisitors);
  return (
    <div className={page}>
      <VisuallyHidden as="h1">{t('pages.home')}</VisuallyHidden>
      {blocks.flatMap((block, index) => [
        <div
          key={block}
          data-block={block}
          className={classes(
            place,
            places[block],
            !hydrated && audience(block),
            !hydrated && firstOwn !== -1 && index > firstOwn && heldForPlayers,
            hydrated && index >= shown && heldBack,
          )}
        >
          <SectionErrorBoundary>{render(block)}</SectionErrorBoundary>
        </div>,
        index === Math.max(lastBefore, 0) && (
          <div key="notices" className={place}>
            {slots.pageNotices()}
          </div>
        ),
      ])}
    </div>
  );
}

const nearBlocks = { matches: true, tables: true, draws: true, promotions: true, winners: true } as const;

/** What a document shows of a player before the program knows them. */
const asDocument = (props: HomeScreenProps): HomeScreenProps => ({
  ...props,
  openBets: loading,
  start: null,
  recent: loading,
  rewards: null,
});

const renderBlock: Readonly<
  Record<Exclude<HomeBlock, 'banner' | keyof typeof nearBlocks>, (props: HomeScreenProps) => ReactNode>
> = {
  openBets: ({ openBets, betsHref }) => openBets && <OpenBetList openBets={openBets} href={betsHref} />,
  start: ({ start }) => start?.status === 'ready' && <StartList {...start.value} />,
  recent: ({ recent, onOpen }) => recent && <RecentGames recent={recent} onOpen={onOpen} />,
  rewards: ({ rewards }) => rewards?.status === 'ready' && rewards.value.count > 0 && <RewardRow {...rewards.value} />,
  categories: ({ categories }) => <CategoryStrip categories={categories} />,
  hot: ({ hot, firstGame, lobbyHref, onOpen }) => (
    <HotGames hot={hot} firstGame={firstGame} href={lobbyHref} onOpen={onOpen} />
  ),
};
