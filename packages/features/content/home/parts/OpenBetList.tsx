import { LazySection } from '#core/components/LazySection.tsx';
import type { Remote } from '#core/data/remote.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { homeLimits } from '../home.model.ts';
import type { OpenBets } from '../home.types.ts';
import { Block } from './Block.tsx';
import { More } from './More.tsx';
import { bet as betClass, bets as betsClass } from './OpenBets.css.ts';

const OpenBetRows = lazyComponent(() => import('./OpenBetRows.tsx').then((part) => part.OpenBetRows));
/** Loads the rows, which visitors do without. */
export const preloadBets = OpenBetRows.preload;

/** The player's bets that are not settled, each as a link to its record. One that is settled stays for a while, with its result. */
export function OpenBetList({ openBets, href }: { openBets: Remote<OpenBets>; href: string }) {
  const { t } = useTranslation('home');
  const total = openBets.status === 'ready' ? openBets.value.total : 0;
  return (
    <Block
      title={t('openBets.title')}
      remote={openBets}
      aside={<More href={href}>{total > 0 ? t('allOf', { total }) : t('all')}</More>}
      skeleton={<BetsSkeleton count={homeLimits.openBets} />}
    >
      {({ bets }) =>
        bets.length === 0 ? null : (
          <LazySection placeholder={<BetsSkeleton count={bets.length} />}>
            <OpenBetRows bets={bets} />
          </LazySection>
        )
      }
    </Block>
  );
}

function BetsSkeleton({ count }: { count: number }) {
  return (
    <div className={betsClass}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={betClass}>
          <Skeleton shape="text" size="sm" />
          <span />
          <Skeleton shape="text" size="xs" />
        </div>
      ))}
    </div>
  );
}
