import { expect, it } from 'vitest';
import { readEndedSession } from './sessionEnd.ts';

const at = '2026-07-01T00:00:00.000Z';
const refusal = (value: unknown): Response =>
  new Response(JSON.stringify({ success: false, value, message: '', code: 'unauthorized' }), { status: 401 });

it('reads why and when, several times', async () => {
  const response = refusal({ ended: 'elsewhere', at });
  expect(await readEndedSession(response)).toEqual({ ended: 'elsewhere', at });
  expect(await readEndedSession(response)).toEqual({ ended: 'elsewhere', at });
});

it('reads which device has taken its place, where that is known', async () => {
  const end = { ended: 'elsewhere', at, device: 'Chrome, Windows' };
  expect(await readEndedSession(refusal(end))).toEqual(end);
});

it('keeps a reason that the contract does not know', async () => {
  expect(await readEndedSession(refusal({ ended: 'moved', at }))).toEqual({ ended: { other: 'moved' }, at });
});

it.each([null, {}, { ended: 'closed' }, { ended: 1, at }, { ended: 'closed', at: 'today' }])(
  'is nothing for %j',
  async (value) => expect(await readEndedSession(refusal(value))).toBeNull(),
);

it.each(['', '<html>', '[]'])('is nothing for the body %j', async (body) => {
  expect(await readEndedSession(new Response(body, { status: 401 }))).toBeNull();
});
