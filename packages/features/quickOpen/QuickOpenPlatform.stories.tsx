import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import en from '#locales/en/quickOpen.json';
import th from '#locales/th/quickOpen.json';
import preview from '#storybook/preview.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { type GateDialogs, GateContext } from '../shared/gate.ts';
import { useHotGames } from '../shared/hotGames.ts';
import { useMember } from '../shared/member.ts';
import { QuickOpenDialog } from './QuickOpenDialog.tsx';
import { useQuickOpen } from './useQuickOpen.ts';

function QuickOpen(props: Parameters<typeof useQuickOpen>[0]) {
  return <QuickOpenDialog {...useQuickOpen(props)} />;
}

/** A page that asks for the hot games too. */
function Site() {
  const hot = useHotGames();
  return <Page hot={hot.status === 'ready' ? hot.value.list.length : 0} />;
}

/** The dialog as the site joins it, on the story's own platform: its code comes when it is first opened. */
function Page({ hot }: { hot?: number }) {
  // As the frame does: what kind of account it is, everything else asks the session.
  useMember();
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState<boolean | null>(null);
  const [asked, setAsked] = useState('');
  const gate: GateDialogs = { askToLogIn: () => setAsked('login'), refuseTrial: () => setAsked('trial') };
  return (
    <GateContext value={gate}>
      <Button onClick={() => setOpen(true)}>open</Button>
      <p>hot: {hot}</p>
      <output data-address={pathname + search} data-asked={asked} />
      {open !== null && <QuickOpen open={open} onClose={() => setOpen(false)} />}
    </GateContext>
  );
}

const meta = preview.meta({
  title: 'Screens/Games/Quick open on the platform',
  component: Site,
  parameters: { sandbox: { persona: 'member' } },
});

const place = () => document.querySelector<HTMLElement>('[data-address]')?.dataset ?? {};
const start = async (typed: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: 'open' }));
  const field = await screen.findByRole('combobox');
  if (typed !== '') await userEvent.type(field, typed);
};
const settled = () => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/\d/));
const optionNamed = (name: RegExp) => screen.findByRole('option', { name });
/** The platform has said which categories and vendors there are. */
const categoriesCame = () => optionNamed(/^(สล็อต|Slots)/);

/** Before anything is typed: the hot games, which the site knows already, and the categories. */
export const Start = meta.story({
  play: async ({ sandbox, globals }) => {
    const hot = sandbox.world.catalogue.games.find(({ isHot }) => isHot);
    const name = hot?.name[globals['language'] === 'en' ? 'en' : 'th'] ?? '';
    await screen.findByText(/^hot: [1-9]/);
    await start('');
    const option = await optionNamed(new RegExp(`^${name}`));
    await waitFor(() => expect(option).toBeVisible());
    await expect(screen.getAllByRole('group')).toHaveLength(2);
  },
});

/** On a page that has not asked for the hot games: they come while it is open. */
export const StartElsewhere = meta.story({
  render: () => <Page />,
  play: async ({ sandbox, globals }) => {
    const hot = sandbox.world.catalogue.games.find(({ isHot }) => isHot);
    const name = hot?.name[globals['language'] === 'en' ? 'en' : 'th'] ?? '';
    await start('');
    const option = await optionNamed(new RegExp(`^${name}`));
    await waitFor(() => expect(option).toBeVisible());
  },
});

/** They come late, when something is pointed at already: nothing moves under it. */
export const PointedAtBefore = meta.story({
  parameters: {
    sandbox: { persona: 'member', faults: [{ match: 'gameHot', fault: { kind: 'hang' }, effect: 'applied' }] },
  },
  play: async ({ sandbox }) => {
    await start('');
    await categoriesCame();
    await waitFor(() => expect(sandbox.faults.waiting()).toBe(1));
    await userEvent.keyboard('{ArrowDown}');
    const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
    const before = names();
    sandbox.faults.set([]);
    await screen.findByText(/^hot: [1-9]/);
    await userEvent.keyboard('{ArrowDown}');
    await expect(names()).toEqual(before);
    // What is typed is looked for among them too.
    await userEvent.type(screen.getByRole('combobox'), 'x');
    await userEvent.clear(screen.getByRole('combobox'));
    await waitFor(() => expect(screen.getAllByRole('group')).toHaveLength(2));
  },
});

export const OpensAGame = meta.story({
  play: async ({ sandbox, globals }) => {
    const game = sandbox.world.catalogue.games[4321];
    const name = game?.name[globals['language'] === 'en' ? 'en' : 'th'] ?? '';
    await start(name);
    await settled();
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
    await waitFor(() => expect(place()['address']).toContain(`nodeId=${game?.nodeId}`));
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    await expect(localStorage.getItem('recentSearches')).toBe(JSON.stringify([name]));
  },
});

/** By keys alone: the best match is pointed at as soon as it is there. One that takes a break says so, and opens too. */
export const OpensAVendor = meta.story({
  parameters: { sandbox: { persona: 'member', scenario: 'vendorBreak' } },
  play: async () => {
    await start('silk ree');
    await optionNamed(/^Silk Reel (สล็อต|Slots) (ปิดปรับปรุง|Maintenance)$/);
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(place()['address']).toBe('/rng?vassalage=SLKR'));
  },
});

/** Enter in the same moment as the last letter means what the list will say. */
export const QuickerThanTheList = meta.story({
  play: async () => {
    await start('');
    await categoriesCame();
    const field = screen.getByRole('combobox');
    void fireEvent.change(field, { target: { value: 'silk reel' } });
    void fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(place()['address']).toBe('/rng?vassalage=SLKR'));
  },
});

/** The keyboard was in the other language. */
export const OtherKeyboard = meta.story({
  play: async () => {
    await start('สนะีห');
    await settled();
    await expect(screen.getAllByText(/“lotus”/)[0]).toBeVisible();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(place()['address']).toBe('/rng?q=lotus'));
  },
});

/** An answer that was overtaken is shown to nobody. */
export const LateAnswer = meta.story({
  parameters: {
    sandbox: {
      persona: 'member',
      faults: [{ match: 'gameList', when: { calls: [1, 2, 3] }, fault: { kind: 'hang' }, effect: 'applied' }],
    },
  },
  play: async ({ sandbox, globals }) => {
    const spoken = globals['language'] === 'en' ? 'en' : 'th';
    const [first, second] = [3000, 7000].map((at) => sandbox.world.catalogue.games[at]?.name[spoken] ?? '');
    await start(first ?? '');
    await waitFor(() => expect(sandbox.faults.waiting()).toBe(3));
    await userEvent.clear(screen.getByRole('combobox'));
    await userEvent.type(screen.getByRole('combobox'), second ?? '');
    await screen.findByRole('option', { name: new RegExp(`^${second}`) });
    sandbox.faults.release();
    await settled();
    await expect(screen.queryByRole('option', { name: new RegExp(`^${first}`) })).toBeNull();
  },
});

/** GAM-01: a visitor is asked to log in first; a vendor is open to everybody. */
export const Visitor = meta.story({
  parameters: { sandbox: { persona: 'visitor' } },
  play: async ({ sandbox, globals }) => {
    const name = sandbox.world.catalogue.games[4321]?.name[globals['language'] === 'en' ? 'en' : 'th'] ?? '';
    await start(name);
    await settled();
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
    await waitFor(() => expect(place()['asked']).toBe('login'));
    await expect(place()['address']).toBe('/');
  },
});

/** GAM-02: an entry that stands for a list of games can be looked at by anybody. */
export const VisitorOpensAList = meta.story({
  parameters: { sandbox: { persona: 'visitor' } },
  play: async ({ sandbox, globals }) => {
    const entry = [...sandbox.world.catalogue.gameById.values()].find(({ isGame }) => !isGame);
    const name = entry?.name[globals['language'] === 'en' ? 'en' : 'th'] ?? '';
    await start(name);
    const options = () => screen.getAllByRole('option').filter(({ textContent }) => textContent?.startsWith(name));
    await settled();
    await waitFor(() => expect(options().length).toBeGreaterThan(0));
    await userEvent.click(options().at(-1) as HTMLElement);
    await waitFor(() => expect(place()['address']).toBe(`/?games=${entry?.gameType}.${entry?.vassalage}`));
    await expect(place()['asked']).toBe('');
  },
});

/** Lotteries by their name; their page is open to everybody. They are asked for when somebody searches, and once. */
export const OpensALottery = meta.story({
  parameters: { sandbox: { persona: 'visitor' } },
  play: async ({ globals }) => {
    await start(globals['language'] === 'en' ? 'Red Lotus' : 'บัวแดง');
    await userEvent.click(await optionNamed(/^(Red Lotus North|บัวแดงแดนเหนือ)/));
    await waitFor(() => expect(place()['address']).toBe('/lottery?gameCode=REDLOTUS&vendor=TCG_LOTTO_VN'));
    await expect(place()['asked']).toBe('');
  },
});

/** ROL-04. */
export const Trial = meta.story({
  parameters: { sandbox: { persona: 'trial' } },
  play: async ({ sandbox, globals }) => {
    const name = sandbox.world.catalogue.games[4321]?.name[globals['language'] === 'en' ? 'en' : 'th'] ?? '';
    await start(name);
    await settled();
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
    await waitFor(() => expect(place()['asked']).toBe('trial'));
  },
});

/** The games do not come: vendors and categories do, and asking again helps. */
export const GamesFail = meta.story({
  parameters: {
    sandbox: {
      persona: 'member',
      faults: [{ match: 'gameList', when: { calls: [1, 2, 3] }, fault: { kind: 'refuse', code: 'unknown' } }],
    },
  },
  play: async () => {
    await start('lotus');
    const retry = await screen.findByRole('button', { name: /ลองใหม่|ลองอีกครั้ง|Try again/ });
    await userEvent.click(retry);
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(3));
  },
});

const retryButton = () => screen.findByRole('button', { name: /ลองใหม่|Try again/ });

/** The vendors do not come: said at once, the fixed pages stay, and asking again brings everything and the focus back. */
export const CategoriesFail = meta.story({
  parameters: {
    sandbox: {
      persona: 'member',
      faults: [{ match: 'gameVendorList', when: { calls: [1, 2] }, fault: { kind: 'refuse', code: 'unknown' } }],
    },
  },
  play: async ({ globals }) => {
    const words = globals['language'] === 'en' ? en : th;
    await start('');
    await retryButton();
    await expect(screen.getAllByText(words.categoriesFailed)[0]).toBeInTheDocument();
    await optionNamed(/^(โปรโมชั่น|Promotions)/);
    await userEvent.type(screen.getByRole('combobox'), 'lotus');
    await userEvent.click(await retryButton());
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /ลองใหม่|Try again/ })).not.toHaveAttribute('aria-busy', 'true'),
    );
    await userEvent.click(await retryButton());
    await settled();
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(3));
    await expect(screen.queryByText(words.categoriesFailed)).toBeNull();
    await expect(screen.getByRole('combobox')).toHaveFocus();
  },
});

/** An operator without a hall: nothing is found, and soon. What there is otherwise is looked through as ever. */
export const NoHalls = meta.story({
  parameters: { sandbox: { persona: 'member', scenario: 'empty' } },
  play: async ({ globals }) => {
    const words = globals['language'] === 'en' ? en : th;
    await start('lotus');
    await screen.findByText(words.none.replace('{search}', 'lotus'));
    await userEvent.clear(screen.getByRole('combobox'));
    await userEvent.type(screen.getByRole('combobox'), globals['language'] === 'en' ? 'promo' : 'โปร');
    await optionNamed(/^(โปรโมชั่น|Promotions)/);
    await settled();
  },
});
