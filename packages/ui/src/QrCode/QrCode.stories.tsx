import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Inline } from '../Inline/Inline.tsx';
import { QrCode } from './QrCode.tsx';

const meta = preview.meta({
  title: 'Kit/QrCode',
  component: QrCode,
  args: { value: 'https://example.com/app/kinnari.apk', label: '' },
  render: (args, { globals }) => <QrCode {...args} label={storyMessages(globals).newTab} />,
});

export const Playground = meta.story({
  play: async ({ canvas, globals }) => {
    const code = canvas.getByRole('img', { name: storyMessages(globals).newTab });
    await expect(code.getBoundingClientRect().width).toBe(200);
    await expect(code.getBoundingClientRect().height).toBe(200);
  },
});

export const Sizes = meta.story({
  render: (args, { globals }) => (
    <Inline>
      <QrCode {...args} label={`${storyMessages(globals).newTab} 1`} size={120} margin={14} />
      <QrCode
        {...args}
        label={`${storyMessages(globals).newTab} 2`}
        value={`${args.value}?${'x'.repeat(200)}`}
        size={320}
      />
    </Inline>
  ),
});
