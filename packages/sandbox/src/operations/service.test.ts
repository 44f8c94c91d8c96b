import { createDecipheriv } from 'node:crypto';
import { expect, test } from 'vitest';
import { serviceConfig, systemDomainRoute, systemRouters } from '#api/service.ts';
import { systemPermission } from '#api/system.ts';
import { changeSettings } from '../changeSettings.ts';
import { type TestPlatform, createTestPlatform } from '../testing/platform.ts';

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
  expect(await links('3')).toEqual(['Android', 'MOBILECONFIG', 'IOSLITE']);
  const hosts = [{ domainName: 'kinnari-demo-1.example' }, { domainName: 'kinnari-demo-2.example' }];
  expect(await client.call(systemDomainRoute, {})).toMatchObject({ value: { domainList: hosts } });
  expect(await client.call(systemRouters, { device: '3', language: 'TH' })).toMatchObject({
    value: { domainList: hosts },
  });
  changeSettings(sandbox, { resources: ['Android'], domains: [] });
  expect([await links('0'), await links('3')]).toEqual([[], ['Android']]);
});

test('services, licences and payment methods are named in the language of the call', async () => {
  const { client, handle } = createTestPlatform();
  const site = await client.call(systemPermission, { url: 'x', language: 'TH' });
  if (!site.ok) throw new Error('no site');
  expect(site.value.customerService.map(({ csType, title }) => `${csType} ${title}`)).toContain('LIVECHAT Live chat');
  expect(site.value.licences).toHaveLength(3);
  for (const licence of site.value.licences) expect(licence).toMatchObject({ number: null, verifyUrl: null });
  // Four ways to pay: those of the cashier, and nothing that it does not take.
  expect(site.value.paymentMethods.map(({ id }) => id)).toEqual(['qr', 'bank', 'wallet', 'voucher']);
  for (const { icon } of site.value.paymentMethods) {
    expect((await handle(new Request(`https://kinnari.test${icon}`))).status).toBe(200);
  }
});

test('the footer names a kind of payment while the cashier has it (FTR-01f)', async () => {
  const { client, sandbox } = createTestPlatform();
  const named = async (): Promise<readonly string[]> => {
    const site = await client.call(systemPermission, { url: 'x', language: 'TH' });
    return site.ok ? site.value.paymentMethods.map(({ id }) => id) : [];
  };
  const { depositMethods } = sandbox.settings;
  changeSettings(sandbox, { depositMethods: depositMethods.filter(({ id }) => id !== 'bank') });
  expect(await named()).toEqual(['qr', 'wallet', 'voucher']);
  changeSettings(sandbox, { depositMethods: [] });
  expect(await named()).toEqual([]);
});
