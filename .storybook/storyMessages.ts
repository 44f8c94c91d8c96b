import en from '#locales/en/stories.json';
import th from '#locales/th/stories.json';

/** Sample words for stories of the kit, in the language of the toolbar. The kit itself has no words. */
export function storyMessages(globals: { language?: unknown }): typeof th {
  return globals.language === 'en' ? en : th;
}

/** Words as the queries of stories see them: to those a space that does not break is one like any other. */
export const asFound = (words: string): string => words.replaceAll('\u00a0', ' ');
