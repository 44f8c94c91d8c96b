import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { usePresence } from './usePresence.ts';

const onClosed = fn();

/** A dialog whose title comes from a value that is null while the dialog is closed. */
function Example({ words }: { words: ReturnType<typeof storyMessages> }) {
  const [game, setGame] = useState<string | null>(null);
  const shown = usePresence(game);
  const mounted = usePresence(game !== null);
  return (
    <>
      <Button onClick={() => setGame(words.gameName)}>{words.open}</Button>
      {mounted && (
        <Dialog
          open={game !== null}
          onOpenChange={() => setGame(null)}
          onClosed={onClosed}
          title={shown ?? ''}
          closeLabel={words.close}
        />
      )}
    </>
  );
}

const meta = preview.meta({
  title: 'Kit/usePresence',
  beforeEach: () => void onClosed.mockReset(),
  render: (_, { globals }) => <Example words={storyMessages(globals)} />,
});

/** The dialog is mounted on the first opening. Its title stays during the exit animation, after which it reports `onClosed`. */
export const Playground = meta.story({
  play: async ({ canvas, globals }) => {
    const words = storyMessages(globals);
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: words.open }));
    const dialog = await screen.findByRole('dialog', { name: words.gameName });
    await waitFor(() => expect(dialog).toHaveFocus());
    const title = screen.getByRole('heading', { name: words.gameName });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
    await expect(title).toHaveTextContent(words.gameName);
    await expect(dialog).not.toBeInTheDocument();
  },
});
