import { useContext, useEffect, useLayoutEffect } from 'react';
import { withoutLineMarks } from '#text/lineMarks.ts';
import { brandText } from '#ui/theme/brandText.ts';
import { usePlatform } from '../data/platform.tsx';
import { useLanguage } from '../i18n/language.ts';
import { codeOf } from '../i18n/languageCode.ts';
import { useTranslation } from '../i18n/useTranslation.tsx';
import { BrandContext } from '../site/brand.ts';
import { useLocation } from './router.ts';
import { routeOf } from './routes.ts';

/**
 * The titles of the page and of what is open over it, which the document has as long as it is open, and what that shows, such as
 * an account.
 */
const titles = { page: '', overlay: '', entry: '' };

/** Titles the document by what is open. */
export function setTitle(change: Partial<typeof titles>): void {
  Object.assign(titles, change);
  const { page, overlay, entry } = titles;
  document.title = withoutLineMarks(overlay && entry ? `${entry} · ${overlay}` : overlay || page);
}

/** Titles the document by the name of its page, until the page knows more (`usePageTitle`). */
export function useRouteTitle(): void {
  const title = useWhole(usePageName());
  // Before the effects of the page.
  useLayoutEffect(() => {
    if (title !== undefined) setTitle({ page: title });
  }, [title]);
}

/**
 * Titles the document by what the page shows, such as a game or a promotion. The name of the page stands until it is known.
 * @param title undefined while it is unknown
 */
export function usePageTitle(title: string | undefined): void {
  const { rendering } = usePlatform();
  if (title !== undefined) rendering?.title(title);
  const whole = useWhole(title);
  // After the layout effect of `useRouteTitle`, also when both change at once.
  useEffect(() => {
    if (whole !== undefined) setTitle({ page: whole });
  }, [whole]);
}

/**
 * Titles the document by the place that the address names within a page, such as a vendor or a tab, before the name of the page.
 * @param place undefined for the page itself
 */
export function usePlaceTitle(place: string | undefined): void {
  const page = usePageName();
  usePageTitle(place === undefined ? page : `${place} · ${page}`);
}

/**
 * Says that the address names something that the site does not have, such as a promotion that has ended, or a vendor: the
 * document is then sent with 404, like that of an unknown page. The page itself says what is missing, and where to go on.
 */
export function useUnknownEntry(isUnknown: boolean): void {
  const { rendering } = usePlatform();
  if (isUnknown) rendering?.unknownEntry();
}

/** The name of the page of the current address. */
export function usePageName(): string {
  const { t } = useTranslation('common');
  const route = routeOf(useLocation().pathname);
  return route === null ? t('notFound.title') : t(`pages.${route}`);
}

/** A title with the name of the site behind it. Undefined in a story of a part. */
export function useWhole(title: string | undefined): string | undefined {
  const brand = useContext(BrandContext);
  const code = codeOf(useLanguage());
  return title !== undefined && brand ? `${title} · ${brandText(brand.title ?? brand.name, code)}` : undefined;
}
