import { describe, expect, test } from 'vitest';
import {
  type AssistantRight,
  agentAssistantLog,
  agentAssistantOpen,
  agentAssistantOpenDocs,
  agentAssistantSet,
  agentAssistants,
  assistantAccess,
  assistantRights,
} from '#api/agentAssistants.ts';
import { agentRightsRead } from '#api/agentCentre.ts';
import { agentMessageMany, agentSelection } from '#api/agentSelection.ts';
import { agentDownline, agentDownlines, agentMessage, agentRatesSet } from '#api/agentTeam.ts';
import type { Result } from '#api/errors.ts';
import { memberInfo } from '#api/member.ts';
import { type OperationId, operationDocs, operations } from '#api/operations.ts';
import { memberPassword } from '#api/passwords.ts';
import { demoPassword } from '../accounts/password.ts';
import { changeSettings } from '../changeSettings.ts';
import { serveCall } from '../http/serve.ts';
import { memberIdOf } from '../seed/members.ts';
import { valueOf } from '../testing/moneyOut.ts';
import { type TestPlatform, signedIn } from '../testing/platform.ts';
import { thaiDate } from '../time.ts';

const id = memberIdOf('assistant');
const credential = { loginPassword: demoPassword };
const page = { pageNo: 1, pageSize: 20 } as const;

const codeOf = (result: Result<unknown>): string =>
  result.ok ? 'ok' : result.error.kind === 'refused' ? result.error.code : result.error.kind;

/** Gives the demo assistant rights, past what the agent can choose. */
function giveRights({ sandbox: { store } }: TestPlatform, rights: readonly AssistantRight[]): void {
  const row = store.get('assistants', id);
  if (row) store.transaction(() => store.put('assistants', id, { ...row, rights }));
}

interface Answered {
  readonly success: boolean;
  readonly errorCode?: string;
  readonly value?: { readonly assistant?: boolean };
}

/** Calls with the documented example, as the platform receives it. */
async function ask({ sandbox, token }: TestPlatform, operation: OperationId, as = token()): Promise<Answered> {
  const { example } = operationDocs[operation];
  const from = { origin: 'https://kinnari.test', address: null } as const;
  const call = { language: 'en', userAgent: '', idempotencyKey: crypto.randomUUID(), ...from } as const;
  const input = { value: example as unknown };
  const response = serveCall(sandbox, operation, { ...call, token: as, operation: operations[operation], input });
  return (await response.json()) as Answered;
}
/** What an answer says, without what differs from call to call. */
const isRefusedToAssistants = ({ success, value }: Answered): boolean => !success && value?.assistant === true;

const access: Readonly<Record<string, AssistantRight | 'own' | null>> = assistantAccess;
const withSession = Object.values(operations).filter(({ auth }) => auth === 'member');
const withOptional = Object.values(operations).filter(({ auth }) => auth === 'optional');

/** Every set of rights, none included. */
const sets = Array.from({ length: 2 ** assistantRights.length }, (_, bits) =>
  assistantRights.filter((_right, at) => (bits & (2 ** at)) !== 0),
);

describe.each(sets.map((rights) => [rights.join(', ') || 'no right', rights] as const))('with %s', (_name, rights) => {
  test('an assistant may call exactly what the table of the contract says, of all operations', async () => {
    const allowed: string[] = [];
    for (const operation of withSession) {
      const platform = await signedIn('assistant');
      giveRights(platform, rights);
      if (!isRefusedToAssistants(await ask(platform, operation.id))) allowed.push(operation.id);
    }
    const stated = withSession.filter(({ id: each }) => {
      const needed = access[each] ?? null;
      return needed !== null && (needed === 'own' || rights.includes(needed));
    });
    expect(allowed).toEqual(stated.map(({ id: each }) => each));
  }, 60_000);
});

test('public operations answer an assistant as they answer a visitor', async () => {
  for (const operation of withOptional) {
    if (access[operation.id] === 'own') continue;
    const platform = await signedIn('assistant');
    const [asked, visitor] = [await ask(platform, operation.id), await ask(platform, operation.id, null)];
    expect([operation.id, asked]).toEqual([operation.id, visitor]);
  }
});

test('an assistant is told whose it is, and of rights and actions only what it may do', async () => {
  const platform = await signedIn('assistant', { scenario: 'demonstration' });
  const { client, sandbox } = platform;
  changeSettings(sandbox, { flags: { ...sandbox.settings.flags, TRANSFERDOWN: true } });
  expect(valueOf(await client.call(memberInfo, undefined))).toMatchObject({
    account: 'assistant',
    toUpline: false,
    assistant: { of: 'พี่เอกชัย', rights: ['read', 'message'] },
  });
  const somchai = memberIdOf('somchai');
  expect(valueOf(await client.call(agentRightsRead, undefined)).rights).toEqual([]);
  const seen = valueOf(await client.call(agentDownline, { id: somchai }));
  expect(seen).toMatchObject({ transfer: null, envelope: null, downline: { actions: ['message'] } });
  giveRights(platform, ['read', 'rates']);
  expect(valueOf(await client.call(agentRightsRead, undefined)).rights).toEqual(['setRates']);
  const { list } = valueOf(await client.call(agentDownlines, page));
  expect(list.find((each) => each.id === somchai)?.actions).toEqual(['rates']);
});

/** Opens an assistant and logs it in with its first password. */
async function opened(platform: TestPlatform, username = 'helper2', rights: AssistantRight[] = ['read', 'message']) {
  const input = { ...agentAssistantOpenDocs.example, username, rights, credential };
  return valueOf(await platform.client.call(agentAssistantOpen, input));
}

test('AGT-15: a day: first password, own password, acts, all of it in the log', async () => {
  const platform = await signedIn('agent');
  const { client, sandbox, signIn } = platform;
  const { assistant, firstPassword } = await opened(platform, 'Helper2', ['message', 'rates', 'read']);
  expect(assistant).toMatchObject({ account: 'helper2', rights: ['read', 'message', 'rates'], isNew: true });
  expect(assistant.lastLoginAt).toBe(null);
  expect(firstPassword).toMatch(/^[a-z2-9]{12}$/);

  const login = await signIn('helper2', { password: firstPassword });
  expect(login).toMatchObject({ ok: true, value: { firstTimeLogin: true } });
  const own = 'Lamyai-2569x';
  const passwords = { oldPassword: firstPassword, newPassword: own, confirmNewPassword: own };
  expect(codeOf(await client.call(memberPassword, passwords))).toBe('ok');
  expect(codeOf(await client.call(agentMessage, { id: memberIdOf('somchai'), content: 'สวัสดี' }))).toBe('ok');
  const rates = [{ gameType: 'RNG' as const, rate: '0.50' }];
  expect(codeOf(await client.call(agentRatesSet, { id: memberIdOf('nok'), rates }))).toBe('ok');
  const ids = [memberIdOf('nok'), memberIdOf('somchai')];
  const { id: selectionId } = valueOf(await client.call(agentSelection, { ids }));
  expect(codeOf(await client.call(agentMessageMany, { selectionId, requestId: 'one', content: 'ทุกคน' }))).toBe('ok');
  // What is refused is no act.
  expect(codeOf(await client.call(agentMessage, { id: memberIdOf('demo'), content: 'hello' }))).toBe(
    'downline_not_found',
  );

  await signIn('agent');
  const day = thaiDate(sandbox.now());
  const log = valueOf(await client.call(agentAssistantLog, { from: day, to: day, ...page }));
  expect(log.list[0]).toMatchObject({ act: 'agentMessageMany', about: null, accounts: 2, content: 'ทุกคน' });
  const each = log.list.slice(1);
  expect(each.map(({ act, about, content, rates: set }) => [act, about?.account, content, set.length])).toEqual([
    ['agentRatesSet', 'nok', '', 1],
    ['agentMessage', 'somchai', 'สวัสดี', 0],
    ['memberPassword', undefined, '', 0],
    ['sessionLogin', undefined, '', 0],
  ]);
  const filtered = { from: day, to: day, assistant: assistant.id, act: 'agentMessage', ...page } as const;
  expect(valueOf(await client.call(agentAssistantLog, filtered))).toMatchObject({ total: 1, totalPages: 1 });
  const [demo, mine] = valueOf(await client.call(agentAssistants, undefined)).list;
  expect([demo?.account, mine?.isNew, mine?.lastLoginAt !== null]).toEqual(['assistant', false, true]);
  // Passwords are never part of it.
  expect(JSON.stringify([...sandbox.store.entries('assistantLog')])).not.toContain(own);
});

describe('AGT-15: the end of an assistant', () => {
  test.each([
    ['suspend', 'operation_not_allowed'],
    ['remove', 'credentials_incorrect'],
    ['password', 'credentials_incorrect'],
  ] as const)('%s ends its sessions at once; then the login answers %s', async (action, code) => {
    const platform = await signedIn('assistant');
    const { client, signIn, sandbox } = platform;
    const session = platform.token();
    await signIn('agent');
    valueOf(await client.call(agentAssistantSet, { id, action, credential }));
    expect(sandbox.store.get('sessions', session ?? '')).toBeUndefined();
    expect(codeOf(await signIn('assistant'))).toBe(code);
    expect(codeOf(await client.call(agentAssistants, undefined))).toBe('ok');
  });

  test('one that is resumed can log in again; one that was removed is gone, and its name stays taken', async () => {
    const platform = await signedIn('agent');
    const { client, signIn } = platform;
    const set = async (action: 'suspend' | 'resume' | 'remove') =>
      client.call(agentAssistantSet, { id, action, credential });
    await set('suspend');
    await set('resume');
    expect(codeOf(await signIn('assistant'))).toBe('ok');
    await signIn('agent');
    expect(valueOf(await set('remove')).assistant).toBe(null);
    expect(codeOf(await set('resume'))).toBe('record_not_found');
    expect(valueOf(await client.call(agentAssistants, undefined)).list).toEqual([]);
    const again = { ...agentAssistantOpenDocs.example, username: 'assistant' };
    expect(codeOf(await client.call(agentAssistantOpen, again))).toBe('account_taken');
  });

  test('fewer rights count from the next call on', async () => {
    const platform = await signedIn('assistant');
    const { client } = platform;
    const message = { id: memberIdOf('somchai'), content: 'hello' };
    expect(codeOf(await client.call(agentMessage, message))).toBe('ok');
    giveRights(platform, ['read']);
    expect(codeOf(await client.call(agentMessage, message))).toBe('operation_not_allowed');
    expect(codeOf(await client.call(agentDownlines, page))).toBe('ok');
  });
});

describe('AGT-15: refused to the agent', () => {
  const open = agentAssistantOpenDocs.example;
  test.each([
    ['a wrong password', { ...open, credential: { loginPassword: 'wrong' } }, 'password_incorrect', undefined],
    ['no proof', { ...open, credential: undefined }, 'credential_required', undefined],
    ['a name that is taken', { ...open, username: 'demo' }, 'account_taken', undefined],
    ['a name against the rules', { ...open, username: '1x' }, 'invalid_input', 'username'],
    ['a name that turns the text round', { ...open, nickname: 'ab\u202Ecd' }, 'invalid_input', 'nickname'],
    ['rights without the lists', { ...open, rights: ['message' as const] }, 'invalid_input', 'rights'],
  ] as const)('%s', async (_name, input, code, field) => {
    const { client } = await signedIn('agent');
    const result = await client.call(agentAssistantOpen, { ...input, rights: [...input.rights] });
    expect(codeOf(result)).toBe(code);
    if (field !== undefined) expect(result).toMatchObject({ error: { detail: { field } } });
  });

  test('a sixth one', async () => {
    const platform = await signedIn('agent');
    for (const at of [2, 3, 4, 5]) await opened(platform, `helper${at}`);
    expect(codeOf(await platform.client.call(agentAssistantOpen, { ...open, username: 'helper6' }))).toBe(
      'assistant_most',
    );
    expect(valueOf(await platform.client.call(agentAssistants, undefined))).toMatchObject({ most: 5 });
  });

  test('the assistant of another agent', async () => {
    const { client } = await signedIn('nok');
    expect(codeOf(await client.call(agentAssistantSet, { id, action: 'suspend', credential }))).toBe(
      'record_not_found',
    );
    expect(valueOf(await client.call(agentAssistants, undefined)).list).toEqual([]);
  });
});
