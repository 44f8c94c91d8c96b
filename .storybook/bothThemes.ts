import { afterEach as judge } from '@storybook/addon-a11y/preview';

type Story = Parameters<typeof judge>[0];

/** `'light th'`: the modes in which the stories so far have stood before axe. */
export const judged = new Set<string>();

const themeOf = (): string => document.documentElement.dataset['theme'] ?? '';
const note = (): void => void judged.add(`${themeOf()} ${document.documentElement.lang}`);

/** Every rule of axe that looks at colours. What dark changes on light is colours and shadows alone: a test holds it so. */
const colourRules = ['color-contrast', 'link-in-text-block'];

const aboutColours = (story: Story): Story => {
  const a11y = story.parameters['a11y'] as { readonly options?: object } | undefined;
  const runOnly = { type: 'rule', values: colourRules };
  return {
    ...story,
    parameters: { ...story.parameters, a11y: { ...a11y, options: { ...a11y?.options, runOnly } } },
  };
};

/**
 * A story that was played in one theme is shown in the other as well, as it stands then, and its colours are judged
 * there. A theme is an attribute of the document: nothing is drawn anew, so what the play function and the other rules
 * proved holds in both, and half of the time of all stories is saved. Only where the tests ask for it (`globals.judge`).
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
    await judge(aboutColours(story));
  } catch (cause) {
    throw new Error(`in the ${themeOf()} theme: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  } finally {
    dataset['theme'] = shown;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  }
}
