import { expect, test } from 'vitest';
import { type FeatureName, featureFlags } from '#api/features.ts';
import { type OperationId, operationDocs, operations } from '#api/operations.ts';
import { changeSettings } from '../changeSettings.ts';
import { createTestPlatform } from '../testing/platform.ts';

const switched = (Object.keys(operations) as OperationId[]).flatMap((id) =>
  (operationDocs[id].features ?? []).map((name) => [id, name] as const),
);
/** What belongs to a break and to limits stays open (RSP-01): LIMITS only closes a page. */
const onlyPages: readonly FeatureName[] = ['LIMITS'];

test('FLG-02: every feature closes operations of the platform', () => {
  const named = new Set(switched.map(([, name]) => name));
  const left = (Object.keys(featureFlags) as FeatureName[]).filter((name) => !named.has(name));
  expect(left).toEqual(onlyPages);
});

test.each(switched)('FLG-02: %s is refused while %s is off, and only then', async (id, name) => {
  const { client, sandbox, signIn } = createTestPlatform();
  await signIn(operations[id].path.startsWith('/wps/agent') ? 'agent' : 'cashout');
  const modIds = [...Object.values(featureFlags).map(({ modId }) => modId), 'TRANSFERDOWN'];
  const everything = Object.fromEntries(modIds.map((modId) => [modId, true]));
  const refusalWith = async (flags: Record<string, boolean>) => {
    changeSettings(sandbox, { flags: { ...everything, ...flags } });
    const answer = await client.call(operations[id], operationDocs[id].example, {
      idempotencyKey: JSON.stringify(flags),
    });
    return answer.ok || answer.error.kind !== 'refused' || answer.error.detail['feature'] === undefined
      ? null
      : { code: answer.error.code, feature: answer.error.detail['feature'] };
  };
  const refusals: readonly string[] = operations[id].refusals ?? [];
  const code = refusals.includes('transfers_disabled') ? 'transfers_disabled' : 'operation_not_allowed';
  expect(await refusalWith({ [featureFlags[name].modId]: false })).toEqual({ code, feature: name });
  expect(await refusalWith({})).toBeNull();
});
