import * as v from 'valibot';
import { gameMenuList, gameVendorList } from '#api/games.ts';
import { siteInfoValue } from '#api/system.ts';
import { type Remote, loading, mapRemote, useRemote } from '../data/remote.ts';
import { useLanguage } from '../i18n/language.ts';
import { useSite } from '../site/site.ts';
import { type Category, deriveCategories } from './categories.ts';

/**
 * Returns the categories that have vendors, in the order of the navigation (NAV-04, NAV-07). The list is cached for the tab
 * (STO-02); `useVendorFreshness` refreshes it.
 */
export function useCategories(): Remote<readonly Category[]> {
  const language = useLanguage();
  const [vendors] = useRemote(gameVendorList, { language }, 'oncePerTab');
  // The order of the vendor list applies until the menu has come, and without it.
  const [menu] = useRemote(gameMenuList, { language }, 'perLanguage');
  const site = useSite();
  if (site.status === 'loading') return loading;
  // A failed call must not break the navigation; the lists of the specification apply then.
  const derived = site.status === 'ready' ? site.value.derivedCategories : defaultLists;
  return mapRemote(vendors, ({ data }) =>
    deriveCategories(data.lanes, derived, menu.status === 'ready' ? menu.value : undefined),
  );
}

const defaultLists = v.parse(siteInfoValue.entries.derivedCategories, undefined);
