import { createContext, useContext } from 'react';
import type { BrandMarkProps } from '#features/shared/BrandMark.tsx';
import { useLanguage } from '#features/shared/i18n/language.ts';
import type { Brand } from '#ui/theme/brand.ts';

export const BrandContext = createContext<Brand | null>(null);

/** The brand of this deployment. */
export function useBrandValue(): Brand {
  const brand = useContext(BrandContext);
  if (brand === null) throw new Error('useBrand: no <BrandContext> above');
  return brand;
}

/** The brand as screens show it: named in the player's language. */
export function useBrand(): BrandMarkProps['brand'] {
  const { name, mark } = useBrandValue();
  return { name: name[useLanguage() === 'TH' ? 'th' : 'en'], mark };
}
