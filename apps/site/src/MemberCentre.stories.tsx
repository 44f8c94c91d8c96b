import { use, useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { CentrePage } from '#core/centre/CentrePage.tsx';
import type { MemberPage } from '#core/routing/centrePages.ts';
import { paths } from '#core/routing/paths.ts';
import { MemberCentreDialog } from '#features/account/memberCentre/MemberCentreDialog.tsx';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Text } from '#ui/Text/Text.tsx';

const names = ['securityCenter', 'depositv2', 'transactionHistory'] as const satisfies readonly MemberPage[];
const pending = new Promise<never>(() => {});
function Fails(): never {
  throw new Error('a page that fails');
}
function Loads() {
  return use(pending);
}

/** Three pages: one that renders, one that fails, one that never finishes loading. */
function Centre({ messages }: { messages: ReturnType<typeof storyMessages> }) {
  const [page, setPage] = useState<(typeof names)[number]>('depositv2');
  const entries = names.map((name) => ({ page: name, href: paths.memberCentre('/', name) }));
  const go = (href: string): void => setPage(names.find((name) => href.endsWith(name)) ?? page);
  return (
    <MemberCentreDialog
      open
      page={page}
      menuHref={paths.memberCentre('/', 'menu')}
      entries={entries}
      outside={[]}
      onFollow={go}
      onClose={fn()}
    >
      <CentrePage name={page}>
        {page === 'securityCenter' && <Text>{messages.paragraph}</Text>}
        {page === 'depositv2' && <Fails />}
        {page === 'transactionHistory' && <Loads />}
      </CentrePage>
    </MemberCentreDialog>
  );
}

const meta = preview.meta({
  title: 'Screens/Member centre/Pages',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'wide' } },
  render: (_args, { globals }) => <Centre messages={storyMessages(globals)} />,
});

/** A page that fails leaves the centre and its other pages usable. */
export const FailsAndComes = meta.story({
  beforeEach: () => {
    const heard = spyOn(console, 'error').mockImplementation(() => {});
    return () => heard.mockRestore();
  },
  play: async ({ globals, sandbox }) => {
    const t = translatorOf(sandbox);
    const dialog = await screen.findByRole('dialog');
    const [account, deposit, record] = within(await within(dialog).findByRole('navigation')).getAllByRole('link');
    await waitFor(() => expect(within(dialog).getByRole('alert')).toBeVisible());
    await userEvent.click(account as HTMLElement);
    await expect(within(dialog).queryByRole('alert')).toBeNull();
    await expect(within(dialog).getByText(storyMessages(globals).paragraph)).toBeVisible();
    await userEvent.click(record as HTMLElement);
    await expect(await within(dialog).findByRole('status')).toHaveTextContent(t('common:loading'));
    await userEvent.click(deposit as HTMLElement);
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent(t('common:region.title'));
  },
});
