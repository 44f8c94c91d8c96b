import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '#features/shared/i18n/useTranslation.tsx';
import type { RouteName } from '#features/shared/navigation.ts';
import { useBrand } from './brand.ts';
import { usePlaceOnPage } from './usePlaceOnPage.ts';

/**
 * What a browser does by itself between two documents: a title of its own, the top of the page, and the focus at its
 * beginning, so that a screen reader hears where it is. Going back leads to where one was.
 */
export function usePageChange(route: RouteName | null): void {
  const { pathname, hash } = useLocation();
  const back = usePlaceOnPage();
  const { t } = useTranslation('shared');
  const { name } = useBrand();
  const title = route === null ? t('notFound.title') : t(`pages.${route}`);
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);

  const former = useRef(pathname);
  useEffect(() => {
    if (former.current === pathname) return;
    former.current = pathname;
    // A page with an anchor places itself.
    if (back || hash !== '') return;
    scrollTo({ top: 0, behavior: 'instant' });
    // A dialog that has just led here keeps the focus until it is closed.
    if (document.querySelector('[role="dialog"]') === null) {
      document.getElementById('content')?.focus({ preventScroll: true });
    }
  }, [pathname, hash, back]);
}
