import { expect, test } from 'vitest';
import { depositCreate, depositMethods } from '#api/cashier.ts';
import { feedbackOptions } from '#api/feedback.ts';
import {
  type HelpFacts,
  helpAmounts,
  helpCentre,
  helpNumbers,
  helpPercents,
  helpVote,
  helpWays,
  helpWords,
} from '#api/help.ts';
import { playStatus } from '#api/responsiblePlay.ts';
import { withdrawOptions } from '#api/withdrawals.ts';
import { changeSettings } from '../changeSettings.ts';
import { payDeposit } from '../money/deposits.ts';
import { helpSections } from '../seed/help/help.ts';
import { valueOf } from '../testing/moneyOut.ts';
import { createTestPlatform } from '../testing/platform.ts';

const factNames: readonly string[] = [...helpAmounts, ...helpPercents, ...helpNumbers, ...helpWords, ...helpWays];

test.each(['TH', 'EN', 'JA'] as const)(
  'the help is available in %s, with facts that the site can fill in',
  async (lang) => {
    const { client } = createTestPlatform();
    const { sections, facts } = valueOf(await client.call(helpCentre, { lang }));
    expect(sections.map(({ id }) => id)).toEqual(helpSections.map(({ id }) => id));
    expect(sections.at(-1)?.id).toBe('contact');
    for (const { title, content } of sections) {
      expect(/[ก-ฮ]/.test(title)).toBe(lang === 'TH');
      expect(content).toMatch(/^<(p|ol|ul)>.*<\/(p|ul)>$/);
      for (const [, name = ''] of content.matchAll(/\{([^}]*)\}/g)) {
        expect(factNames).toContain(name);
        expect(Object.keys(facts)).toContain(name);
      }
    }
    expect(facts.helpline).toContain('1323');
  },
);

test('no text states a number of its own: numbers are facts of the configuration', () => {
  // A law by its year, in the calendar of the language.
  const allowed = /พ\.ศ\. 2562|Act \(2019\)/g;
  const stated = helpSections.flatMap(({ id, title, content }) =>
    [title.th, title.en, content.th, content.en]
      .filter((text) => /[\d๐-๙฿]/.test(text.replace(allowed, '')))
      .map(() => id),
  );
  expect(stated).toEqual([]);
});

test('a page that the footer or a message links to has a section', () => {
  const ids = helpSections.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ['deposit', 'withdraw', 'contact', 'about', 'term', 'privacy', 'responsible'])
    expect(ids).toContain(id);
});

test('the facts of the help are those of the cashier, also after a change', async () => {
  const { client, sandbox, signIn } = createTestPlatform();
  await signIn('cashout');
  const least = (methods: readonly { readonly minAmount: string }[]): number =>
    Math.min(...methods.map(({ minAmount }) => Number(minAmount)));
  const compare = async (): Promise<HelpFacts> => {
    const { facts } = valueOf(await client.call(helpCentre, { lang: 'TH' }));
    const deposits = valueOf(await client.call(depositMethods, { language: 'TH' }));
    const withdrawals = valueOf(await client.call(withdrawOptions, { language: 'TH' }));
    // Each way is named with its own least, first the one that the cashier opens with.
    const open = deposits.list.filter(({ maintenance }) => !maintenance);
    expect(facts.depositWays).toHaveLength(open.length);
    expect(facts.depositWays).toEqual(expect.arrayContaining(open.map(({ name, minAmount }) => ({ name, minAmount }))));
    expect(facts.depositWays?.[0]?.name).toBe(open.find(({ recommended }) => recommended)?.name);
    expect(facts.withdrawWays).toEqual(withdrawals.methods.map(({ name, minAmount }) => ({ name, minAmount })));
    expect(Number(facts.minDeposit)).toBe(least(deposits.list));
    expect(Number(facts.minWithdraw)).toBe(least(withdrawals.methods));
    return facts;
  };
  const before = await compare();
  const { moneyOut } = sandbox.settings;
  changeSettings(sandbox, {
    depositMethods: sandbox.settings.depositMethods.map((method) => ({ ...method, minSatang: 77_700 })),
    moneyOut: {
      ...moneyOut,
      depositTurnoverPercent: 250,
      methods: moneyOut.methods.map((method) => ({ ...method, minSatang: 88_800 })),
    },
  });
  expect(await compare()).toMatchObject({ minDeposit: '777.00', minWithdraw: '888.00', turnover: '250' });
  expect(before).not.toMatchObject({ minDeposit: '777.00' });
  // What a deposit asks for is the turnover that the help names.
  const order = { methodId: 'promptpay', amount: '1000.00' };
  const { reference } = valueOf(await client.call(depositCreate, order, { idempotencyKey: 'facts' }));
  payDeposit(sandbox, reference);
  const { requirements } = valueOf(await client.call(withdrawOptions, { language: 'TH' }));
  expect(requirements.at(-1)).toMatchObject({ required: '2500.00' });
});

test('the facts of play and customer service are those of their pages, also after a change', async () => {
  const { client, sandbox, signIn } = createTestPlatform();
  await signIn('demo');
  const { policy, support } = sandbox.settings;
  changeSettings(sandbox, { policy: { ...policy, minAge: 25 }, support: { ...support, answerHours: 7 } });
  const { facts } = valueOf(await client.call(helpCentre, { lang: 'EN' }));
  const { raiseHours } = valueOf(await client.call(playStatus, {}));
  const { answerHours, complaintHours, question } = valueOf(await client.call(feedbackOptions, { language: 'EN' }));
  expect(facts).toMatchObject({ minAge: 25, raiseHours, answerHours, complaintHours, maxQuestion: question.max });
  expect(facts.answerHours).toBe(7);
});

test('an operator without deposits states no smallest one', async () => {
  const { client } = createTestPlatform({ scenario: 'empty' });
  expect(valueOf(await client.call(helpCentre, { lang: 'TH' })).facts.minDeposit).toBeUndefined();
});

test('the latest word of a sender about a section counts', async () => {
  const { client, sandbox, signIn } = createTestPlatform();
  const votes = () => Array.from(sandbox.store.entries('helpVotes'), ([, { section, helped }]) => [section, helped]);
  const vote = (section: string, helped: boolean) => client.call(helpVote, { section, helped });
  valueOf(await vote('deposit', true));
  valueOf(await vote('deposit', false));
  expect(votes()).toEqual([['deposit', false]]);
  await signIn('demo');
  valueOf(await vote('deposit', true));
  valueOf(await vote('beginner', true));
  expect(votes()).toEqual([
    ['deposit', false],
    ['deposit', true],
    ['beginner', true],
  ]);
  expect(await vote('unknown', true)).toMatchObject({ ok: false, error: { code: 'invalid_input' } });
});
