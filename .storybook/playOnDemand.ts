import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { definePreviewAddon } from 'storybook/internal/csf';
import { addons } from 'storybook/preview-api';

interface Annotations {
  readonly play?: (context: Context) => unknown;
}
interface Context {
  readonly globals: Readonly<Record<string, unknown>>;
}
/** What `definePreview` returns, as far as it is used here. */
interface Factory {
  meta: (annotations: Annotations) => { story: (annotations?: Annotations | (() => unknown)) => unknown };
}

let shown: unknown;

/**
 * The global `play`. Tests set it to `'on'`; in Storybook it is `'off'`, so that a story shows what its name says, and not
 * where the steps of its test have scrolled, focused and clicked.
 */
export const playAddon = () =>
  definePreviewAddon({
    initialGlobals: { play: 'off' },
    beforeEach({ id, globals }) {
      // Another global renders a story again, but plays it only when it is mounted again.
      if (shown === 'off' && globals['play'] === 'on') addons.getChannel().emit(FORCE_REMOUNT, { storyId: id });
      shown = globals['play'];
    },
  });

/** Makes the play functions of all stories follow the global `play`: Storybook has no setting for it. */
export function playOnDemand(preview: object): void {
  const factory = preview as Factory;
  const { meta } = factory;
  factory.meta = (annotations) => {
    const made = meta.call(factory, onDemand(annotations));
    const { story } = made;
    made.story = (given) => story.call(made, typeof given === 'object' ? onDemand(given) : given);
    return made;
  };
}

function onDemand<Given extends Annotations>(annotations: Given): Given {
  const { play } = annotations;
  if (play === undefined) return annotations;
  return { ...annotations, play: (context) => (context.globals['play'] === 'off' ? undefined : play(context)) };
}
