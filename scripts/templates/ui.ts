/** The files of a component of the kit, by name. */
export function uiFiles(name: string): Record<string, string> {
  const style = name.charAt(0).toLowerCase() + name.slice(1);
  return {
    [`${name}.css.ts`]: `import { vars } from '../theme/contract.css.ts';
import { kitStyle } from '../theme/style.ts';

export const ${style} = kitStyle({ color: vars.color.onSurface });
`,
    [`${name}.tsx`]: `import type { ReactNode } from 'react';
import { ${style} } from './${name}.css.ts';

export interface ${name}Props {
  /** The accessible name. */
  children: ReactNode;
}

/** What it is for, in one sentence. */
export function ${name}({ children }: ${name}Props) {
  return <div className={${style}}>{children}</div>;
}
`,
    [`${name}.stories.tsx`]: `import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyWords } from '#storybook/storyWords.ts';
import { ${name} } from './${name}.tsx';

const meta = preview.meta({
  title: 'Kit/${name}',
  component: ${name},
  args: { children: '' },
  render: (args, { globals }) => <${name} {...args}>{args.children || storyWords(globals).sentence}</${name}>,
});

export const Playground = meta.story({
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(storyWords(globals).sentence)).toBeVisible();
  },
});
`,
  };
}
