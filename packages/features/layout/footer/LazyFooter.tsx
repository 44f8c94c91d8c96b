import { TellUs } from '#core/components/TellUs.tsx';
import { useLocation } from '#core/routing/router.ts';
import { useBrandValue } from '#core/site/brand.ts';
import { FooterScreen } from './FooterScreen.tsx';
import { useFooterScreen } from './useFooterScreen.ts';

/** The footer, and above it the way to customer service while a part of the page has failed. */
export function LazyFooter() {
  const { pathname } = useLocation();
  return (
    <>
      <TellUs key={pathname} page={pathname.split('/')[1] || 'home'} />
      <FooterScreen {...useFooterScreen({ brand: useBrandValue() })} />
    </>
  );
}
