/** The files of a kit component, by path. They are formatted when they are written. */
export function uiFiles(name: string): Readonly<Record<string, string>> {
  const folder = `packages/ui/src/${name}`;
  return {
    [`${folder}/${name}.tsx`]: `
import type { ReactNode } from 'react';
import { root } from './${name}.css.ts';

export interface ${name}Props {
  /** The content. */
  children: ReactNode;
}

/** What it is for, in one sentence. */
export function ${name}({ children }: ${name}Props) {
  return <div className={root}>{children}</div>;
}
`,
    [`${folder}/${name}.css.ts`]: `
import { vars } from '../theme/contract.css.ts';
import { kitStyle } from '../theme/style.ts';

export const root = kitStyle({ color: vars.color.onSurface });
`,
    [`${folder}/${name}.stories.tsx`]: `
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { ${name} } from './${name}.tsx';

const meta = preview.meta({
  title: 'Kit/${name}',
  component: ${name},
  args: { children: '' },
  render: (args, { globals }) => <${name} {...args}>{args.children || storyMessages(globals).sentence}</${name}>,
});

export const Playground = meta.story({
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(storyMessages(globals).sentence)).toBeVisible();
  },
});

export const Narrow = meta.story({
  render: (_, { globals }) => (
    <div style={{ width: 220 }}>
      <${name}>{storyMessages(globals).longName}</${name}>
    </div>
  ),
});
`,
  };
}

/** Adds the entry point of a component to the manifest of the kit, in alphabetical order. */
export function withExport(manifest: string, name: string): string {
  const content: { readonly exports: Readonly<Record<string, unknown>> } = JSON.parse(manifest);
  const rows = Object.entries(content.exports);
  // The stylesheet comes first, what is not a component last.
  const before = rows.findLastIndex(([path]) => /^\.\/[A-Z]/.test(path) && path < `./${name}`);
  const row: [string, unknown] = [`./${name}`, { types: `./${name}/${name}.d.ts`, default: `./${name}/${name}.js` }];
  const changed = Object.fromEntries(rows.toSpliced(Math.max(before, 0) + 1, 0, row));
  return JSON.stringify({ ...content, exports: changed }, null, 2);
}
