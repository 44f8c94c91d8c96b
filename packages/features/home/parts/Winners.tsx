import { Suspense } from 'react';
import { Card } from '#ui/Card/Card.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { GatedLinks } from '../../shared/GatedLinks.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { lazyPart } from '../../shared/lazyPart.tsx';
import type { HomeScreenProps } from '../HomeScreen.tsx';
import { Block } from './Block.tsx';
import { BlockBody } from './BlockBody.tsx';
import { Near } from './Near.tsx';
import type { WinnerBoardProps } from './WinnerBoard.tsx';
import { WinnersSkeleton } from './WinnersSkeleton.tsx';

const WinnerBoard = lazyPart<WinnerBoardProps>(async () => (await import('./WinnerBoard.tsx')).WinnerBoard);

type WinnersProps = Pick<HomeScreenProps, 'winners' | 'onNear' | 'onOpen' | 'currencySymbol' | 'language'>;

/** The winner board (CON-01). Its code and its data come when the player comes near. */
export function Winners({ winners, onNear, onOpen, currencySymbol, language }: WinnersProps) {
  const { t } = useTranslation('home');
  const fetchAhead = () => {
    void WinnerBoard.preload();
    onNear('winners');
  };
  const skeleton = <WinnersSkeleton />;
  return (
    <Block title={t('winners.title')}>
      <BlockBody remote={winners} failed={t('winners.failed')} skeleton={<Near onNear={fetchAhead}>{skeleton}</Near>}>
        {(list) =>
          list.length === 0 ? (
            <Card>
              <EmptyState level={3} title={t('winners.empty')} text={t('winners.emptyText')} />
            </Card>
          ) : (
            <GatedLinks onOpen={onOpen}>
              <Suspense fallback={skeleton}>
                <WinnerBoard winners={list} currencySymbol={currencySymbol} language={language} />
              </Suspense>
            </GatedLinks>
          )
        }
      </BlockBody>
    </Block>
  );
}
