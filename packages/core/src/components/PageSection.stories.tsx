import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { systemWhitelabel } from '#api/system.ts';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { mapRemote, useRemote } from '../data/remote.ts';
import { ChunkLoadError } from '../routing/chunks.ts';
import { lazyComponent } from '../routing/lazyComponent.tsx';
import { useSite } from '../site/site.ts';
import { PageSection } from './PageSection.tsx';
import { RemoteView } from './RemoteView.tsx';

const title = 'โปรโมชัน';
const failed = 'โหลดไม่สำเร็จ';
const toNothing = (): null => null;

/** A page with two parts that read for themselves. */
function Parts() {
  const [flags] = useRemote(systemWhitelabel, {}, 'live');
  const site = useSite();
  return (
    <Stack gap="md">
      <Heading level={1}>{title}</Heading>
      {[mapRemote(site, toNothing), mapRemote(flags, toNothing)].map((remote, index) => (
        <RemoteView key={index} remote={remote} failed={failed} skeleton={<Skeleton shape="text" lines={3} />}>
          {() => <Text>{`${title} ${index + 1}`}</Text>}
        </RemoteView>
      ))}
    </Stack>
  );
}

/** @param failures how many loads of its code fail */
function Page({ failures }: { failures: number }) {
  const [Lazy] = useState(() => {
    let left = failures;
    return lazyComponent<object>(() =>
      left-- > 0 ? Promise.reject(new ChunkLoadError('offline')) : Promise.resolve(Parts),
    );
  });
  return (
    <main id="content" tabIndex={-1} style={{ minHeight: 420 }}>
      <PageSection name={title} placeholder={<Skeleton shape="text" lines={3} />}>
        <Lazy />
      </PageSection>
    </main>
  );
}

const meta = preview.type<{ args: { failures: number } }>().meta({
  title: 'Screens/Parts/Page section',
  args: { failures: 0 },
  render: (args) => <Page {...args} />,
});
const cutOff = { faults: [{ match: '*', fault: { kind: 'network' } }] } as const;

/** None of the parts of a page came: it says once that there is no connection. */
export const WithoutConnection = meta.story({
  parameters: { sandbox: cutOff },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('common:chunk.offline.title'));
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.getByText(title)).not.toBeVisible();
  },
});

export const OnAPhone = meta.story({
  parameters: { sandbox: cutOff },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    const { right } = (await canvas.findByRole('alert')).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The code of a page did not come: the notice stays, with the focus on its button, while that is tried in vain. */
export const WithoutCode = meta.story({
  args: { failures: Number.POSITIVE_INFINITY },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const notice = await canvas.findByRole('alert');
    await expect(notice).toHaveTextContent(t('common:chunk.offline.title'));
    const retry = canvas.getByRole('button', { name: t('common:retry') });
    await userEvent.click(retry);
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy', 'true'));
    await expect(retry).toHaveFocus();
    await expect(canvas.getByRole('alert')).toBe(notice);
  },
});

/** The connection is back: the page opens by itself, and the focus is where it is on each new page. */
export const OpensByItself = meta.story({
  args: { failures: 2 },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button');
    retry.focus();
    window.dispatchEvent(new Event('online'));
    // One more failure, then the next time.
    await waitFor(async () => {
      window.dispatchEvent(new Event('online'));
      await expect(canvas.getByText(`${title} 1`)).toBeVisible();
    });
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});
