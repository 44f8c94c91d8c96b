import { promotionStates } from '#api/promotions.ts';
import { useCategories } from '#core/catalogue/useCategories.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { type Remote, loading, ready, useRemote } from '#core/data/remote.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { paths } from '#core/routing/paths.ts';
import { useAnnouncements } from '#core/site/announcements.ts';
import { useSite } from '#core/site/site.ts';
import { toOffer } from './join.model.ts';
import type { SiteGains } from './join.types.ts';

/**
 * Reads what the site has for whoever signs up. What could not be read is left out.
 * @param wanted nothing is asked for otherwise
 */
export function useSiteGains(wanted: boolean): Remote<SiteGains> | null {
  const { clock } = usePlatform();
  const language = useLanguage();
  const site = useSite();
  const categories = useCategories();
  const announcements = useAnnouncements();
  const [states] = useRemote(promotionStates, wanted ? { language } : null, 'live');
  if (!wanted) return null;
  if ([site, categories, announcements, states].some(({ status }) => status === 'loading')) return loading;
  const promotions = announcements.status === 'ready' ? announcements.value.promotion : [];
  const offer = toOffer(promotions, states.status === 'ready' ? states.value.list : [], clock.now());
  const vendors = categories.status === 'ready' ? categories.value.flatMap((category) => category.vendors) : [];
  return ready({
    offer: offer && { ...offer, href: paths.promotion(offer.id) },
    vendors: [...new Set(vendors.map(({ displayName }) => displayName))],
    payments: site.status === 'ready' ? site.value.paymentMethods.map(({ name }) => name) : [],
  });
}
