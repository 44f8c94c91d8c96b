import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { definePreviewAddon } from 'storybook/internal/csf';
import { addons } from 'storybook/preview-api';
import { brands } from '#themes/brands.ts';
import { type Translation, translatePage } from './translation.ts';

/** What designers and developers read in Storybook; no player sees it. */
const isGuide = (title: string): boolean => title.startsWith('Guide/');

let translation: Translation | undefined;

/**
 * The global `translation`. `'on'` shows each story as the browser's own translation leaves it, from its first text on. With
 * and without it, a story that runs as a test fails when React holds a text that a translation would replace.
 */
export const translationAddon = () =>
  definePreviewAddon({
    initialGlobals: { translation: 'off' },
    beforeEach({ id, globals }) {
      if (globals['translation'] !== 'on') {
        // Nothing turns a translated text back.
        if (translation !== undefined) addons.getChannel().emit(FORCE_REMOUNT, { storyId: id });
        translation = undefined;
        return undefined;
      }
      translation = translatePage({ names: brands.flatMap(({ name }) => Object.values(name)) });
      return translation.stop;
    },
    afterEach({ globals, title }) {
      if (globals['play'] !== 'on' || isGuide(title)) return;
      const held = translation?.held ?? translatePage({ dry: true }).held;
      if (held.size > 0)
        throw new Error(`a text beside others needs an element of its own (see ownElement):\n${[...held].join('\n')}`);
      const changed = translation?.changed ?? new Set();
      if (changed.size > 0)
        throw new Error(`clocks, references and names of brands need translate="no":\n${[...changed].join('\n')}`);
    },
  });
