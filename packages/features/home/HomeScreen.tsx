import { type ComponentType, Fragment, type ReactNode } from 'react';
import type { GameType, OfferedLanguage } from '#api/primitives.ts';
import type { LayoutBlock } from '#api/system.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import type { GameTileView } from '../shared/gameTile.ts';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import type { Remote } from '../shared/remote.ts';
import type { Role } from '../shared/role.ts';
import type { GatedOpen } from '../shared/useGatedOpen.ts';
import type { VendorView } from '../shared/vendorView.ts';
import type { TeaserView, WinnerView } from './home.model.ts';
import { page } from './HomeScreen.css.ts';
import { CategoryRows } from './parts/CategoryRows.tsx';
import { HotGames, RecentGames } from './parts/GameBlocks.tsx';
import { Promotions } from './parts/Promotions.tsx';
import { Welcome } from './parts/Welcome.tsx';
import { Winners } from './parts/Winners.tsx';

export type HomeBlock = LayoutBlock<'home'>;
/** Blocks whose code and data come when they are near the screen. */
export type LateBlock = Extract<HomeBlock, 'winners' | 'promotions'>;

export interface HomeCategory {
  readonly type: GameType;
  /** Where all of it is. */
  readonly href: string;
  readonly vendors: readonly VendorView[];
}

export interface HomeScreenProps {
  /** What the page is made of, in the operator's order. */
  readonly blocks: readonly HomeBlock[];
  readonly role: Role;
  /** Null until it is known, and for who has none. */
  readonly nickname: string | null;
  readonly loginHref: string;
  readonly currencySymbol: string;
  readonly language: OfferedLanguage;
  /** The player's latest games; null for visitors and trial accounts, who have none. */
  readonly recent: Remote<readonly GameTileView[]> | null;
  readonly hot: Remote<readonly GameTileView[]>;
  /** CON-01. Loading until the block is near. */
  readonly winners: Remote<readonly WinnerView[]>;
  /** NAV-04f: only those that have vendors. */
  readonly categories: Remote<readonly HomeCategory[]>;
  /** Loading until the block is near. */
  readonly promotions: Remote<readonly TeaserView[]>;
  readonly onNear: (block: LateBlock) => void;
  readonly lobbyHref: string;
  readonly promotionsHref: string;
  readonly onOpen: GatedOpen;
  /** Around each block: keeps a failure of our own code within it. @default none */
  readonly boundary?: ComponentType<{ children: ReactNode }>;
}

/** The home page (RT-01): blocks in the operator's order, each of which loads, fails and is empty on its own. */
export function HomeScreen(props: HomeScreenProps) {
  const { blocks, boundary: Boundary = Fragment } = props;
  const { t } = useTranslation('shared');
  return (
    <div className={page}>
      {!blocks.includes('welcome') && <VisuallyHidden as="h1">{t('pages.home')}</VisuallyHidden>}
      {blocks.map((block) => (
        <Boundary key={block}>{drawings[block](props)}</Boundary>
      ))}
    </div>
  );
}

const drawings: Readonly<Record<HomeBlock, (props: HomeScreenProps) => ReactNode>> = {
  welcome: (props) => <Welcome {...props} />,
  recent: (props) => <RecentGames {...props} />,
  hot: (props) => <HotGames {...props} />,
  winners: (props) => <Winners {...props} />,
  categories: (props) => <CategoryRows {...props} />,
  promotions: (props) => <Promotions {...props} />,
};
