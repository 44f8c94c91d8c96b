import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { ChunkLoadError } from '../routing/chunks.ts';
import { lazyComponent } from '../routing/lazyComponent.tsx';
import { LazySection } from './LazySection.tsx';

interface SampleProps {
  /** How many loads fail before one succeeds; null for a load that does not end. */
  readonly failures: number | null;
  readonly optional: boolean;
}

const partName = 'ส่วนของหน้า';
const Part = () => <Text>ลองใหม่แล้ว</Text>;

function Sample({ failures, optional }: SampleProps) {
  const [Lazy] = useState(() => {
    let left = failures;
    return lazyComponent<object>(() => {
      if (left === null) return new Promise<never>(() => {});
      // Of the kinds of failure, the one after which the page does not reload.
      return left-- > 0 ? Promise.reject(new ChunkLoadError('timeout')) : Promise.resolve(Part);
    });
  });
  return (
    <section aria-label={partName}>
      <LazySection optional={optional} placeholder={<Skeleton shape="text" lines={3} />}>
        <Lazy />
      </LazySection>
    </section>
  );
}

const meta = preview.type<{ args: SampleProps }>().meta({
  title: 'Screens/Parts/Lazy section',
  args: { failures: 2, optional: false },
  render: (args) => <Sample {...args} />,
});

export const Loading = meta.story({ args: { failures: null } });

/** A part that did not come says so in its place, and loads again when it is asked to. */
export const DidNotCome = meta.story({
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const retry = { name: t('common:retry') };
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('common:chunk.timeout.title'));
    await userEvent.click(canvas.getByRole('button', retry));
    await userEvent.click(await canvas.findByRole('button', retry));
    await expect(await canvas.findByText('ลองใหม่แล้ว')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** Nobody has asked for it, and nobody misses it. */
export const Optional = meta.story({
  args: { optional: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: partName })).toBeEmptyDOMElement());
  },
});
