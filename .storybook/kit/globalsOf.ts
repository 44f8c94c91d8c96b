import type { DocsContextProps } from '@storybook/addon-docs/blocks';

/** Returns the choices of the toolbar on a page of documentation. */
export function globalsOf(context: DocsContextProps): Readonly<Record<string, unknown>> {
  const [story] = context.componentStories();
  return story === undefined ? {} : context.getStoryContext(story).globals;
}
