import * as v from 'valibot';
import { gameVendorList } from '#api/games.ts';
import { siteInfoValue } from '#api/system.ts';
import { type Category, deriveCategories } from './categories.ts';
import { useLanguage } from './i18n/language.ts';
import { type Remote, loading, mapRemote, useRemote } from './remote.ts';
import { useSite } from './site.ts';

/**
 * The categories that have vendors, in the order of the navigation (NAV-04, NAV-07). The list is kept for the tab
 * (STO-02); `useVendorFreshness` asks for it anew where it may have changed.
 */
export function useCategories(): Remote<readonly Category[]> {
  const language = useLanguage();
  const [vendors] = useRemote(gameVendorList, { language }, 'oncePerTab');
  const site = useSite();
  if (site.status === 'loading') return loading;
  // Without the operator's lists those of the specification hold: navigation does not fail for their sake.
  const derived = site.status === 'ready' ? site.value.derivedCategories : defaultLists;
  return mapRemote(vendors, ({ data }) => deriveCategories(data.lanes, derived));
}

const defaultLists = v.parse(siteInfoValue.entries.derivedCategories, undefined);
