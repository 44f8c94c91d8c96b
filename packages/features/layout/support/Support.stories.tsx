import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { fakePopup, Services } from './service.samples.tsx';

const meta = preview.meta({
  title: 'Screens/Service/Window',
  component: Services,
  parameters: { sandbox: { persona: 'visitor' } },
});

/** Replaces `window.open` for the duration of a story. */
function browserOpens(opened: ReturnType<typeof fakePopup> | null) {
  const open = fn((..._args: [address?: string | URL, target?: string, features?: string]) => opened);
  const before = Object.getOwnPropertyDescriptor(window, 'open');
  Object.defineProperty(window, 'open', { configurable: true, writable: true, value: open });
  return { open, restore: () => before && Object.defineProperty(window, 'open', before) };
}

const firstService = async () => (await screen.findAllByRole('button'))[0] as HTMLElement;
const messages = () => screen.getByRole('region').querySelector('[aria-live="assertive"]') as HTMLElement;

/** The window opens before the request, then navigates to the decoded URL without an opener. */
export const Opens = meta.story({
  play: async ({ sandbox }) => {
    const popup = fakePopup();
    const { open, restore } = browserOpens(popup);
    const button = await firstService();
    sandbox.faults.set([{ match: 'serviceConfig', fault: { kind: 'hang' } }]);
    // Not userEvent: the window must open synchronously in the click.
    button.click();
    await expect(open).toHaveBeenCalledOnce();
    const [address, , features] = open.mock.calls[0] ?? [];
    await expect(address).toBe('about:blank');
    await expect(features).toMatch(/width=440,height=500/);
    button.click();
    await expect(open).toHaveBeenCalledOnce();
    await waitFor(() => expect(sandbox.faults.waiting()).toBe(1));
    await expect(popup.location.replace).not.toHaveBeenCalled();
    sandbox.faults.set([]);
    await waitFor(() => expect(popup.location.replace).toHaveBeenCalledOnce());
    await expect(popup.opener).toBeNull();
    await expect(popup.location.replace.mock.calls[0]?.[0]).toMatch(new RegExp(`^${location.origin}/`));
    await expect(popup.close).not.toHaveBeenCalled();
    restore();
  },
});

/** A blocked pop-up is reported with a retry (ERR-02). */
export const Blocked = meta.story({
  play: async () => {
    const { open, restore } = browserOpens(null);
    await userEvent.click(await firstService());
    await waitFor(() => expect(messages()).not.toBeEmptyDOMElement());
    const [retry] = messages().querySelectorAll('button');
    await userEvent.click(retry as HTMLElement);
    await expect(open).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(messages()).not.toBeEmptyDOMElement());
    restore();
  },
});

const failures = {
  refused: { kind: 'refuse', code: 'unknown' },
  noSuchEntry: { kind: 'malformed', value: { paths: [{ type: 1, path: 'LIVECHAT' }] } },
  unreadable: { kind: 'malformed', value: { paths: [{ type: 3, path: 'https://chat.example/in-the-open' }] } },
  // https://chat.example/room?x=1, a host that this deployment does not allow.
  elsewhere: {
    kind: 'malformed',
    value: { paths: [{ type: 3, path: 'EpO6ImOLOiQdzsyhHOLQrgJtT8jXaWwvzjTnD+zdhsY=k9Xm2QpZ' }] },
  },
} as const;

/** CS-01b: every failure closes the window and is reported. */
export const Fails = meta.story({
  play: async ({ sandbox, step }) => {
    const button = await firstService();
    for (const [name, fault] of Object.entries(failures)) {
      await step(name, async () => {
        sandbox.faults.set([{ match: 'serviceConfig', fault }]);
        const popup = fakePopup();
        const { restore } = browserOpens(popup);
        await userEvent.click(button);
        await waitFor(() => expect(popup.close).toHaveBeenCalledOnce());
        await expect(popup.location.replace).not.toHaveBeenCalled();
        await waitFor(() => expect(messages()).not.toBeEmptyDOMElement());
        restore();
      });
    }
  },
});

/** SID-01b: a member with a VIP service sees all services. */
export const Vip = meta.story({
  parameters: { sandbox: { persona: 'member' } },
  play: async ({ sandbox }) => {
    await waitFor(() => expect(screen.getAllByRole('button')).toHaveLength(sandbox.settings.customerService.length));
  },
});
