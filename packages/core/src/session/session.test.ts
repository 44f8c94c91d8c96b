import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../data/memoryStorage.testing.ts';
import { createSessionStore, timedOut } from './session.ts';

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));

/** A tab of the browser. Its storage is the global one while it acts. */
function openTab(session: 'tab' | 'browser') {
  const own = memoryStorage();
  const act = <Value>(work: () => Value): Value => {
    vi.stubGlobal('sessionStorage', own);
    return work();
  };
  const create = () => createSessionStore({ merchant: 'M', channel: 'C', policy: { session } });
  const store = act(create);
  return { own, store, act, reload: () => act(create).current(), token: () => store.current()?.token ?? null };
}

describe('policy.session: tab', () => {
  it('a session is that of its tab, and survives its reload', () => {
    const [one, other] = [openTab('tab'), openTab('tab')];
    one.act(() => one.store.signIn('a'));
    one.act(() => one.store.setAccountType(2));
    other.act(() => other.store.join());
    expect([one.token(), other.token(), openTab('tab').token()]).toEqual(['a', null, null]);
    expect(one.reload()).toEqual({ token: 'a', accountType: 2 });
    expect(localStorage.length).toBe(0);
    one.act(() => one.store.signOut());
    expect(one.reload()).toBeNull();
    expect(one.own.getItem('merchantCode')).toBe('M');
  });

  it('a session that was renewed stays the same in the page, and carries the new token, also after a reload', () => {
    const tab = openTab('tab');
    tab.act(() => tab.store.signIn('a'));
    const told = vi.fn();
    tab.store.subscribe(told);
    tab.act(() => tab.store.renew('b', 'a'));
    // The answer to a call that was on its way.
    tab.act(() => tab.store.renew('c', 'a'));
    tab.act(() => tab.store.setAccountType(1));
    expect([tab.token(), tab.store.sent()]).toEqual(['a', 'b']);
    expect(tab.reload()).toEqual({ token: 'b', accountType: 1 });
    tab.act(() => tab.store.signOut());
    expect([tab.store.sent(), tab.reload()]).toEqual([null, null]);
    tab.act(() => tab.store.renew('d', 'b'));
    expect(tab.reload()).toBeNull();
  });
});

describe('policy.session: browser', () => {
  it('a session that one tab has renewed is still that of the others', () => {
    const [one, other] = [openTab('browser'), openTab('browser')];
    one.act(() => one.store.signIn('a'));
    other.act(() => other.store.join());
    one.act(() => one.store.renew('b', 'a'));
    expect(one.store.sent()).toBe('b');
    expect([one, other].map((tab) => tab.act(() => tab.store.isOutdated()))).toEqual([false, false]);
    one.act(() => one.store.signOut());
    expect(one.reload()).toBeNull();
  });

  it('a new tab has the session, and an open one joins it (STO-03)', () => {
    const [one, other] = [openTab('browser'), openTab('browser')];
    one.act(() => one.store.signIn('a'));
    expect(openTab('browser').token()).toBe('a');
    const told = vi.fn();
    other.store.subscribe(told);
    other.act(() => other.store.join());
    expect(other.store.current()).toEqual({ token: 'a', accountType: null, joined: true });
    expect(told).toHaveBeenCalledOnce();
  });

  it('a tab whose session was left or replaced knows it, and joins nothing before it has left', () => {
    const [one, other] = [openTab('browser'), openTab('browser')];
    one.act(() => one.store.signIn('a'));
    other.act(() => other.store.join());
    other.act(() => other.store.signIn('b'));
    one.act(() => one.store.join());
    expect([one.token(), one.act(() => one.store.isOutdated())]).toEqual(['a', true]);
    // What it still learns of the former player is not stored beside the new one's token.
    one.act(() => one.store.setAccountType(4));
    one.act(() => one.store.signOut('expired'));
    one.act(() => one.store.join());
    expect([one.token(), other.token()]).toEqual(['b', 'b']);
    expect(openTab('browser').store.current()).toEqual({ token: 'b', accountType: null });
    expect(other.act(() => other.store.isOutdated())).toBe(false);
  });

  it('tells other tabs apart a session that was refused from one that was left, before it is gone', () => {
    for (const [why, mark] of [
      ['expired', timedOut],
      ['signedOut', '1'],
    ] as const) {
      const [one, other] = [openTab('browser'), openTab('browser')];
      one.act(() => one.store.signIn('a'));
      one.store.store.set('activeAt', '1');
      other.act(() => other.store.join());
      const remove = vi.spyOn(localStorage, 'removeItem');
      const marks: unknown[] = [];
      remove.mockImplementation(() => void marks.push(localStorage.getItem('activeAt')));
      one.act(() => one.store.signOut(why));
      remove.mockRestore();
      expect(new Set(marks)).toEqual(new Set([mark]));
      localStorage.clear();
    }
  });

  it('leaves nothing of a session to the next one', () => {
    const tab = openTab('browser');
    tab.act(() => tab.store.signIn('a'));
    tab.store.store.set('mustChangePassword', 'expired:demo');
    tab.act(() => tab.store.setAccountType(1));
    tab.act(() => tab.store.signOut());
    expect(localStorage.length).toBe(0);
    tab.store.store.set('mustChangePassword', 'expired:demo');
    tab.act(() => tab.store.signIn('b'));
    expect(tab.store.store.get('mustChangePassword')).toBeNull();
  });
});

it('keeps the refusal that has ended a session until the next one begins', () => {
  const { act, store } = openTab('tab');
  const refusal = new Response('', { status: 401 });
  act(() => store.signIn('a'));
  act(() => store.signOut('expired', refusal));
  act(() => store.signOut());
  expect(store.refusal()).toBe(refusal);
  act(() => store.signIn('b'));
  expect(store.refusal()).toBeUndefined();
});
