import { useState } from 'react';
import { type Bonus, bonusCancel, bonusList } from '#api/bonuses.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { useRemote } from '#core/data/remote.ts';
import { useMoneyFlow } from '#core/flow/useMoneyFlow.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { LazyMoneyPosition } from '#core/money/position/LazyMoneyPosition.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { useLocation } from '#core/routing/router.ts';
import { useCentreHref } from '#core/site/centreHref.ts';
import { useOnSupport } from '#core/site/support.ts';
import type { BonusesScreenProps } from './bonuses.types.ts';
import { lookUpCancelled } from './lookUpCancelled.ts';
import { useCancelPreview } from './useCancelPreview.ts';

const pageSize = 10;

const CountedBets = lazyComponent(async () => (await import('../../records/turnover/CountedBets.tsx')).CountedBets);

/** Props of the page of bonuses (MEM-03d), connected to the platform. */
export function useBonusesScreen(): BonusesScreenProps {
  const { client } = usePlatform();
  const { pathname, search } = useLocation();
  const language = useLanguage();
  const centreHref = useCentreHref(pathname + search);
  const [pageNo, setPageNo] = useState(1);
  const [asked, setAsked] = useState<Bonus | null>(null);
  const [bonuses] = useRemote(bonusList, { pageNo, pageSize, language }, 'list');
  const { preview, read } = useCancelPreview();
  const cancel = useMoneyFlow(bonusCancel, { lookUp: lookUpCancelled(client) });
  return {
    bonuses,
    Position: LazyMoneyPosition,
    pageNo,
    cancelling: asked,
    preview,
    cancel,
    rewardsHref: centreHref('rewardCenter'),
    CountedBets,
    onPage: setPageNo,
    onAsk(bonus) {
      setAsked(bonus);
      if (bonus === null) return;
      cancel.reset();
      void read(bonus.id);
    },
    async onCancel(seen) {
      if (asked === null) return true;
      const outcome = await cancel.send({ id: asked.id, seen });
      // Sums that have changed are shown for another decision.
      const changed =
        outcome?.status === 'refused' && outcome.error.kind === 'refused' && outcome.error.code === 'bonus_changed';
      if (changed) await read(asked.id);
      return !changed;
    },
    onSupport: useOnSupport(),
  };
}
