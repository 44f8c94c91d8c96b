import { use, useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { MemberCentreDialog } from '#features/memberCentre/MemberCentreDialog.tsx';
import { type MemberPage, paths } from '#features/shared/navigation.ts';
import en from '#locales/en/shared.json';
import th from '#locales/th/shared.json';
import preview from '#storybook/preview.tsx';
import { storyWords } from '#storybook/storyWords.ts';
import { Text } from '#ui/Text/Text.tsx';
import { CentrePage } from './MemberCentre.tsx';

const names = ['securityCenter', 'depositv2', 'transactionHistory'] as const satisfies readonly MemberPage[];
const coming = new Promise<never>(() => {});
function Fails(): never {
  throw new Error('a page that fails');
}
function Comes() {
  return use(coming);
}

/** Three pages: one that is there, one that fails, one that is on its way. */
function Centre({ words }: { words: ReturnType<typeof storyWords> }) {
  const [page, setPage] = useState<(typeof names)[number]>('depositv2');
  const entries = names.map((name) => ({ page: name, href: paths.memberCentre('/', name) }));
  const go = (href: string): void => setPage(names.find((name) => href.endsWith(name)) ?? page);
  return (
    <MemberCentreDialog open page={page} entries={entries} onFollow={go} onClose={fn()}>
      <CentrePage name={page}>
        {page === 'securityCenter' && <Text>{words.paragraph}</Text>}
        {page === 'depositv2' && <Fails />}
        {page === 'transactionHistory' && <Comes />}
      </CentrePage>
    </MemberCentreDialog>
  );
}

const meta = preview.meta({
  title: 'Screens/Member centre/Pages',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'wide' } },
  render: (_args, { globals }) => <Centre words={storyWords(globals)} />,
});

/** A page that fails leaves the centre standing, and the others are one press away. */
export const FailsAndComes = meta.story({
  beforeEach: () => {
    const heard = spyOn(console, 'error').mockImplementation(() => {});
    return () => heard.mockRestore();
  },
  play: async ({ globals }) => {
    const words = globals['language'] === 'en' ? en : th;
    const dialog = await screen.findByRole('dialog');
    const [account, deposit, record] = within(within(dialog).getByRole('navigation')).getAllByRole('link');
    await waitFor(() => expect(within(dialog).getByRole('alert')).toBeVisible());
    await userEvent.click(account as HTMLElement);
    await expect(within(dialog).queryByRole('alert')).toBeNull();
    await expect(within(dialog).getByText(storyWords(globals).paragraph)).toBeVisible();
    await userEvent.click(record as HTMLElement);
    await expect(await within(dialog).findByRole('status')).toHaveTextContent(words.loading);
    await userEvent.click(deposit as HTMLElement);
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent(words.region.title);
  },
});
