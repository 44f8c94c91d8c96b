import recovery from '#locales/en/recovery.json';
import register from '#locales/en/register.json';
import type { FormWords } from './formWords.th.ts';

/** The words of the forms around an account in English. */
export const words: FormWords = { recovery, register };
