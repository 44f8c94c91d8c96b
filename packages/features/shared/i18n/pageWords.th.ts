import content from '#locales/th/content.json';

/** The words of the pages to read in Thai: promotions, help, download. */
export const words = { content };
export type PageWords = typeof words;
