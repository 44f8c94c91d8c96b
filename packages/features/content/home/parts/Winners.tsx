import { Suspense, useDeferredValue } from 'react';
import { GuardedLinks } from '#core/catalogue/GuardedLinks.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import type { HomeScreenProps } from '../home.types.ts';
import { Block } from './Block.tsx';
import { BlockBody } from './BlockBody.tsx';
import { Near } from './Near.tsx';
import type { WinnerBoardProps } from './WinnerBoard.tsx';
import { WinnersSkeleton } from './WinnersSkeleton.tsx';

const WinnerBoard = lazyComponent<WinnerBoardProps>(async () => (await import('./WinnerBoard.tsx')).WinnerBoard);

type WinnersProps = Pick<HomeScreenProps, 'winners' | 'onNear' | 'onOpen'>;

/** The block of the winner board (CON-01). Its code and data load when it is near the viewport. */
export function Winners({ winners, onNear, onOpen }: WinnersProps) {
  const { t } = useTranslation('home');
  const fetchAhead = () => {
    void WinnerBoard.preload();
    onNear('winners');
  };
  const skeleton = <WinnersSkeleton />;
  // Fifty rows are rendered in slices, between which the page answers.
  const shown = useDeferredValue(winners);
  return (
    <Block title={t('winners.title')}>
      <BlockBody remote={shown} failed={t('winners.failed')} skeleton={<Near onNear={fetchAhead}>{skeleton}</Near>}>
        {(list) =>
          list.length === 0 ? (
            <Card>
              <EmptyState level={3} title={t('winners.empty')} text={t('winners.emptyText')} />
            </Card>
          ) : (
            <GuardedLinks onOpen={onOpen}>
              <Suspense fallback={skeleton}>
                <WinnerBoard winners={list} />
              </Suspense>
            </GuardedLinks>
          )
        }
      </BlockBody>
    </Block>
  );
}
