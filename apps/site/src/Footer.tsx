import { FooterScreen } from '#features/footer/FooterScreen.tsx';
import { useFooterScreen } from '#features/footer/useFooterScreen.ts';
import { useBrandValue } from './brand.ts';

export function Footer() {
  return <FooterScreen {...useFooterScreen({ brand: useBrandValue() })} />;
}
