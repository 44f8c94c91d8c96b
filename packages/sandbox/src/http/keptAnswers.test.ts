import { expect, test } from 'vitest';
import { gameList, gameVendorList } from '#api/games.ts';
import { systemStatus } from '#api/system.ts';
import { changeSettings } from '../changeSettings.ts';
import { createFaultPlan } from '../faults.ts';
import { createTestPlatform, gameListInput } from '../testing/platform.ts';
import { bytesOf } from './knownBody.ts';

const ask = (path: string, language = 'th') =>
  new Request(`https://kinnari.test${path}`, { headers: { 'Accept-Language': language } });
const vendors = `${gameVendorList.path}?language=TH`;

test('a list that was asked for before is the same bytes, which need not be written or compressed again', async () => {
  const { handle } = createTestPlatform();
  const first = await handle(ask(vendors));
  const second = await handle(ask(vendors));
  expect(bytesOf(second)).toBe(bytesOf(first));
  expect(await second.json()).toMatchObject({ success: true });
  expect(bytesOf(await handle(ask(`${gameVendorList.path}?language=EN`)))).not.toBe(bytesOf(first));
  expect(bytesOf(await handle(ask(vendors, 'en')))).not.toBe(bytesOf(first));
});

test('what depends on the clock is answered anew', async () => {
  const { handle } = createTestPlatform();
  expect(bytesOf(await handle(ask(systemStatus.path)))).not.toBe(bytesOf(await handle(ask(systemStatus.path))));
});

test('a change of the settings is seen at once, in both directions', async () => {
  const { client, sandbox } = createTestPlatform();
  const maintained = async () => {
    const answer = await client.call(gameVendorList, { language: 'TH' });
    return answer.ok ? answer.value.data.lanes[0]?.cards.filter(({ maintenance }) => maintenance).length : answer;
  };
  expect(await maintained()).toBe(0);
  changeSettings(sandbox, { vendorsInMaintenance: ['LTWR'] });
  expect(await maintained()).toBe(1);
  changeSettings(sandbox, { maintenance: true });
  expect(await maintained()).toMatchObject({ error: { code: 'system_maintenance' } });
  changeSettings(sandbox, { maintenance: false, vendorsInMaintenance: [] });
  expect(await maintained()).toBe(0);
});

test('a fault meets a kept answer as well', async () => {
  const faults = createFaultPlan([]);
  const { client } = createTestPlatform({ faults });
  expect((await client.call(gameList, gameListInput({}))).ok).toBe(true);
  faults.set([{ match: 'gameList', fault: { kind: 'refuse', code: 'unknown' } }]);
  expect(await client.call(gameList, gameListInput({}))).toMatchObject({ error: { code: 'unknown' } });
  faults.set([]);
  expect((await client.call(gameList, gameListInput({}))).ok).toBe(true);
});
