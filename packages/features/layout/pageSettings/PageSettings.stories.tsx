import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { factsOf } from '#core/i18n/languageFacts.ts';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { PageSettings } from './PageSettings.tsx';
import type { PageSettingsProps } from './pageSettings.types.ts';
import { usePageSettings } from './usePageSettings.ts';

const sample: PageSettingsProps = {
  onLanguage: fn(),
  theme: 'light',
  onTheme: fn(),
  onSupport: fn(),
  agentHref: '/login?entry=agent',
};

const meta = preview.type<{ args: PageSettingsProps }>().meta({
  title: 'Screens/Frame/Page settings',
  render: (args) => <PageSettings {...args} />,
  args: sample,
});

export const All = meta.story({
  globals: { viewport: { value: 'smallest' } },
  play: async ({ args, canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(canvas.getByRole('button', { name: t('appShell:theme') }));
    await expect(args.onTheme).toHaveBeenCalledWith('dark');
    await userEvent.click(canvas.getByRole('button', { name: t('support:contact') }));
    await expect(args.onSupport).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: factsOf('TH').name }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: factsOf('EN').name }));
    await expect(args.onLanguage).toHaveBeenCalledWith('EN');
  },
});

/** The operator has no customer service. */
export const WithoutSupport = meta.story({
  args: { onSupport: undefined, agentHref: undefined },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.queryByRole('button', { name: translatorOf(sandbox)('support:contact') })).toBeNull();
  },
});

export const OnThePlatform = meta.story({
  render: function Render() {
    return <PageSettings {...usePageSettings()} />;
  },
  play: async ({ canvas, sandbox }) => {
    const { language } = sandbox.platform;
    const other = language.current() === 'TH' ? 'EN' : 'TH';
    await userEvent.click(canvas.getByRole('button', { name: factsOf(language.current()).name }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: factsOf(other).name }));
    await waitFor(() => expect(language.current()).toBe(other));
  },
});
