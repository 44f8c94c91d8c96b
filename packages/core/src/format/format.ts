import type { OfferedLanguage } from '#api/primitives.ts';
import { localeOf } from './locale.ts';

/** Formats a count with thousands separators: `9,984`. */
export const formatCount = (count: number, language: OfferedLanguage): string =>
  new Intl.NumberFormat(localeOf(language)).format(count);
