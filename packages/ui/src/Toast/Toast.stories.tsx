import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { toast as toastClass } from './Toast.css.ts';
import { ToastProvider } from './ToastProvider.tsx';
import { type ToastContent, type ToastTone, toastTones } from './toastStore.ts';
import { useToast } from './useToast.ts';

const undo = fn();
type Words = ReturnType<typeof storyMessages>;
const textOf = (words: Words): Record<ToastTone, string> => ({
  neutral: words.maintenanceSoon,
  positive: words.kept,
  warning: words.maintenanceSoon,
  negative: words.notSent,
});

function Buttons({ words, extra }: { words: Words; extra?: Partial<ToastContent> | undefined }) {
  const toast = useToast();
  return (
    <Inline>
      {toastTones.map((tone) => (
        <Button key={tone} tone="outline" onClick={() => toast.show({ text: textOf(words)[tone], tone, ...extra })}>
          {tone}
        </Button>
      ))}
    </Inline>
  );
}

const meta = preview.meta({
  title: 'Kit/Toast',
  component: ToastProvider,
  args: { label: '', closeLabel: '', children: null },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => void undo.mockReset(),
  render: (_, { globals, parameters }) => {
    const words = storyMessages(globals);
    return (
      <ToastProvider label={words.notice} closeLabel={words.close}>
        <div style={{ minHeight: 360, padding: 16 }}>
          <Buttons words={words} extra={parameters['content'] as Partial<ToastContent> | undefined} />
        </div>
      </ToastProvider>
    );
  },
});

const region = (globals: object) => screen.getByRole('region', { name: storyMessages(globals).notice });
const toasts = (globals: object) =>
  within(region(globals)).queryAllByRole('button', { name: storyMessages(globals).close });

/** Toasts are announced politely, failures assertively. The live regions exist before the first toast. */
export const Playground = meta.story({
  play: async ({ canvas, globals, step }) => {
    const words = storyMessages(globals);
    const polite = region(globals).querySelector('[aria-live="polite"]');
    const assertive = region(globals).querySelector('[aria-live="assertive"]');
    await step('a success is polite', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'positive' }));
      // The component loads with the first toast.
      await waitFor(() => expect(polite).toHaveTextContent(words.kept));
      await expect(assertive).toHaveTextContent(/^$/);
    });
    await step('a failure interrupts', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'negative' }));
      await waitFor(() => expect(assertive).toHaveTextContent(words.notSent));
    });
    await step('closing with the keyboard restores the focus', async () => {
      const from = canvas.getByRole('button', { name: 'negative' });
      await expect(from).toHaveFocus();
      await userEvent.tab();
      await expect(toasts(globals)[0]).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(toasts(globals)).toHaveLength(1);
      await expect(from).toHaveFocus();
    });
  },
});

/** At most three toasts are shown. The oldest is removed first; failures are removed last. */
export const Stack = meta.story({
  play: async ({ canvas, globals }) => {
    const words = storyMessages(globals);
    for (const tone of ['negative', 'positive', 'warning', 'neutral'])
      await userEvent.click(canvas.getByRole('button', { name: tone }));
    await waitFor(() => expect(toasts(globals)).toHaveLength(3));
    await expect(region(globals)).toHaveTextContent(words.notSent);
    await expect(region(globals)).not.toHaveTextContent(words.kept);
  },
});

/** A toast disappears after its duration. */
export const Expires = meta.story({
  parameters: { content: { duration: 60 }, chromatic: { disableSnapshot: true } },
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'positive' }));
    await waitFor(() => expect(toasts(globals)).toHaveLength(1));
    await waitFor(() => expect(toasts(globals)).toHaveLength(0));
  },
});

/** The timer pauses on hover and focus. Failures stay until they are closed. */
export const TimerPauses = meta.story({
  // Long enough to be reached on a busy machine.
  parameters: { content: { duration: 1_500 }, chromatic: { disableSnapshot: true } },
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'negative' }));
    await userEvent.click(canvas.getByRole('button', { name: 'positive' }));
    const message = await screen.findByText(storyMessages(globals).kept);
    const toast = message.closest(`.${toastClass}`);
    await userEvent.hover(message);
    await expect(toast).toHaveAttribute('data-paused');
    await userEvent.unhover(message);
    await expect(toast).not.toHaveAttribute('data-paused');
    await waitFor(() => expect(message).not.toBeInTheDocument());
    await expect(region(globals)).toHaveTextContent(storyMessages(globals).notSent);
  },
});

function FavouriteButton({ words }: { words: Words }) {
  const toast = useToast();
  return (
    <Button
      onClick={() =>
        toast.show({ id: 'kept', text: words.kept, tone: 'positive', action: { label: words.undo, onPress: undo } })
      }
    >
      {words.favourite}
    </Button>
  );
}

/** A toast with an action. A toast with the same id replaces the previous one. */
export const Action = meta.story({
  render: (_, { globals }) => {
    const words = storyMessages(globals);
    return (
      <ToastProvider label={words.notice} closeLabel={words.close}>
        <div style={{ minHeight: 240, padding: 16 }}>
          <FavouriteButton words={words} />
        </div>
      </ToastProvider>
    );
  },
  play: async ({ canvas, globals }) => {
    const words = storyMessages(globals);
    const favourite = canvas.getByRole('button', { name: words.favourite });
    await userEvent.click(favourite);
    await userEvent.click(favourite);
    await expect(toasts(globals)).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: words.undo }));
    await expect(undo).toHaveBeenCalledOnce();
    await expect(toasts(globals)).toHaveLength(0);
    await userEvent.click(favourite);
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'smallest' } },
  render: (_, { globals }) => {
    const words = storyMessages(globals);
    return (
      <ToastProvider label={words.notice} closeLabel={words.close}>
        <div style={{ minHeight: 420, padding: 16 }}>
          <Buttons words={{ ...words, notSent: words.paragraph, kept: words.longName }} />
        </div>
      </ToastProvider>
    );
  },
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'positive' }));
    await userEvent.click(canvas.getByRole('button', { name: 'negative' }));
    await expect(toasts(globals)).toHaveLength(2);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
