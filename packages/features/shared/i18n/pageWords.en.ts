import content from '#locales/en/content.json';
import type { PageWords } from './pageWords.th.ts';

/** The words of the pages to read in English. */
export const words: PageWords = { content };
