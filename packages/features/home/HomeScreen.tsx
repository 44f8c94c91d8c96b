import { useTranslation } from 'react-i18next';
import type { GameType } from '#api/primitives.ts';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import type { GameTileView } from '../shared/gameTile.ts';
import type { Remote } from '../shared/remote.ts';
import type { Role } from '../shared/role.ts';
import type { GatedOpen } from '../shared/useGatedOpen.ts';
import type { VendorView } from '../shared/vendorView.ts';
import { CategoryRows } from './parts/CategoryRows.tsx';
import { GameBlock } from './parts/GameBlock.tsx';
import { Welcome } from './parts/Welcome.tsx';

/** How many games a block shows. Both fill whole rows of six. */
export const homeLimits = { recent: 6, hot: 12 } as const;

export interface HomeCategory {
  readonly type: GameType;
  /** Where all of it is. */
  readonly href: string;
  readonly vendors: readonly VendorView[];
}

export interface HomeScreenProps {
  readonly role: Role;
  /** Null until it is known, and for who has none. */
  readonly nickname: string | null;
  readonly loginHref: string;
  /** The player's latest games; null for visitors and trial accounts, who have none. */
  readonly recent: Remote<readonly GameTileView[]> | null;
  readonly hot: Remote<readonly GameTileView[]>;
  /** NAV-04f: only those that have vendors. */
  readonly categories: Remote<readonly HomeCategory[]>;
  readonly lobbyHref: string;
  readonly onOpen: GatedOpen;
}

/** The home page (RT-01): a greeting, the player's own games, hot games, and every category. Each block fails alone. */
export function HomeScreen(props: HomeScreenProps) {
  const { recent, hot, categories, lobbyHref, onOpen } = props;
  const { t } = useTranslation('home');
  return (
    <Stack gap="xl">
      <Welcome {...props} />
      {recent && (
        <GameBlock
          name="recent"
          games={recent}
          count={homeLimits.recent}
          onOpen={onOpen}
          emptyAction={
            <ButtonLink tone="soft" href={lobbyHref}>
              {t('recent.browse')}
            </ButtonLink>
          }
        />
      )}
      <GameBlock
        name="hot"
        games={hot}
        count={homeLimits.hot}
        onOpen={onOpen}
        aside={
          <Link href={lobbyHref} underline="hover" size="touch">
            {t('hot.all')}
          </Link>
        }
        emptyAction={
          <ButtonLink tone="soft" href={lobbyHref}>
            {t('hot.all')}
          </ButtonLink>
        }
      />
      <CategoryRows categories={categories} />
    </Stack>
  );
}
