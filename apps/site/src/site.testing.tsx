import './onDemand.testing.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Translate } from '#core/i18n/translate.ts';
import { memberByAccount } from '#sandbox/accounts/accounts.ts';
import { demoPassword } from '#sandbox/accounts/password.ts';
import { balanceOf, memberAccount, satangToAmount } from '#sandbox/money/ledger.ts';
import { type SandboxContext, accounts } from '#storybook/sandboxPlatform.ts';

/** The games that a list on the page shows. */
export const tiles = () => [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/game?"]')];

/** Waits until the list shows this many games. A busy machine draws a page of games part by part. */
export const lobbyLoaded = (count = 1) => waitFor(() => expect(tiles().length).toBeGreaterThanOrEqual(count));

/** Waits for the frame of a game. */
export const gameOpened = () => waitFor(() => expect(document.querySelector('iframe')).toBeVisible());

/** Fills in the login form inside an element. Pastes: typing renders the whole site again for each letter. */
export async function logIn(t: Translate, element: HTMLElement, account = accounts.member): Promise<void> {
  const form = within(element);
  // Where it takes a mobile number too, the field says so as well.
  const name = (label: string): boolean => label.startsWith(t('login:username'));
  await userEvent.click(await form.findByRole('textbox', { name }));
  await userEvent.paste(account);
  await userEvent.click(form.getByLabelText(t('login:password'), { selector: 'input' }));
  await userEvent.paste(demoPassword);
  await userEvent.keyboard('{Enter}');
}

/** The balance of the persona `member`, as the site writes it, without the currency. */
export function balanceText(sandbox: SandboxContext): string {
  const id = memberByAccount(sandbox, accounts.member)?.id ?? '';
  const amount = satangToAmount(balanceOf(sandbox, memberAccount(id)));
  return new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(Number(amount));
}
