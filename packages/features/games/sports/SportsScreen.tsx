import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { type MarketKind, marketKinds } from '#api/matches.ts';
import { GamesPage } from '#core/catalogue/GamesPage.tsx';
import { GuardedLinks } from '#core/catalogue/GuardedLinks.tsx';
import { pauseText } from '#core/catalogue/pauseText.ts';
import { LazySection } from '#core/components/LazySection.tsx';
import { Warning } from '#core/components/Warning.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { useIsFrom } from '#ui/theme/useIsFrom.ts';
import { SlipBeside } from '../slip/SlipBeside.tsx';
import { Board } from './parts/Board.tsx';
import { Sports } from './parts/Sports.tsx';
import { Tabs } from './parts/Tabs.tsx';
import { Tools } from './parts/Tools.tsx';
import type { SportsScreenProps } from './sports.types.ts';
import { bookLink, list as listClass, page, slipPlace, treePlace } from './SportsScreen.css.ts';

const Tree = lazyComponent(() => import('./parts/Tree.tsx').then((part) => part.Tree));

/** The matches of a category by league, with their prices and the slip of their vendor (RT-05b, RT-05c, RT-05g). */
export function SportsScreen(props: SportsScreenProps) {
  const { type, list, vendor, vendorMissing, notOffered, allPaused, stop, homeHref, role, onOpen, slip } = props;
  const { t } = useTranslation('sports');
  const isWide = useIsFrom('desktop');
  // Between two columns, a row has room for one kind of bets up to here.
  const hasRoom = useIsFrom('wide');
  const [chosen, setKind] = useState<MarketKind>('1x2');
  const home = <ButtonLink href={homeHref}>{t('empty.home')}</ButtonLink>;
  const closed = notOffered ? { title: t('empty.closed'), text: t('empty.text') } : null;
  const kinds = list.status === 'ready' ? list.value.kinds : marketKinds;
  // Other sports have one kind more often than not: no switch stands there until there is a choice.
  const offered = list.status === 'ready' || type === 'SPORTS' ? kinds : [];
  const kind = kinds.includes(chosen) ? chosen : (kinds[0] ?? '1x2');
  const turn = (by: 1 | -1): void => {
    const next = kinds[kinds.indexOf(kind) + by];
    if (next !== undefined && !hasRoom) setKind(next);
  };
  return (
    <GamesPage title={t(`common:gameTypes.${type}`)} notOffered={closed} stop={stop} home={home}>
      <div className={page} data-board>
        <div className={treePlace}>
          {isWide && (
            <LazySection optional>
              <Tree {...props} />
            </LazySection>
          )}
        </div>
        <GuardedLinks onOpen={onOpen}>
          <div className={listClass} data-narrow={!hasRoom || undefined}>
            <Tabs {...props} />
            <Sports sports={props.sports} waits={list.status === 'loading' && type === 'SPORTS'} />
            <Tools {...props} kinds={offered} kind={kind} onKind={setKind} />
            {role === 'trial' && <Warning>{t('trial')}</Warning>}
            {vendorMissing && <Warning>{t('vendorMissing')}</Warning>}
            {vendor !== null && vendor.maintenance !== null && (
              <Warning>{pauseText(t, vendor.name, vendor.maintenance)}</Warning>
            )}
            {vendor !== null && vendor.bookHref !== null && (
              <Anchor href={vendor.bookHref} className={bookLink}>
                <span>{t('book', { vendor: vendor.name })}</span>
                <Icon of={ChevronRight} size="text" />
              </Anchor>
            )}
            {allPaused || (vendor !== null && vendor.maintenance !== null) ? (
              <EmptyState title={t('empty.paused')} text={t('empty.text')} action={home} />
            ) : (
              <Board {...props} isWide={isWide} kinds={hasRoom ? kinds : [kind]} onTurn={turn} />
            )}
          </div>
        </GuardedLinks>
        <div className={slipPlace}>
          <SlipBeside slip={slip} isWide={isWide} />
        </div>
      </div>
    </GamesPage>
  );
}
