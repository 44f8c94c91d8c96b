import { afterEach as checkA11y } from '@storybook/addon-a11y/preview';
import { definePreviewAddon } from 'storybook/internal/csf';
import { modeName, modeOf, modeReport, oppositeOf } from './modes.ts';

type Story = Parameters<typeof checkA11y>[0];

/** Every axe rule about colours. A test proves that dark differs from light in colours and shadows only. */
const colourRules = ['color-contrast', 'link-in-text-block'];

const withColourRulesOnly = (story: Story): Story => {
  const a11y = story.parameters['a11y'] as { readonly options?: object } | undefined;
  const runOnly = { type: 'rule', values: colourRules };
  return {
    ...story,
    parameters: { ...story.parameters, a11y: { ...a11y, options: { ...a11y?.options, runOnly } } },
  };
};

/**
 * Plays each story in one mode. With the global `modes: 'byStory'` the id of a story selects theme and language, with
 * `'opposite'` it is the other theme and the other language. A story that fixes its theme keeps it in both; its colours are
 * then checked in the other theme after the play function. With `'shown'`, as in Storybook, the toolbar decides.
 */
export const modeAddon = () =>
  definePreviewAddon({
    initialGlobals: { modes: 'shown' },
    beforeEach(context) {
      resumeAnimations();
      const chosen = context.globals['modes'];
      if (chosen === 'shown') return;
      const own = modeOf(context.id);
      const mode = chosen === 'opposite' ? oppositeOf(own) : own;
      context.globals = { ...context.globals, ...mode, ...context.storyGlobals };
    },
    async afterEach(context) {
      const { dataset, lang } = document.documentElement;
      const theme = dataset['theme'] ?? '';
      const result = { mode: modeName({ theme, language: lang }) };
      context.reporting.addReport({ type: modeReport, version: 1, status: 'passed', result });
      const isFixed = context.storyGlobals['theme'] !== undefined;
      if (isFixed && context.globals['modes'] === 'opposite')
        await checkColours(context, theme === 'dark' ? 'light' : 'dark');
    },
  });

/**
 * Removes what Storybook pauses animations with while a story is judged. It stays when axe finds a violation (10.6.7), and
 * on the shared page no dialog of a later story would ever finish closing.
 */
function resumeAnimations(): void {
  for (const style of document.head.querySelectorAll('style'))
    if (/animation-play-state: paused !important/.test(style.textContent)) style.remove();
}

/**
 * Checks the colours of the story, as the play function left it, in another theme. The theme is an attribute of the
 * document, so nothing renders again.
 */
async function checkColours(story: Story, theme: string): Promise<void> {
  const { dataset } = document.documentElement;
  const shown = dataset['theme'];
  // A transition would be measured with colours between the two themes.
  const noTransitions = new CSSStyleSheet();
  noTransitions.replaceSync('*, *::before, *::after { transition: none !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, noTransitions];
  dataset['theme'] = theme;
  try {
    await checkA11y(withColourRulesOnly(story));
  } catch (cause) {
    throw new Error(`in the ${theme} theme: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  } finally {
    dataset['theme'] = shown;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== noTransitions);
  }
}
