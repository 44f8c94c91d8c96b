import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { sessionLogout } from '#api/session.ts';
import { type CookieName, writeCookie } from '#core/data/cookies.ts';
import { openDatabase } from '#core/data/database.ts';
import { keptDatabase } from '#core/data/dropKept.ts';
import { type StoredName, localStore, sessionStore } from '#core/data/storage.ts';
import { storedCookies, storedNames } from '#core/data/storedNames.ts';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { deviceKey } from '../login/deviceKey.ts';
import { LogoutDialog } from './LogoutDialog.tsx';
import { useLogout } from './useLogout.ts';

/** Stands for whatever is the player's. */
const secret = 'somchai-0812345678';
let reloads = 0;
const useDialog = () => useLogout({ open: true, onClose: () => {}, reload: () => (reloads += 1) });

/** Leaves something under every name that the site can store, and under names of which it knows nothing. */
async function leaveTraces(): Promise<void> {
  for (const pattern of Object.keys(storedNames)) {
    // The session is the test's own.
    if (pattern === 'token' || pattern === 'isAgent') continue;
    const name = pattern.replace('*', secret) as StoredName;
    for (const store of [localStore, sessionStore]) {
      store.set(name, storedNames[pattern as keyof typeof storedNames] === 'player' ? secret : 'look');
    }
  }
  localStore.set('ofAnEarlierRelease' as StoredName, secret);
  for (const [name, owner] of Object.entries(storedCookies)) {
    writeCookie(name as CookieName, owner === 'player' ? secret : 'look');
  }
  await deviceKey('create');
  await openDatabase(keptDatabase, 'answers').then((database) => database.close());
  const cache = await caches.open('pages');
  await cache.put('/help', new Response(secret));
}

/** Everything that the browser keeps for the site, as one text. */
async function kept(): Promise<string> {
  const cached = await Promise.all(
    (await caches.keys()).map(async (name) => {
      const cache = await caches.open(name);
      return Promise.all((await cache.keys()).map(async (key) => (await cache.match(key))?.text()));
    }),
  );
  const entries = [localStorage, sessionStorage].map((store) => ({ ...store }));
  const databases = (await indexedDB.databases()).map(({ name }) => name);
  return JSON.stringify({ entries, cookies: decodeURIComponent(document.cookie), cached, databases });
}

async function logOut({ faults, forget }: Pick<RenderOptions, 'faults'> & { readonly forget: boolean }) {
  reloads = 0;
  const rendered = await renderOnPlatform(LogoutDialog, useDialog, { persona: 'member', ...(faults && { faults }) });
  await leaveTraces();
  await expect(await kept()).toContain(secret);
  const { t } = rendered;
  if (forget) await userEvent.click(await screen.findByRole('checkbox', { name: t('sessionEnd:forget.label') }));
  await userEvent.click(await screen.findByRole('button', { name: t('login:logout.confirm') }));
  await waitFor(() => expect(rendered.sandbox.platform.session.current()).toBeNull());
  return rendered;
}

test('LGN-14: after it, nothing of the player is left in any store of the browser, and the look is', async () => {
  const { calls } = await logOut({ forget: true });
  await waitFor(() => expect(reloads).toBe(1));
  const left = await kept();
  await expect(left).not.toContain(secret);
  await expect(JSON.parse(left)).toMatchObject({ databases: [], cached: [] });
  await expect(localStore.get('brandFile')).toBe('look');
  await expect(document.cookie).toContain('theme=look');
  await expect(calls(sessionLogout)).toHaveLength(1);
});

test('without a network the device forgets all the same, and says that the platform was not reached', async () => {
  const faults: RenderOptions['faults'] = [{ match: 'sessionLogout', fault: { kind: 'network' } }];
  const { t } = await logOut({ forget: true, faults });
  await waitFor(() => expect(screen.getByText(t('login:logout.unreachable'))).toBeVisible());
  await expect(await kept()).not.toContain(secret);
  await expect(reloads).toBe(0);
});

test('logging out alone keeps what is remembered on the device', async () => {
  await logOut({ forget: false });
  await expect(localStore.get('recentSearches')).toBe(secret);
  await expect(decodeURIComponent(document.cookie)).toContain(`rememberName=${secret}`);
  await expect(await deviceKey('answerNull')).not.toBeNull();
  // What is kept of the account's records is the session's.
  await waitFor(async () => expect(await kept()).not.toContain(`"${keptDatabase}"`));
  await expect(sessionStore.get('feedbackDraft')).toBeNull();
  await expect(reloads).toBe(0);
});
