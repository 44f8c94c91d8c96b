import { type ReactNode } from 'react';
import { SectionErrorBoundary } from '#core/components/SectionErrorBoundary.tsx';
import { loading } from '#core/data/remote.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { BySession } from '#core/session/BySession.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import type { HomeBlock, HomeScreenProps } from './home.types.ts';
import { page } from './HomeScreen.css.ts';
import { CategoryRows } from './parts/CategoryRows.tsx';
import { HotGames, RecentGames } from './parts/GameBlocks.tsx';
import { Promotions } from './parts/Promotions.tsx';
import { Welcome } from './parts/Welcome.tsx';
import { Winners } from './parts/Winners.tsx';

/** The home page (RT-01): blocks in the operator's order, each with its own loading, empty and error states. */
export function HomeScreen(props: HomeScreenProps) {
  const { blocks } = props;
  const { t } = useTranslation('common');
  return (
    <div className={page}>
      {!blocks.includes('welcome') && <VisuallyHidden as="h1">{t('pages.home')}</VisuallyHidden>}
      {blocks.map((block) => (
        <SectionErrorBoundary key={block}>{renderBlock[block](props)}</SectionErrorBoundary>
      ))}
    </div>
  );
}

const renderBlock: Readonly<Record<HomeBlock, (props: HomeScreenProps) => ReactNode>> = {
  welcome: ({ role, nickname, loginHref, onSignUp, practiceHref }) => {
    const props = { role, nickname, loginHref, onSignUp, practiceHref };
    const asMember = { ...props, role: 'member' } as const;
    return (
      <BySession visitor={<Welcome {...props} />} player={<Welcome {...asMember} />}>
        <Welcome {...props} />
      </BySession>
    );
  },
  recent: ({ recent, lobbyHref, onOpen }) => {
    const props = { lobbyHref, onOpen };
    return (
      <BySession visitor={null} player={<RecentGames recent={loading} {...props} />}>
        <RecentGames recent={recent} {...props} />
      </BySession>
    );
  },
  hot: ({ hot, lobbyHref, onOpen }) => <HotGames hot={hot} lobbyHref={lobbyHref} onOpen={onOpen} />,
  winners: ({ winners, onNear, onOpen }) => <Winners winners={winners} onNear={onNear} onOpen={onOpen} />,
  categories: ({ categories }) => <CategoryRows categories={categories} />,
  promotions: ({ promotions, promotionsHref, onNear }) => (
    <Promotions promotions={promotions} promotionsHref={promotionsHref} onNear={onNear} />
  ),
};
