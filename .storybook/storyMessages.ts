import type th from '#locales/th/stories.json';

const messages = import.meta.glob<typeof th>('./*/stories.json', {
  base: '../locales',
  eager: true,
  import: 'default',
});

/** Sample words for stories of the kit, in the language of the toolbar. The kit itself has no words. */
export function storyMessages(globals: { language?: unknown }): typeof th {
  return messages[`./${(globals.language as string | undefined) ?? 'th'}/stories.json`] as typeof th;
}

/** Words as the queries of stories see them: to those a space that does not break is one like any other. */
export const asFound = (words: string): string => words.replaceAll('\u00a0', ' ');
