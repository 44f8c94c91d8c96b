import recovery from '#locales/th/recovery.json';
import register from '#locales/th/register.json';

/** The words of the forms around an account in Thai: they come when one is opened. */
export const words = { recovery, register };
export type FormWords = typeof words;
