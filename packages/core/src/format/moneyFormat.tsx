import { type ReactNode, createContext, use, useMemo } from 'react';
import { useLanguage } from '../i18n/language.ts';
import { useSite } from '../site/site.ts';
import type { MoneyFormat } from './moneyText.ts';

/** How amounts are formatted below a provider. `MoneyFormatProvider` fills it on the site. */
export const MoneyFormatContext = createContext<MoneyFormat | null>(null);

/** Provides the operator's currency symbol and the player's language. The symbol is '' until the site info has loaded. */
export function MoneyFormatProvider({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const site = useSite();
  const currencySymbol = site.status === 'ready' ? site.value.currencySymbol : '';
  const format = useMemo(() => ({ currencySymbol, language }), [currencySymbol, language]);
  return <MoneyFormatContext value={format}>{children}</MoneyFormatContext>;
}

/** Returns how amounts are formatted here. */
export function useMoneyFormat(): MoneyFormat {
  const format = use(MoneyFormatContext);
  if (format === null) throw new Error('useMoneyFormat: no <MoneyFormatProvider> above');
  return format;
}
