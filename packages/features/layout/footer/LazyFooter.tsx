import { useBrandValue } from '#core/site/brand.ts';
import { FooterScreen } from './FooterScreen.tsx';
import { useFooterScreen } from './useFooterScreen.ts';

export function LazyFooter() {
  return <FooterScreen {...useFooterScreen({ brand: useBrandValue() })} />;
}
