import { globSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { assistantAccess, assistantActs } from '#api/agentAssistants.ts';
import { type AnyOperation, effectPolicies } from '#api/operation.ts';
import { type OperationId, operationDocs, operations } from '#api/operations.ts';
import { handlers } from '#sandbox/handlers.ts';
import { neverCached } from '#sandbox/testing/changes/readings.ts';
import { sourceFiles } from './sourceGraph.ts';

const all = Object.entries(operations) as [OperationId, AnyOperation][];

/** Operations with the effect `account` that change no factor, contact, session or password, by what they do instead. */
const asksNothing: Readonly<Record<string, readonly OperationId[]>> = {
  'opens a session, with a proof of its own': [
    'sessionLogin',
    'sessionThirdParty',
    'sessionFreePlay',
    'secondFactorVerify',
    'memberRegister',
    'memberRegisterMobile',
    'passkeyLogin',
  ],
  'asks a browser that has no session yet, or brings its answer after a step-up (SEC-08)': [
    'passkeyLoginOptions',
    'passkeyAdd',
  ],
  'asks a browser for a key, which changes nothing before its answer is checked (SEC-08)': ['passkeyMoneyOptions'],
  'names a key, which changes nothing about what it opens': ['passkeyRename'],
  'ends or keeps its own session': ['sessionLogout', 'sessionActive'],
  'opens a stream of its own session, which changes nothing': ['liveTicket'],
  'sends a code, or exchanges a secret for a proof': [
    'smsLoginCode',
    'smsRegisterCode',
    'secondFactorSend',
    'memberCode',
    'bankAccountCode',
    'paymentPasswordCode',
    'paymentPasswordCheck',
  ],
  'sets limits and breaks, which a member may always do': ['playLimitSet', 'playLimitConfirm', 'playBreakStart'],
  'belongs to an order, a question or a promotion': [
    'depositSlip',
    'withdrawCancel',
    'withdrawConfirm',
    'feedbackSend',
    'ticketReply',
    'fileUpload',
    'promotionJoin',
    'promotionApply',
  ],
  'is about the team of an agent; contracts and a new first password ask the agent for a proof': [
    'agentAccountOpen',
    'agentAccountReset',
    'agentAccountPause',
    'agentPromote',
    'agentLinkSave',
    'agentRatesSet',
    'agentMessage',
    'agentMessageMany',
    'agentRatesMany',
    'contractOffer',
    'contractWithdraw',
    'dividendProcess',
    'dailySalaryProcess',
    'hourlySalaryProcess',
    'realTimeSalaryProcess',
  ],
};

/** The sources of site, screens and core without their imports. */
const product = sourceFiles
  .filter((file) => /^(packages\/(features|core)|apps\/site\/src)\//.test(file))
  .filter((file) => !/\.(stories|test|samples|testing)\.tsx?$/.test(file))
  .map((file) => [file, readFileSync(file, 'utf8').replace(/^import [^;]*;$/gm, '')] as const);

/** Operations that open or end the caller's session, and with it what was kept of its answers. */
const changesSession: ReadonlySet<OperationId> = new Set([
  'sessionLogin',
  'sessionThirdParty',
  'sessionFreePlay',
  'secondFactorVerify',
  'passkeyLogin',
  'memberRegister',
  'memberRegisterMobile',
  'passwordByPhone',
  'sessionLogout',
]);

/** The exports of every module in a folder, by file name. */
async function modulesOf(folder: string): Promise<[name: string, exports: object][]> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  return Promise.all(names.map(async (name) => [name, (await import(join(process.cwd(), folder, name))) as object]));
}

const isOperation = (value: unknown): boolean => typeof value === 'object' && value !== null && 'effect' in value;

/** The contract modules with operations, and the ids that each exports. */
const contract = (await modulesOf('packages/api/src'))
  .filter(([name]) => name !== 'operations.ts')
  .map(([name, exports]) => [name, Object.entries(exports).flatMap(([id, value]) => (isOperation(value) ? [id] : []))])
  .filter(([, ids]) => ids?.length) as [string, string[]][];

describe('the contract', () => {
  it('collects every operation that a module defines, once', () => {
    const defined = contract.flatMap(([, ids]) => ids);
    expect(defined.length).toBeGreaterThan(20);
    expect(Object.keys(operations).toSorted()).toEqual(defined.toSorted());
  });
  it.each(all)('%s says what it is', (name, operation) => {
    expect(operation.id).toBe(name);
    expect(operationDocs[name].summary.length).toBeGreaterThan(10);
    expect(v.safeParse(operation.input, operationDocs[name].example).success).toBe(true);
    expect(operation.effect in effectPolicies).toBe(true);
    // A GET has no body and must not change anything: browsers and proxies can repeat it.
    if (operation.method === 'GET') {
      expect(['none', 'query']).toContain(operation.body);
      expect(operation.effect).toBe('read');
    }
  });
  it.each(all.filter(([, { stepUp }]) => stepUp !== undefined))(
    '%s, which changes what protects an account, has the inputs that prove the player (SEC-06)',
    (_name, { stepUp, effect, body, input, auth }) => {
      expect(stepUp?.by.length).toBeGreaterThan(0);
      expect(fieldsOf(input)).toEqual(expect.arrayContaining([...(stepUp?.by ?? [])]));
      expect(effect).toBe('account');
      // The specification sends the address of a recovery as a form; secrets are sealed.
      expect(auth === 'none' ? ['sealed', 'form'] : ['sealed']).toContain(body);
    },
  );
  it('has no operation that changes an account and neither asks again nor says why not (SEC-06)', () => {
    const silent = all.flatMap(([id, { effect, stepUp }]) => (effect === 'account' && !stepUp ? [id] : []));
    expect(silent.toSorted()).toEqual(Object.values(asksNothing).flat().toSorted());
  });
  it.each(all)(
    '%s states the reads that it changes, or opens or ends the session that they belong to',
    (name, operation) => {
      const { effect, changes } = operation;
      const states = effect !== 'read' && !changesSession.has(name);
      expect(changes !== undefined).toBe(states);
      const known: Readonly<Record<string, AnyOperation>> = operations;
      expect((changes ?? []).filter((id) => known[id]?.effect !== 'read')).toEqual([]);
      expect(new Set(changes).size).toBe((changes ?? []).length);
    },
  );
  it.each([...neverCached])('%s is called when it is needed and never cached, so no operation states it', (name) => {
    const uses = new RegExp(`(?<!\\.call\\(\\s*|\\bhas\\()(?<!typeof )\\b${name}\\b(?!Docs)`);
    const caching = product.filter(([, code]) => uses.test(code)).map(([file]) => file);
    expect(caching).toEqual([]);
    expect(product.some(([, code]) => code.includes(name))).toBe(true);
  });
  it('has no two operations under one method and path', () => {
    const paths = all.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(paths).size).toBe(paths.length);
  });
  it('repeats reads only', () => {
    for (const [effect, { retries }] of Object.entries(effectPolicies)) expect(retries).toBe(effect === 'read' ? 2 : 0);
  });
});

describe('the sandbox', () => {
  it('implements every operation', () => {
    expect(Object.keys(handlers).toSorted()).toEqual(Object.keys(operations).toSorted());
  });
  it('has one module per contract module, of the same name, that exports its handlers and nothing else', async () => {
    const implemented = (await modulesOf('packages/sandbox/src/operations')).map(([name, exports]) => [
      name,
      Object.keys(exports).toSorted(),
    ]);
    expect(implemented).toEqual(contract.map(([name, ids]) => [name, ids.toSorted()]));
  });
});

/** What an agent must never be told about a player: how to reach them, what they log in with, and their limits and breaks. */
const privateFields =
  /phone|mobile|e?mail|contact|realname|fullname|birth|idcard|bank|address|password|pin$|limit|exclu|cooling|^rest|break|device|^ip|token/i;

/** The names of all fields of a schema, whatever wraps them. */
function fieldsOf(schema: unknown, seen = new Set<unknown>()): readonly string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  const own = 'entries' in schema && typeof schema.entries === 'object' ? Object.keys(schema.entries ?? {}) : [];
  return [...own, ...Object.values(schema).flatMap((part) => fieldsOf(part, seen))];
}

/** The only password that is ever answered: of a login that the agent opens for an assistant (AGT-15). */
const firstPassword = 'firstPassword';

describe('what agents are told', () => {
  // The calls of the platform's own that answer contracts have no word of agents in their paths.
  const contractCalls = ['dividendProcess', 'dailySalaryProcess', 'hourlySalaryProcess', 'realTimeSalaryProcess'];
  const ofAgents = all.filter(([id, { path }]) => path.includes('/agent/') || contractCalls.includes(id));

  it('has the fields that the answers have', () => {
    expect(ofAgents.length).toBeGreaterThan(20);
    expect(ofAgents.map(([id]) => id)).toEqual(expect.arrayContaining(contractCalls));
    expect(fieldsOf(operations.dividendProcess.output).length).toBeGreaterThan(5);
    expect(fieldsOf(operations.agentDownlines.output)).toEqual(expect.arrayContaining(['list', 'balance', 'inForce']));
    expect(fieldsOf(operations.memberProfile.output).some((name) => privateFields.test(name))).toBe(true);
  });
  it.each(ofAgents)('%s says nothing about a player that is private (AGT-01b)', (_name, { output }) => {
    expect(fieldsOf(output).filter((name) => privateFields.test(name) && name !== firstPassword)).toEqual([]);
  });
  it('has a password in the answers that open a login of the agent’s own desk, and in no other', () => {
    const telling = all.filter(([, { output }]) => fieldsOf(output).includes(firstPassword)).map(([id]) => id);
    expect(telling.toSorted()).toEqual(['agentAssistantOpen', 'agentAssistantSet']);
  });
});

describe('what assistants of agents may call (AGT-15)', () => {
  const rights: Readonly<Record<string, string | null>> = assistantAccess;

  it('names the right, or that there is none, for every operation of agents', () => {
    const ofAgents = all.filter(([id]) => operationDocs[id].features?.some((name) => name.startsWith('AGENT')));
    expect(ofAgents.length).toBeGreaterThan(30);
    expect(ofAgents.filter(([id]) => !(id in rights)).map(([id]) => id)).toEqual([]);
  });
  it('names operations that need a session, or can have one, and nothing that moves money or opens a game', () => {
    const known: Readonly<Record<string, AnyOperation>> = operations;
    expect(Object.keys(rights).filter((id) => known[id] === undefined || known[id].auth === 'none')).toEqual([]);
    const allowed = Object.keys(rights).filter((id) => rights[id] !== null);
    expect(allowed.filter((id) => ['money', 'launch'].includes(known[id]?.effect ?? ''))).toEqual([]);
  });
  it('asks for `read` where something is read, and for another right where something is changed', () => {
    const ofDesk = all.filter(([id]) => !['own', null, undefined].includes(rights[id]));
    expect(ofDesk.filter(([id, { effect }]) => (effect === 'read') !== (rights[id] === 'read'))).toEqual([]);
  });
  it('records every act, and every step of a login but that the player is there', () => {
    const silent = ['sessionActive', 'memberLanguageUpdate'];
    const acts = all.filter(([id, { effect }]) => (rights[id] ?? null) !== null && effect !== 'read').map(([id]) => id);
    expect(['sessionLogin', ...acts.filter((id) => !silent.includes(id))].toSorted()).toEqual(
      [...assistantActs].toSorted(),
    );
  });
});

it('what is read through the cache, which asks again by itself, changes nothing on the platform', () => {
  const files = globSync('{packages,apps}/**/*.{ts,tsx}').filter((name) => !name.includes('node_modules'));
  const read = files.flatMap((name) => [
    ...readFileSync(name, 'utf8').matchAll(/\b(?:useRemote|useAllPages|preloadRemote)\(\s*(?:platform,\s*)?(\w+)/g),
  ]);
  const named = read.map(([, name = '']) => name).filter((name) => name in operations) as OperationId[];
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((name) => operations[name].effect !== 'read')).toEqual([]);
});
