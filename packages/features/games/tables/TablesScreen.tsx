import { ChevronRight, Zap } from 'lucide-react';
import { GamesPage } from '#core/catalogue/GamesPage.tsx';
import { GuardedLinks } from '#core/catalogue/GuardedLinks.tsx';
import { pauseText } from '#core/catalogue/pauseText.ts';
import { FailedState } from '#core/components/FailedState.tsx';
import { Warning } from '#core/components/Warning.tsx';
import { usePlatform } from '#core/data/platform.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { TickerContext, useTicker } from '#core/time/ticker.ts';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { FilterChips } from './parts/FilterChips.tsx';
import { GameTabs } from './parts/GameTabs.tsx';
import { TableGrid } from './parts/TableGrid.tsx';
import type { TablesScreenProps } from './tables.types.ts';
import { lobbyLink, note, noteText, page } from './TablesScreen.css.ts';

/** The live tables of all vendors (RT-05a, RT-05f): by game, narrowed by filters, each table one link to its launch. */
export function TablesScreen(props: TablesScreenProps) {
  const { tabs, choice, filters, vendor, vendorMissing, notOffered, stop, homeHref, onOpen, role } = props;
  const { t } = useTranslation('tables');
  const ticker = useTicker(usePlatform().clock.now);
  const home = <ButtonLink href={homeHref}>{t('empty.home')}</ButtonLink>;
  const closed = notOffered ? { title: t('empty.closed'), text: t('empty.text') } : null;
  return (
    <GamesPage title={t('common:gameTypes.LIVE')} notOffered={closed} stop={stop} home={home}>
      <TickerContext value={ticker}>
        <GuardedLinks onOpen={onOpen}>
          <div className={page} data-board>
            <GameTabs tabs={tabs} chosen={choice.game} />
            {filters.status === 'failed' ? (
              <FailedState compact title={t('vendorsFailed')} failed={filters} />
            ) : (
              <FilterChips filters={filters.status === 'ready' ? filters.value : null} />
            )}
            <div className={note}>
              {props.dealers !== 'all' && (
                <span className={noteText}>
                  <Icon of={Zap} size="small" />
                  <span>{t(props.dealers === 'none' ? 'automatic' : 'someDealers')}</span>
                </span>
              )}
              {vendor !== null && vendor.lobbyHref !== null && (
                <Anchor href={vendor.lobbyHref} className={lobbyLink}>
                  <span>{t('lobby', { vendor: vendor.name })}</span>
                  <Icon of={ChevronRight} size="text" />
                </Anchor>
              )}
            </div>
            {role === 'trial' && <Warning>{t('trial')}</Warning>}
            {vendorMissing && <Warning>{t('vendorMissing')}</Warning>}
            {vendor !== null && vendor.maintenance !== null && (
              <Warning>{pauseText(t, vendor.name, vendor.maintenance)}</Warning>
            )}
            <TableGrid {...props} />
          </div>
        </GuardedLinks>
      </TickerContext>
    </GamesPage>
  );
}
