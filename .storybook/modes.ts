/** One way to look at a story: a theme, and a language in which stories and the sandbox have their sample texts. */
export interface Mode {
  readonly theme: 'light' | 'dark';
  readonly language: 'th' | 'en';
}

export const modes: readonly Mode[] = [
  { theme: 'light', language: 'th' },
  { theme: 'light', language: 'en' },
  { theme: 'dark', language: 'th' },
  { theme: 'dark', language: 'en' },
];

/** FNV-1a, 32 bits, folded to 16: the lowest bits alone depend on little of the text. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return ((hash >>> 16) ^ hash) & 0xffff;
}

/** The mode that a test runs in when it runs once: stable for its id, and even over many ids. */
export function modeOf(id: string): Mode {
  return modes[hashOf(id) % modes.length] as Mode;
}

/** The mode that shows what `modeOf` does not: the other theme and the other language. */
export const oppositeOf = ({ theme, language }: Mode): Mode => ({
  theme: theme === 'dark' ? 'light' : 'dark',
  language: language === 'th' ? 'en' : 'th',
});

/** `'light th'` */
export const modeName = ({ theme, language }: Readonly<Record<keyof Mode, string>>): string => `${theme} ${language}`;

/** The project of `vitest.config.ts` in which every story runs in the mode opposite to that of `npm test`, translated. */
export const oppositeProject = 'stories opposite';

/** The type of the report in which a story that ran as a test names its mode. */
export const modeReport = 'mode';
