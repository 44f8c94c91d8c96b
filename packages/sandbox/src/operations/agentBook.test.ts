import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  agentNoteSet,
  agentTags,
  agentTagsSet,
  agentViewSet,
  agentViews,
  longestNote,
  longestTag,
  longestViewName,
  mostTags,
  mostViews,
  type shownTeam,
} from '#api/agentBook.ts';
import { agentLinkSave, agentLinkSaveDocs, agentLinks } from '#api/agentRegistration.ts';
import { agentDownline, agentDownlines } from '#api/agentTeam.ts';
import type { InputOf } from '#api/operation.ts';
import { memberDataCopy } from '#api/privacy.ts';
import { startRest } from '../play/protections.ts';
import { memberIdOf } from '../seed/members.ts';
import { inputsOf, readAll } from '../testing/changes/readings.ts';
import { valueOf } from '../testing/moneyOut.ts';
import { type TestPlatform, signedIn } from '../testing/platform.ts';

const begin = async (): Promise<TestPlatform> => signedIn('agent');
const list = async ({ client }: TestPlatform, query: Partial<InputOf<typeof agentDownlines>> = {}) =>
  valueOf(await client.call(agentDownlines, { pageNo: 1, pageSize: 15, ...query }));
const accounts = async (...asked: Parameters<typeof list>) => (await list(...asked)).list.map(({ account }) => account);
const detail = async ({ client }: TestPlatform, account: string) =>
  valueOf(await client.call(agentDownline, { id: memberIdOf(account) })).downline;
const note = async ({ client }: TestPlatform, account: string, text: string) =>
  client.call(agentNoteSet, { id: memberIdOf(account), note: text });
const tag = async ({ client }: TestPlatform, account: string, ...tags: string[]) =>
  client.call(agentTagsSet, { id: memberIdOf(account), tags });
const inUse = async ({ client }: TestPlatform) => valueOf(await client.call(agentTags, {})).list;
/** Gives an account another upline, as the operator does. */
const move = ({ sandbox: { store } }: TestPlatform, account: string, upline: string) =>
  store.transaction(() => {
    const member = store.get('members', memberIdOf(account));
    if (member) store.put('members', member.id, { ...member, uplineId: memberIdOf(upline) });
  });

describe('AGT-04a: notes and tags of an account', () => {
  test('are read as typed, shown with the account, and removed again', async () => {
    const platform = await begin();
    expect(valueOf(await note(platform, 'ploy', '  โทรกลับ\r\nวันศุกร์ ')).note).toBe('โทรกลับ\nวันศุกร์');
    expect(valueOf(await tag(platform, 'ploy', ' VIP ', 'vip', '\u200b', 'มา  ใหม่')).tags).toEqual(['VIP', 'มา ใหม่']);
    const known = { note: 'โทรกลับ\nวันศุกร์', tags: ['VIP', 'มา ใหม่'] };
    expect(await detail(platform, 'ploy')).toMatchObject(known);
    expect(await list(platform, { q: 'ploy' })).toMatchObject({ list: [known] });
    await note(platform, 'ploy', '');
    expect(await detail(platform, 'ploy')).toMatchObject({ note: '', tags: ['VIP', 'มา ใหม่'] });
    await tag(platform, 'ploy');
    expect(await detail(platform, 'ploy')).toMatchObject({ note: '', tags: [] });
    expect([...platform.sandbox.store.entries('agentNotes')]).toEqual([]);
  });

  test('are of so many letters as a reader counts them', async () => {
    const platform = await begin();
    const letter = '👨‍👩‍👧';
    const [longest, many] = [
      letter.repeat(longestTag),
      Array.from({ length: mostTags }, (_, number) => `tag ${number}`),
    ];
    expect((await note(platform, 'ploy', letter.repeat(longestNote))).ok).toBe(true);
    expect((await tag(platform, 'ploy', longest)).ok).toBe(true);
    expect((await tag(platform, 'ploy', ...many)).ok).toBe(true);
    const about = { id: memberIdOf('ploy') };
    expect(v.is(agentNoteSet.input, { ...about, note: letter.repeat(longestNote + 1) })).toBe(false);
    for (const tags of [[longest + letter], [''], [...many, 'one more']]) {
      expect(v.is(agentTagsSet.input, { ...about, tags })).toBe(false);
    }
  });

  test('filter the whole branch, and are found by the search', async () => {
    const platform = await begin();
    await tag(platform, 'ploy', 'VIP');
    await tag(platform, 'krit', 'Vip', 'ขาประจำ');
    await note(platform, 'malee', 'ชอบคุยเรื่องฟุตบอล');
    expect(await accounts(platform, { tag: 'vip' })).toEqual(['krit', 'ploy']);
    expect(await list(platform, { tag: 'vip' })).toMatchObject({ total: 2 });
    // Branches overlap: ploy is below nok.
    expect((await list(platform, { tag: 'vip' })).totals).toBeUndefined();
    expect(await accounts(platform, { tag: 'VIP', kind: 'agent' })).toEqual([]);
    expect(await accounts(platform, { tag: 'VIP', level: 1 })).toEqual(['krit']);
    expect(await accounts(platform, { tag: 'VIP', parent: memberIdOf('nok') })).toEqual(['ploy']);
    expect(await accounts(platform, { tag: 'other' })).toEqual([]);
    expect(await accounts(platform, { q: 'ขาประจำ' })).toEqual(['krit']);
    expect(await accounts(platform, { q: 'ฟุตบอล' })).toEqual(['malee']);
    expect(await inUse(platform)).toEqual([
      { tag: 'Vip', accounts: 2 },
      { tag: 'ขาประจำ', accounts: 1 },
    ]);
  });

  test('are seen by the agent who has written them, and by nobody else', async () => {
    const platform = await begin();
    const others = ['ploy', 'nok', 'faraway'] as const;
    const readsOf = async (account: string) => {
      await platform.signIn(account);
      const asked = inputsOf(platform).filter(({ id }) => id !== 'memberSessions' && id !== 'memberLogins');
      return readAll(platform, [...asked, { id: 'memberDataCopy', input: {} }]).filter((each) => each !== '');
    };
    await note(platform, 'ploy', 'ZQX only');
    await tag(platform, 'ploy', 'ZQX');
    await note(platform, 'nok', 'ZQX only');
    for (const account of others) {
      const answers = await readsOf(account);
      expect(answers.length).toBeGreaterThan(20);
      expect(answers.filter((answer) => answer.includes('ZQX'))).toEqual([]);
    }
    // Nor does the agent's own copy have what is about others.
    await platform.signIn('agent');
    expect(JSON.stringify(valueOf(await platform.client.call(memberDataCopy, {})))).not.toContain('ZQX');
    // nok writes a note of their own.
    await platform.signIn('nok');
    expect(await detail(platform, 'ploy')).toMatchObject({ note: '', tags: [] });
    expect([await inUse(platform), await accounts(platform, { tag: 'ZQX' })]).toEqual([[], []]);
    await note(platform, 'ploy', 'ของนก');
    expect(await accounts(platform, { q: 'ZQX' })).toEqual([]);
    await platform.signIn('agent');
    expect(await detail(platform, 'ploy')).toMatchObject({ note: 'ZQX only' });
  });

  test('are no longer shown once the account has left the branch, and are there again when it comes back', async () => {
    const platform = await begin();
    await note(platform, 'ploy', 'ของเอเย่นต์');
    await tag(platform, 'ploy', 'VIP');
    move(platform, 'ploy', 'faraway');
    expect([await inUse(platform), await accounts(platform, { tag: 'VIP' })]).toEqual([[], []]);
    expect(await accounts(platform, { q: 'ของเอเย่นต์' })).toEqual([]);
    expect(await note(platform, 'ploy', 'อีก')).toMatchObject({ error: { code: 'downline_not_found' } });
    move(platform, 'ploy', 'agent');
    expect(await detail(platform, 'ploy')).toMatchObject({ note: 'ของเอเย่นต์', tags: ['VIP'] });
  });

  test('can be written about a player who takes a break, like about anyone', async () => {
    const platform = await begin();
    const { sandbox } = platform;
    sandbox.store.transaction(() => void startRest(sandbox, memberIdOf('krit'), 'exclusion', '6m'));
    expect(await note(platform, 'krit', 'ไปต่างจังหวัด')).toMatchObject({ ok: true });
    expect(await tag(platform, 'krit', 'VIP')).toMatchObject({ ok: true });
  });
});

describe('AGT-04b: saved views', () => {
  const view: v.InferInput<typeof shownTeam> = {
    filter: { state: 'active', level: 0 },
    sort: { key: 'stake', order: 'desc' },
    hidden: ['rates'],
  };
  const set = async ({ client }: TestPlatform, input: InputOf<typeof agentViewSet>) => client.call(agentViewSet, input);
  const save = async (platform: TestPlatform, name: string, shown = view) =>
    set(platform, { action: 'save', name, view: shown });
  const names = async ({ client }: TestPlatform) =>
    valueOf(await client.call(agentViews, {})).list.map(({ name }) => name);

  test('keep filters, order and columns, in the order of their names', async () => {
    const platform = await begin();
    await save(platform, 'ข');
    const saved = valueOf(await save(platform, 'ค')).list;
    expect(saved.map(({ name }) => name)).toEqual(['ข', 'ค']);
    expect(saved[1]).toEqual({ name: 'ค', ...view });
    expect(valueOf(await save(platform, 'ก')).list[0]?.name).toBe('ก');
    expect(await names(platform)).toEqual(['ก', 'ข', 'ค']);
  });

  test('are saved, renamed and removed once, however often that is sent', async () => {
    const platform = await begin();
    for (const _ of [1, 2]) expect((await save(platform, 'mine')).ok).toBe(true);
    expect(await names(platform)).toEqual(['mine']);
    for (const _ of [1, 2]) expect((await set(platform, { action: 'rename', name: 'mine', to: 'VIP' })).ok).toBe(true);
    expect(await names(platform)).toEqual(['VIP']);
    // The case of its letters can be changed.
    await set(platform, { action: 'rename', name: 'VIP', to: 'Vip' });
    for (const _ of [1, 2]) expect((await set(platform, { action: 'remove', name: 'vip' })).ok).toBe(true);
    expect(await names(platform)).toEqual([]);
    const lost = await set(platform, { action: 'rename', name: 'VIP', to: 'new' });
    expect(lost).toMatchObject({ error: { code: 'record_not_found' } });
  });

  test('are refused under a name that is taken, without one, and when there are ten', async () => {
    const platform = await begin();
    const other = { filter: {} };
    await save(platform, 'mine');
    await save(platform, 'other');
    expect(await save(platform, 'mine', other)).toMatchObject({ error: { code: 'view_name_taken' } });
    const renamed = await set(platform, { action: 'rename', name: 'other', to: 'mine' });
    expect(renamed).toMatchObject({ error: { code: 'view_name_taken' } });
    for (const name of ['', 'ก'.repeat(longestViewName + 1)]) {
      expect(v.is(agentViewSet.input, { action: 'save', name, view: other })).toBe(false);
    }
    expect(await save(platform, '\u200b')).toMatchObject({ error: { code: 'invalid_input' } });
    for (let number = 2; number < mostViews; number += 1) await save(platform, `view ${number}`);
    expect(await save(platform, 'one more')).toMatchObject({ error: { code: 'view_most' } });
    expect(await names(platform)).toHaveLength(mostViews);
  });

  test('keep a link of the agent, and no other', async () => {
    const platform = await begin();
    const { client } = platform;
    await client.call(agentLinkSave, agentLinkSaveDocs.example);
    const [link] = valueOf(await client.call(agentLinks, { pageNo: 1, pageSize: 1 })).list;
    expect((await save(platform, 'by link', { filter: { link: link?.code ?? '' } })).ok).toBe(true);
    const unknown = await save(platform, 'by another', { filter: { link: 'UNKNOWN' } });
    expect(unknown).toMatchObject({ error: { code: 'record_not_found' } });
  });

  test('belong to one agent', async () => {
    const platform = await begin();
    await save(platform, 'mine');
    await platform.signIn('nok');
    expect(await names(platform)).toEqual([]);
    expect((await save(platform, 'mine')).ok).toBe(true);
    await set(platform, { action: 'remove', name: 'mine' });
    await platform.signIn('agent');
    expect(await names(platform)).toEqual(['mine']);
  });
});
