import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { systemStatus } from '#api/system.ts';
import { createSandbox } from '../createSandbox.ts';
import { mswHandlers } from './msw.ts';

const request = (path: string): Request => new Request(`https://kinnari.test${path}`);

test('answers requests to the platform and passes others through', async () => {
  const handlers = mswHandlers(createSandbox());
  const status = await getResponse(handlers, request(systemStatus.path));
  expect(await status?.json()).toMatchObject({ success: true, value: { maintenance: false } });
  expect((await getResponse(handlers, request('/TCG_PROD_IMAGES/AVATARS/1.svg')))?.status).toBe(200);
  expect(await getResponse(handlers, request('/rng'))).toBeUndefined();
});

test('accepts the result of createHandler', async () => {
  const handlers = mswHandlers(() => Promise.resolve(Response.error()));
  expect((await getResponse(handlers, request(systemStatus.path)))?.type).toBe('error');
});
