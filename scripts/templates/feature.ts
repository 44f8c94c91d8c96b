/** The files of a feature, by name: a screen, the hook that feeds it, its style, its stories and its words. */
export function featureFiles(feature: string): Record<string, string> {
  const name = feature.charAt(0).toUpperCase() + feature.slice(1);
  return {
    [`${name}Screen.tsx`]: `import { useTranslation } from 'react-i18next';
import { Heading } from '#ui/Heading/Heading.tsx';
import type { Role } from '../shared/role.ts';
import { screen } from './${name}Screen.css.ts';

export interface ${name}ScreenProps {
  readonly role: Role;
}

/** What the player does here, in one sentence. */
export function ${name}Screen({ role }: ${name}ScreenProps) {
  const { t } = useTranslation('${feature}');
  return (
    <div className={screen} data-role={role}>
      <Heading level={1}>{t('title')}</Heading>
    </div>
  );
}
`,
    [`use${name}Screen.ts`]: `import { useMember } from '../shared/member.ts';
import type { ${name}ScreenProps } from './${name}Screen.tsx';

export function use${name}Screen(): ${name}ScreenProps {
  return { role: useMember().role };
}
`,
    [`${name}Screen.css.ts`]: `import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/style.ts';

export const screen = screenStyle({ display: 'grid', gap: vars.space.lg });
`,
    [`${name}Screen.stories.tsx`]: `import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ${name}Screen, type ${name}ScreenProps } from './${name}Screen.tsx';
import { use${name}Screen } from './use${name}Screen.ts';

function Wired() {
  return <${name}Screen {...use${name}Screen()} />;
}

const sample: ${name}ScreenProps = { role: 'member' };

const meta = preview.type<{ args: Partial<${name}ScreenProps> }>().meta({
  title: 'Screens/${name}/${name}',
  render: (args) => <${name}Screen {...sample} {...args} />,
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
});

export const OnThePlatform = meta.story({ render: () => <Wired /> });
`,
    [`locales/th/${feature}.json`]: `${JSON.stringify({ title: 'หัวข้อ' }, null, 2)}\n`,
    [`locales/en/${feature}.json`]: `${JSON.stringify({ title: 'Title' }, null, 2)}\n`,
  };
}
