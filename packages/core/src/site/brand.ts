import { createContext, useContext } from 'react';
import type { OfferedLanguage } from '#api/primitives.ts';
import type { Brand } from '#ui/theme/brand.ts';
import { brandText } from '#ui/theme/brandText.ts';
import { useLanguage } from '../i18n/language.ts';
import { codeOf } from '../i18n/languageCode.ts';

/** The brand as screens show it. */
export interface BrandView {
  /** In the player's language. */
  readonly name: string;
  readonly mark: Brand['mark'];
}

/** Returns a brand as screens show it in a language. */
export const brandIn = (language: OfferedLanguage, { name, mark }: Brand): BrandView => ({
  name: brandText(name, codeOf(language)),
  mark,
});

/** The brand of this deployment, provided by the site. */
export const BrandContext = createContext<Brand | null>(null);

/** Returns the brand of this deployment with its tokens and names. For display use `useBrand`. */
export function useBrandValue(): Brand {
  const brand = useContext(BrandContext);
  if (brand === null) throw new Error('useBrandValue: no <BrandContext> above');
  return brand;
}

/** The names of the brand in every language: what a player's password must not be made of. None outside the site. */
export const useBrandNames = (): readonly string[] => Object.values(useContext(BrandContext)?.name ?? {});

/** Returns the brand's mark, and its name in the player's language. */
export function useBrand(): BrandView {
  return brandIn(useLanguage(), useBrandValue());
}
