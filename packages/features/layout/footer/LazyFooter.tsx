import { usePlatform } from '#core/data/platform.tsx';
import { pathTo } from '#core/routing/paths.ts';
import { useLocation } from '#core/routing/router.ts';
import { routeOf } from '#core/routing/routes.ts';
import { useBrandValue } from '#core/site/brand.ts';
import { problemCode } from '#core/site/problemCode.ts';
import { FooterScreen } from './FooterScreen.tsx';
import { TellUs } from './parts/TellUs.tsx';
import { useFooterScreen } from './useFooterScreen.ts';

/** What stands below a page: the way to customer service when it failed, and the footer where the page is `whole`. */
export function LazyFooter({ whole }: { whole: boolean }) {
  const { pathname } = useLocation();
  const { clock } = usePlatform();
  const code = problemCode(routeOf(pathname) ?? 'unknown', clock.now());
  return (
    <>
      <TellUs code={code} href={`${pathTo('help', { reference: code })}#contact`} />
      {whole && <Footer />}
    </>
  );
}

const Footer = () => <FooterScreen {...useFooterScreen({ brand: useBrandValue() })} />;
