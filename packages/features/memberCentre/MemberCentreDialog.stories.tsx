import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import en from '#locales/en/centre.json';
import th from '#locales/th/centre.json';
import preview from '#storybook/preview.tsx';
import { storyWords } from '#storybook/storyWords.ts';
import { Link } from '#ui/Link/Link.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { paths } from '../shared/navigation.ts';
import { memberPageOrder } from './memberCentre.model.ts';
import { MemberCentreDialog, type MemberCentreDialogProps } from './MemberCentreDialog.tsx';

const record = paths.memberCentre('/rng?p=2', 'transactionHistory');

/** More than the screen holds, with a link from one page to another. */
const longPage = (globals: Globals) => (
  <Stack>
    <Link href={record}>{wordsOf(globals).pages.transactionHistory}</Link>
    {Array.from({ length: 48 }, (_, index) => (
      <Text key={index}>{storyWords(globals).paragraph}</Text>
    ))}
  </Stack>
);

const meta = preview.type<{ args: Partial<MemberCentreDialogProps> }>().meta({
  title: 'Screens/Member centre/Centre',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'wide' } },
  render: (args, { globals }) => (
    <MemberCentreDialog
      open
      page="depositv2"
      entries={memberPageOrder.map((page) => ({ page, href: paths.memberCentre('/rng?p=2', page) }))}
      onFollow={fn()}
      onClose={fn()}
      {...args}
    >
      {longPage(globals)}
    </MemberCentreDialog>
  ),
});

type Globals = { readonly language?: unknown };
const wordsOf = (globals: Globals): typeof th => (globals.language === 'en' ? en : th);
const opened = async () => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
};
const menuOf = (dialog: HTMLElement) => within(dialog).getByRole('navigation');
const insideOf = (dialog: HTMLElement) => menuOf(dialog).nextElementSibling as HTMLElement;
const isWithin = (inner: Element, outer: Element) => {
  const [small, large] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
  return (
    small.left >= large.left && small.right <= large.right && small.top >= large.top && small.bottom <= large.bottom
  );
};

/** MEM-01: the menu stays in view while the content scrolls; every link to another page takes the place of this one. */
export const Wide = meta.story({
  args: { onFollow: fn(), onClose: fn() },
  play: async ({ args, globals, step }) => {
    const dialog = await opened();
    const words = wordsOf(globals);
    await expect(dialog).toHaveAccessibleName(words.pages.depositv2);
    const links = within(menuOf(dialog)).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual(memberPageOrder.map((page) => words.pages[page]));
    await expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([links[1]]);
    await step('it scrolls on its own', async () => {
      const inside = insideOf(dialog);
      inside.scrollTo({ top: 500, behavior: 'instant' });
      await expect(inside.scrollTop).toBe(500);
      await expect(isWithin(menuOf(dialog), dialog)).toBe(true);
      await expect(dialog.scrollTop).toBe(0);
    });
    await step('links of the menu and of a page are followed in its place', async () => {
      await userEvent.click(links[2] as HTMLElement);
      await expect(args.onFollow).toHaveBeenLastCalledWith(links[2]?.getAttribute('href'));
      await userEvent.click(within(insideOf(dialog)).getByRole('link'));
      await expect(args.onFollow).toHaveBeenLastCalledWith(record);
    });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** The whole screen, with the menu in a strip: the page in view is in view there, and the next is one press away. */
export const Phone = meta.story({
  args: { page: 'manualRebate', onFollow: fn() },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ args }) => {
    const dialog = await opened();
    if (window.innerWidth >= 768) return;
    // It rises into its place.
    await waitFor(() => {
      const { top, bottom, left, right } = dialog.getBoundingClientRect();
      return expect([top, bottom, left, right]).toEqual([0, window.innerHeight, 0, window.innerWidth]);
    });
    const links = within(menuOf(dialog)).getAllByRole('link');
    for (const link of links) await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(isWithin(links.at(-1) as HTMLElement, dialog)).toBe(true);
    insideOf(dialog).scrollTo({ top: 500, behavior: 'instant' });
    await expect(isWithin(menuOf(dialog), dialog)).toBe(true);
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    await userEvent.click(links.at(-2) as HTMLElement);
    await expect(args.onFollow).toHaveBeenCalledOnce();
  },
});
