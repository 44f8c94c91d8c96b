import { fn } from 'storybook/test';
import { Button } from '#ui/Button/Button.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import type { ChatRoomDialogProps } from './service.types.ts';
import { useSupport } from './useSupport.ts';

/** A stand-in for the window that `window.open` returns. */
export function fakePopup() {
  return {
    opener: window as unknown,
    closed: false,
    location: { replace: fn<(address: string) => void>() },
    close: fn(),
  };
}

/** One button per service. */
export function Services() {
  const support = useSupport();
  return (
    <Inline>
      {support.entries.map((entry) => (
        <Button key={entry.csType} tone="outline" onClick={() => support.open(entry)}>
          {entry.title}
        </Button>
      ))}
    </Inline>
  );
}

/** A static chat page with a few bubbles; needs no network. */
function page(theme: unknown): string {
  const [back, theirs, ours] = theme === 'dark' ? ['#1c1830', '#332c54', '#1d5c45'] : ['#f6f2ea', '#ffffff', '#cfeadb'];
  const bubble = (width: number, color: string, side: string) =>
    `<p style="width:${width}%;height:3rem;margin:0 0 .75rem;border-radius:1rem;background:${color};float:${side};clear:both"></p>`;
  return `<!doctype html><title>chat</title><body style="margin:1rem;background:${back}">${bubble(70, theirs, 'left')}${bubble(45, ours, 'right')}${bubble(60, theirs, 'left')}`;
}

/** Story props: an open chat. */
export const sampleChat = (title: string, theme: unknown): ChatRoomDialogProps => ({
  open: true,
  title,
  chat: { status: 'ready', url: `data:text/html,${encodeURIComponent(page(theme))}`, sandbox: 'allow-scripts' },
  onWindow: fn(),
  onClose: fn(),
});
