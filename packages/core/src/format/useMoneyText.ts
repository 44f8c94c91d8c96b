import { useMoneyFormat } from './moneyFormat.tsx';
import { moneyText, shortMoneyText } from './moneyText.ts';

// Apart from moneyFormat.tsx, which the first view loads: most first views format no amount.

/** Returns a formatter for amounts within a sentence. */
export const useMoneyText = (): ((amount: string) => string) => moneyText(useMoneyFormat());

/** Returns a formatter that omits `.00`, for limits and buttons. */
export const useShortMoneyText = (): ((amount: string) => string) => shortMoneyText(useMoneyFormat());
