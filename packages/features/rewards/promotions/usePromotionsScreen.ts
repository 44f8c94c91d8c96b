import { namedType } from '#core/catalogue/promotionType.ts';
import { useClosedPage } from '#core/centre/useClosedPage.ts';
import { mapRemote } from '#core/data/remote.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { paths } from '#core/routing/paths.ts';
import { useSearchParams } from '#core/routing/router.ts';
import { usePlaceTitle } from '#core/routing/title.ts';
import { stageOfKey, stages } from '../offer/offer.model.ts';
import { occurringTypes } from './promotions.model.ts';
import type { PromotionsScreenProps } from './promotions.types.ts';
import { usePromotions } from './usePromotions.ts';

// After the list: what it needs is asked for members only.
const RewardLinks = lazyComponent(async () => (await import('./EarnedLinks.tsx')).EarnedLinks);

/** Props of the promotions page, connected to the platform. The URL filters the list: `/promotions?type=Slots&stage=claim`. */
export function usePromotionsScreen(): PromotionsScreenProps {
  const [params] = useSearchParams();
  const all = usePromotions();
  const chosen = namedType(params.get('type') ?? '');
  const stage = stages.find((each) => each === params.get('stage')) ?? null;
  const { t } = useTranslation('promotions');
  const typeName = useTranslation('promotionTypes').t;
  const filters = [chosen && typeName(`types.${chosen}`), stage && t(`stage.${stage}`)];
  usePlaceTitle(filters.filter((each) => each !== null).join(' · ') || undefined);
  const present = new Set(all.status === 'ready' ? all.value.flatMap(({ state }) => state && stageOfKey[state]) : []);
  return {
    RewardLinks,
    promotions: mapRemote(all, (promotions) =>
      promotions.filter(
        ({ type, state }) =>
          (chosen === null || type === chosen) &&
          (stage === null || present.size === 0 || (state !== null && stageOfKey[state] === stage)),
      ),
    ),
    stages: present.size === 0 ? null : stages.filter((each) => present.has(each)),
    stage: present.size === 0 ? null : stage,
    types: all.status === 'ready' ? occurringTypes(all.value) : [],
    chosen,
    hrefFor: (type, at = stage) =>
      paths.promotions({ ...(type !== null && { type }), ...(at !== null && { stage: at }) }),
    homeHref: paths.home(),
    closed: useClosedPage('promotions'),
  };
}
