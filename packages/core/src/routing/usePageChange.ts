import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { brandText } from '#ui/theme/brandText.ts';
import { useLanguage } from '../i18n/language.ts';
import { codeOf } from '../i18n/languageCode.ts';
import { useTranslation } from '../i18n/useTranslation.tsx';
import { BrandContext } from '../site/brand.ts';
import { useLocation } from './router.ts';
import type { RouteName } from './routes.ts';
import { useScrollRestoration } from './useScrollRestoration.ts';

/**
 * Does on a page change what a browser does between two documents: sets the title, scrolls to the top, and moves the focus
 * to the content, so that a screen reader announces it. Going back restores the scroll position.
 */
export function usePageChange(route: RouteName | null): void {
  const { pathname, hash } = useLocation();
  const back = useScrollRestoration();
  const { t } = useTranslation('common');
  const siteTitle = useSiteTitle();
  const title = route === null ? t('notFound.title') : t(`pages.${route}`);
  // Before the effects of the page, which may know a better title (`usePageTitle`).
  useLayoutEffect(() => {
    document.title = `${title} · ${siteTitle}`;
  }, [title, siteTitle]);

  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    // A page scrolls to an anchor itself.
    if (back || hash !== '') return;
    scrollTo({ top: 0, behavior: 'instant' });
    // A dialog that navigated here keeps the focus until it closes.
    if (document.querySelector('[role="dialog"]') === null) {
      document.getElementById('content')?.focus({ preventScroll: true });
    }
  }, [pathname, hash, back]);
}

/**
 * Titles the document by what the page shows, such as a game or a promotion. The name of the page stands until it is known.
 * @param title undefined while it is unknown
 */
export function usePageTitle(title: string | undefined): void {
  const siteTitle = useSiteTitle();
  // After the layout effect of `usePageChange`, also when both change at once.
  useEffect(() => {
    if (title !== undefined && siteTitle !== null) document.title = `${title} · ${siteTitle}`;
  }, [title, siteTitle]);
}

/** What stands behind the title of each page. Null in a story of a part. */
function useSiteTitle(): string | null {
  const brand = useContext(BrandContext);
  const language = useLanguage();
  return brand && brandText(brand.title ?? brand.name, codeOf(language));
}
