import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { describe, test } from 'vitest';
import type { ServiceEntry } from '#api/system.ts';
import { SupportContext } from '#core/site/support.ts';
import { noProps, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { CommandPalette } from './CommandPalette.tsx';

const open = fn<(entry: ServiceEntry) => void>();
const close = fn();
const entries = [
  { csType: 'LIVECHAT', csPosition: '', title: 'Live chat', path: '' },
  { csType: 'LINE', csPosition: '', title: 'LINE', path: '' },
];

function Palette() {
  return (
    <SupportContext value={{ entries, open }}>
      <CommandPalette open onClose={close} />
    </SupportContext>
  );
}

async function search(text: string) {
  open.mockClear();
  const rendered = await renderOnPlatform(Palette, noProps, { persona: 'visitor' });
  await userEvent.type(await screen.findByRole('combobox'), text);
  return rendered;
}
const startsWith = (start: string) => ({ name: (name: string) => name.startsWith(start) });

describe('customer services', () => {
  test('"line" opens the contact in its window; a vendor with line in the middle of its name is not listed', async () => {
    const { language, sandbox, url } = await search('line');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/\d/));
    await expect(screen.getAllByRole('option')[0]).toHaveTextContent('LINE');
    const names = sandbox.catalogue.vendors.map(({ name }) => name[language]).filter((name) => /\wline/i.test(name));
    await expect(names.length).toBeGreaterThan(0);
    for (const name of names) await expect(screen.queryByRole('option', startsWith(name))).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(open).toHaveBeenCalledWith(entries[1]);
    await expect(close).toHaveBeenCalled();
    await expect(url()).toBe('/');
  });

  test('an empty result offers the help and a service', async () => {
    const { t } = await search('qqqqq');
    await screen.findByRole('option', startsWith(t('common:pages.help')));
    await userEvent.click(await screen.findByRole('option', startsWith('Live chat')));
    await expect(open).toHaveBeenCalledWith(entries[0]);
  });
});
