import { expect, it } from 'vitest';
import { agentConsolidated } from '#api/agent.ts';
import { changeSettings } from '../changeSettings.ts';
import { createTestPlatform } from '../testing/platform.ts';

const none = { dailysalreqtype: '0', divtypereq: '0', contracthoursalreqtype: '0', realtimesalreqtype: '0' };

it('tells an agent which agreements are in force', async () => {
  const { client, signIn, sandbox } = createTestPlatform();
  await signIn('agent');
  const asked = () => client.call(agentConsolidated, {});
  await expect(asked()).resolves.toMatchObject({ value: { ...none, dailysalreqtype: '1', divtypereq: '1' } });
  const agreements = { dailySalary: false, dividend: false, hourlySalary: true, realTimeSalary: true };
  changeSettings(sandbox, { agreements });
  await expect(asked()).resolves.toMatchObject({
    value: { ...none, contracthoursalreqtype: '1', realtimesalreqtype: '1' },
  });
});

it('has no agreements for other accounts', async () => {
  const { client, signIn } = createTestPlatform();
  await signIn('demo');
  await expect(client.call(agentConsolidated, {})).resolves.toMatchObject({ value: none });
});
