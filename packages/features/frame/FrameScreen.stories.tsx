import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { loading, ready } from '../shared/remote.ts';
import { sampleFrame, sampleMember } from './frame.samples.tsx';
import { FrameScreen, type FrameScreenProps } from './FrameScreen.tsx';

const meta = preview.type<{ args: Partial<FrameScreenProps> }>().meta({
  title: 'Screens/Frame/Frame',
  parameters: { layout: 'fullscreen' },
  render: (args, { sandbox, globals }) => <FrameScreen {...sampleFrame(sandbox, globals)} {...args} />,
});

const failed = { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: fn() } as const;

export const Visitor = meta.story({});

export const Member = meta.story({ args: { role: 'member', member: sampleMember(), pathname: '/rng' } });

export const Trial = meta.story({
  args: { role: 'trial', member: { ...sampleMember(), menu: [{ entry: 'signOut', onSelect: fn() }] } },
});

export const Loading = meta.story({
  args: { role: 'member', member: { ...sampleMember(), nickname: '', balance: loading }, categories: loading },
});

export const Failed = meta.story({
  args: { role: 'member', member: { ...sampleMember(), balance: failed }, categories: failed },
});

export const LongText = meta.story({
  args: {
    role: 'member',
    member: { ...sampleMember(), nickname: 'ผู้รักการผจญภัยในวิหารทองคำริมแม่น้ำเจ้าพระยา', balance: ready('123456789.25') },
  },
  parameters: { sandbox: { scenario: 'longText' } },
});

/** NAV-04, NAV-06: the vendors open below their category by the keyboard; Escape closes and returns. */
export const VendorMenuByKeyboard = meta.story({
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const navigation = canvas.getAllByRole('navigation')[0] as HTMLElement;
    const button = within(navigation).getAllByRole('button')[0] as HTMLElement;
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const vendors = within(navigation).getAllByRole('list');
    await expect(vendors.length).toBeGreaterThan(1);
    await userEvent.tab();
    await expect(document.activeElement).toHaveAttribute('href', expect.stringContaining('/rng?vassalage='));
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveFocus();
  },
});

export const AccountMenu = meta.story({
  globals: { viewport: { value: 'wide' } },
  args: { role: 'member', member: sampleMember() },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /เมนูบัญชี|Account menu/ }));
    const menu = await screen.findByRole('menu');
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(3);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

/** One press, one question: more presses while the answer is awaited do nothing. */
export const RefreshingTheBalance = meta.story({
  render: (args, { sandbox, globals }) => {
    const member = { ...sampleMember(), onRefreshBalance: refresh };
    return <FrameScreen {...sampleFrame(sandbox, globals)} {...args} role="member" member={member} />;
  },
  play: async ({ canvas }) => {
    refresh.mockClear();
    const button = canvas.getByRole('button', { name: /รีเฟรชยอดเงิน|Refresh balance/ });
    button.click();
    button.click();
    button.click();
    await expect(refresh).toHaveBeenCalledOnce();
  },
});
const refresh = fn(() => new Promise<void>(() => {}));

/** On a phone the categories, language and theme are in a sheet above the bottom bar. */
export const PhoneMenu = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(เมนู|Menu)$/ }));
    const sheet = await screen.findByRole('dialog');
    await expect(within(sheet).getAllByRole('link').length).toBeGreaterThan(4);
  },
});

export const PhoneMember = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: { role: 'member', member: sampleMember() },
});
