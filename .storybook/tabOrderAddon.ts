import { definePreviewAddon } from 'storybook/internal/csf';
import { reachedTooEarly, tabStops } from './tabOrder.ts';

/** Fails a story whose form, as the play function left it, is not filled in from top to bottom by the Tab key. */
export const tabOrderAddon = () =>
  definePreviewAddon({
    afterEach() {
      const forms = [...document.querySelectorAll('form, [role=dialog], [role=alertdialog]')];
      const wrong = forms.flatMap((form) => reachedTooEarly(tabStops(form)));
      if (wrong.length > 0) throw new Error(`The Tab key reaches ${wrong.join(', ')}, which is above it.`);
    },
  });
