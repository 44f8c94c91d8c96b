import { type Canvas } from 'storybook/internal/csf';
import { expect, userEvent, waitFor } from 'storybook/test';
import { onTestFinished, test, vi } from 'vitest';
import { noteGoodNews } from '#core/live/goodNews.ts';
import { hideBalance } from '#core/site/hiddenBalance.ts';
import { creditDeposit, openDeposit } from '#sandbox/money/deposits.ts';
import { depositMethods } from '#sandbox/seed/cashier.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { brands } from '#themes/brands.ts';
import { allowMotion } from '#ui/Motion/allowMotion.testing.ts';
import { AppShell } from './AppShell.tsx';
import { BalanceCount } from './parts/BalanceCount.tsx';
import { useAppShell } from './useAppShell.ts';

const nothing = (): void => {};
const useShell = () => ({
  ...useAppShell({ brand: brands[0], onSearch: nothing, onSignUp: nothing, onLogIn: nothing, onSignOut: nothing }),
  children: null,
});

/** The header of a member whose balance rises by ฿500. `marks` are what was drawn over the balance meanwhile. */
async function riseOf500({ isGood = false, isHidden = false, moves = true } = {}) {
  if (moves) allowMotion();
  const page = await renderOnPlatform(AppShell, useShell, {
    persona: 'member',
    viewport: 'wide',
    beside: <BalanceCount />,
  });
  const { canvas, sandbox, t } = page;
  const marks = marksIn(await shown(canvas, '฿10,000.00'));
  // A test begins with a balance that shows.
  hideBalance(isHidden);
  onTestFinished(() => hideBalance(false));
  const [method] = depositMethods;
  if (method === undefined) throw new Error('there is no way to pay in');
  const demo = memberIdOf('demo');
  sandbox.store.transaction(() => creditDeposit(sandbox, openDeposit(sandbox, demo, method, 500_00)));
  if (isGood) noteGoodNews(sandbox.platform);
  await userEvent.click(canvas.getByRole('button', { name: t('appShell:refreshBalance') }));
  const balance = await shown(canvas, '฿10,500.00');
  return { balance, marks, button: balance.closest('button') };
}

const shown = (canvas: Canvas, text: string) => canvas.findByText(text, { selector: 'header *' });

/** Notes the attributes that an element gets. */
function marksIn(element: HTMLElement): { readonly counts: string[]; readonly rose: string[] } {
  const marks = { counts: [] as string[], rose: [] as string[] };
  const { parentElement: amount } = element;
  const observer = new MutationObserver(() => {
    const { counts, rose } = amount?.dataset ?? {};
    if (counts !== undefined) marks.counts.push(counts);
    if (rose !== undefined) marks.rose.push(rose);
  });
  if (amount) observer.observe(amount, { attributes: true });
  onTestFinished(() => observer.disconnect());
  return marks;
}

/** Lets at most 100 ms pass from one frame to the next: a busy machine draws too few of them to see anything count. */
function slowFrames(): void {
  const draw = globalThis.requestAnimationFrame;
  let real = performance.now();
  let told = real;
  const time = vi.spyOn(performance, 'now').mockImplementation(() => told);
  const frames = vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((work) =>
    draw((now) => {
      // All that is drawn in a frame has one time.
      if (now !== real) told += Math.min(100, Math.max(0, now - real));
      real = now;
      work(told);
    }),
  );
  onTestFinished(() => {
    frames.mockRestore();
    time.mockRestore();
  });
}

test('the balance counts to its new value, which is its name from the beginning', async () => {
  slowFrames();
  const { balance, button, marks } = await riseOf500();
  await expect(button).toHaveAccessibleName(/฿10,500\.00$/);
  const width = button?.getBoundingClientRect().width;
  await waitFor(() => expect(balance.parentElement).not.toHaveAttribute('data-counts'));
  await expect(marks.counts[0]).toBe('฿10,000.00');
  await expect(new Set(marks.counts).size).toBeGreaterThan(2);
  await expect(button?.getBoundingClientRect().width).toBe(width);
  await expect(marks.rose).toEqual([]);
});

test('money that has come to the member is marked once', async () => {
  const { marks } = await riseOf500({ isGood: true });
  await waitFor(() => expect(marks.rose.length).toBeGreaterThan(0));
});

test('with reduced motion it is replaced at once', async () => {
  const { marks } = await riseOf500({ moves: false });
  await expect(marks.counts).toEqual([]);
});

test('a hidden balance does not count', async () => {
  const { marks } = await riseOf500({ isGood: true, isHidden: true });
  await expect(marks).toEqual({ counts: [], rose: [] });
});
