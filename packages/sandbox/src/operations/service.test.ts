import { createDecipheriv } from 'node:crypto';
import { expect, test } from 'vitest';
import { depositCreate, depositMethods } from '#api/cashier.ts';
import { type HelpFacts, helpCentre, serviceConfig, systemDomainRoute, systemRouters } from '#api/service.ts';
import { systemPermission } from '#api/system.ts';
import { withdrawOptions } from '#api/withdrawals.ts';
import { changeSettings } from '../changeSettings.ts';
import { payDeposit } from '../money/deposits.ts';
import { valueOf } from '../moneyOutTesting.ts';
import { type TestPlatform, createTestPlatform } from '../testing.ts';

async function addressOf({ client }: TestPlatform, csType: string, language: 'TH' | 'EN' = 'TH'): Promise<string> {
  const config = await client.call(serviceConfig, { csType, language });
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  expect(config.value.paths.map(({ type }) => type)).toEqual([1, 2, 3]);
  const path = config.value.paths.find(({ type }) => type === 3)?.path ?? '';
  const key = Buffer.from(path.slice(-8).repeat(3));
  const decipher = createDecipheriv('des-ede3', key, null);
  return decipher.update(path.slice(0, -8), 'base64', 'utf8') + decipher.final('utf8');
}

test('each service has its own URL, in the requested language', async () => {
  const platform = createTestPlatform();
  expect(await addressOf(platform, 'LIVECHAT')).toBe('/sandbox-service/chat/?cs=LIVECHAT&lang=th');
  expect(await addressOf(platform, 'LINE', 'EN')).toBe('/sandbox-service/chat/?cs=LINE&lang=en');
});

test('the same seed encodes it the same way', async () => {
  const paths = async (seed: number) =>
    createTestPlatform({ seed }).client.call(serviceConfig, { csType: 'LIVECHAT', language: 'TH' });
  expect(await paths(5)).toEqual(await paths(5));
  expect(await paths(5)).not.toEqual(await paths(6));
});

test('an unknown service is refused, and VIP to visitors', async () => {
  const platform = createTestPlatform();
  const refused = { ok: false, error: { kind: 'refused', code: 'invalid_input' } };
  const ask = (csType: string) => platform.client.call(serviceConfig, { csType, language: 'TH' });
  expect(await ask('UNKNOWN')).toMatchObject(refused);
  expect(await ask('VIP')).toMatchObject(refused);
  await platform.signIn('demo');
  expect(await addressOf(platform, 'VIP')).toContain('cs=VIP');
  changeSettings(platform.sandbox, { customerService: [] });
  expect(await ask('LIVECHAT')).toMatchObject(refused);
});

test('returns channels for the desktop, apps for the phone, and the other hosts', async () => {
  const { client, sandbox } = createTestPlatform();
  const links = async (device: '0' | '3') => {
    const routers = await client.call(systemRouters, { device, language: 'TH' });
    return routers.ok ? routers.value.resources.map(({ resourceType }) => resourceType) : [];
  };
  expect(await links('0')).toEqual(['LIVECHAT', 'LINE', 'TELEGRAM', 'FACEBOOK']);
  expect(await links('3')).toEqual(['Android', 'MOBILECONFIG']);
  const hosts = [{ domainName: 'kinnari-demo-1.example' }, { domainName: 'kinnari-demo-2.example' }];
  expect(await client.call(systemDomainRoute, {})).toMatchObject({ value: { domainList: hosts } });
  expect(await client.call(systemRouters, { device: '3', language: 'TH' })).toMatchObject({
    value: { domainList: hosts },
  });
  changeSettings(sandbox, { resources: ['Android'], domains: [] });
  expect([await links('0'), await links('3')]).toEqual([[], ['Android']]);
});

test.each(['TH', 'EN', 'JA'] as const)('the help is available in %s, with the operator’s age limit', async (lang) => {
  const { client, sandbox } = createTestPlatform();
  changeSettings(sandbox, { policy: { ...sandbox.settings.policy, minAge: 25 } });
  const help = await client.call(helpCentre, { lang });
  if (!help.ok) throw new Error('no help');
  const { sections } = help.value;
  expect(sections.map(({ id }) => id)).toEqual([
    'about',
    'account',
    'deposit',
    'withdraw',
    'rules',
    'responsible',
    'privacy',
    'term',
    'contact',
  ]);
  for (const { title, content } of sections) {
    expect(/[ก-ฮ]/.test(title)).toBe(lang === 'TH');
    expect(content).toMatch(/^<p>.*<\/p>$/);
    // The site fills in the facts.
    expect(content.replace(/\{(?:minDeposit|minWithdraw|turnover)\}/g, '')).not.toContain('{');
  }
  const of = (id: string) => sections.find((section) => section.id === id)?.content;
  expect(of('responsible')).toContain('1323');
  expect(of('term')).toContain('25');
});

test('services, licences and payment methods are named in the language of the call', async () => {
  const { client, handle } = createTestPlatform();
  const site = await client.call(systemPermission, { url: 'x', language: 'TH' });
  if (!site.ok) throw new Error('no site');
  expect(site.value.customerService.map(({ csType, title }) => `${csType} ${title}`)).toContain('LIVECHAT Live chat');
  expect(site.value.licences).toHaveLength(3);
  for (const licence of site.value.licences) expect(licence).toMatchObject({ number: null, verifyUrl: null });
  expect(site.value.paymentMethods.length).toBeGreaterThanOrEqual(6);
  for (const { icon } of site.value.paymentMethods) {
    expect((await handle(new Request(`https://kinnari.test${icon}`))).status).toBe(200);
  }
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
  expect(await compare()).toEqual({ minDeposit: '777.00', minWithdraw: '888.00', turnover: '250' });
  expect(before).not.toMatchObject({ minDeposit: '777.00' });
  // What a deposit asks for is the turnover that the help names.
  const order = { methodId: 'promptpay', amount: '1000.00' };
  const { reference } = valueOf(await client.call(depositCreate, order, { idempotencyKey: 'facts' }));
  payDeposit(sandbox, reference);
  const { requirements } = valueOf(await client.call(withdrawOptions, { language: 'TH' }));
  expect(requirements.at(-1)).toMatchObject({ required: '2500.00' });
});

test('an operator without deposits states no smallest one', async () => {
  const { client } = createTestPlatform({ scenario: 'empty' });
  expect(valueOf(await client.call(helpCentre, { lang: 'TH' })).facts.minDeposit).toBeUndefined();
});
