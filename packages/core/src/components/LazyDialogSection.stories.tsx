import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { ChunkLoadError } from '../routing/chunks.ts';
import { lazyComponent } from '../routing/lazyComponent.tsx';
import { LazyDialogSection } from './LazyDialogSection.tsx';

/** Of the kinds of failure, the one after which the page does not reload. */
const lost = () => Promise.reject(new ChunkLoadError('timeout'));

interface SampleProps {
  readonly open: boolean;
  readonly onClose: () => void;
}
const Sample = ({ open, onClose }: SampleProps) => (
  <Dialog open={open} title="ลองใหม่แล้ว" closeLabel="ปิด" onOpenChange={onClose}>
    {null}
  </Dialog>
);

interface OpenerProps {
  readonly failures: number;
  readonly onLoad: () => void;
}

/** A dialog whose code comes only after so many failed loads, and which stays mounted for its exit. */
function Opener({ failures, onLoad }: OpenerProps) {
  const [open, setOpen] = useState(false);
  const opened = usePresence(open);
  const [Lazy] = useState(() => {
    let left = failures;
    return lazyComponent<SampleProps>(() => {
      onLoad();
      return left-- > 0 ? lost() : Promise.resolve(Sample);
    });
  });
  const close = () => setOpen(false);
  return (
    <div style={{ minHeight: 420 }}>
      <Button onClick={() => setOpen(true)}>☰</Button>
      <LazyDialogSection open={open} onClose={close}>
        {opened && <Lazy open={open} onClose={close} />}
      </LazyDialogSection>
    </div>
  );
}

const meta = preview.type<{ args: OpenerProps }>().meta({
  title: 'Screens/Parts/Lazy dialog',
  args: { failures: 1, onLoad: fn() },
  parameters: { layout: 'fullscreen' },
  render: (args) => <Opener {...args} />,
});

const failure = (title: string) => screen.findByRole('heading', { name: title });

/** The code of a dialog did not come: a message over the page, with the focus on its retry. */
export const DidNotCome = meta.story({
  args: { failures: Number.POSITIVE_INFINITY },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(canvas.getByRole('button'));
    await failure(t('common:chunk.timeout.title'));
    await waitFor(() => expect(screen.getByRole('button', { name: t('common:retry') })).toHaveFocus());
  },
});

export const OnAPhone = meta.story({
  args: { failures: Number.POSITIVE_INFINITY },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas, sandbox }) => {
    await userEvent.click(canvas.getByRole('button'));
    await failure(translatorOf(sandbox)('common:chunk.timeout.title'));
    const { left, top } = screen.getByRole('dialog').getBoundingClientRect();
    // Not in the corner.
    await expect(left).toBeGreaterThan(8);
    await expect(top).toBeGreaterThan(8);
  },
});

export const ComesOnRetry = meta.story({
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(canvas.getByRole('button'));
    await failure(t('common:chunk.timeout.title'));
    await userEvent.click(screen.getByRole('button', { name: t('common:retry') }));
    await screen.findByRole('dialog', { name: 'ลองใหม่แล้ว' });
  },
});

/** Closing forgets the failure: asked for anew, and not before, the code is loaded anew. */
export const ComesWhenAskedAnew = meta.story({
  play: async ({ args, canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    await failure(t('common:chunk.timeout.title'));
    await userEvent.click(screen.getByRole('button', { name: t('common:close') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onLoad).toHaveBeenCalledOnce();
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'ลองใหม่แล้ว' });
  },
});
