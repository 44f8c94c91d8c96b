import { LoginScreen } from '#features/login/LoginScreen.tsx';
import { useLoginPage } from '#features/login/useLoginPage.ts';
import { BrandMark } from '#features/shared/BrandMark.tsx';
import { useBrand } from '../brand.ts';

export function Page() {
  return <LoginScreen {...useLoginPage()} brand={<BrandMark brand={useBrand()} />} />;
}
