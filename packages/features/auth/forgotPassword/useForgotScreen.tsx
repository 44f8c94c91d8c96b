import { BrandMark } from '#core/components/BrandMark.tsx';
import { useBrand } from '#core/site/brand.ts';
import type { ForgotScreenProps } from './forgotPassword.types.ts';
import { useForgotPage } from './useForgotPage.ts';

/** The page /forget with everything around its form. */
export function useForgotScreen(): ForgotScreenProps {
  const { form, inWindow } = useForgotPage();
  return { form, brand: <BrandMark brand={useBrand()} linked={!inWindow} /> };
}
