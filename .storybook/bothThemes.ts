import { afterEach as judge } from '@storybook/addon-a11y/preview';

type Story = Parameters<typeof judge>[0];

/** `'light th'`: the modes in which the stories so far have stood before axe. */
export const judged = new Set<string>();

const themeOf = (): string => document.documentElement.dataset['theme'] ?? '';
const note = (): void => void judged.add(`${themeOf()} ${document.documentElement.lang}`);

/**
 * A story that was played in one theme is shown in the other as well, as it stands then, and judged there by the same
 * rules. A theme is an attribute of the document: nothing is drawn anew, so what the play function proved holds in both,
 * and half of the time of all stories is saved. Only where the tests ask for it (`globals.judge`).
 */
export async function judgeBothThemes(story: Story): Promise<void> {
  note();
  if (story.globals['judge'] !== 'bothThemes') return;
  const { dataset } = document.documentElement;
  const shown = themeOf();
  // Colours on their way from one theme to the other are nobody's.
  const still = new CSSStyleSheet();
  still.replaceSync('*, *::before, *::after { transition: none !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
  dataset['theme'] = shown === 'dark' ? 'light' : 'dark';
  try {
    note();
    await judge(story);
  } catch (cause) {
    throw new Error(`in the ${themeOf()} theme: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  } finally {
    dataset['theme'] = shown;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  }
}
