import { expect } from 'storybook/test';
import { test } from 'vitest';
import { memberInfo } from '#api/member.ts';
import { sessionStore } from '#core/data/storage.ts';
import { renderSite } from './renderSite.testing.tsx';

test('a call that outlives its test reaches no other sandbox, and signs nobody out there', async () => {
  const earlier = await renderSite({ persona: 'member', path: '/noticePage' });
  earlier.unmount();
  const { sandbox } = await renderSite({ persona: 'member', path: '/noticePage' });
  const answer = await earlier.sandbox.platform.client.call(memberInfo, {});
  await expect(answer).toMatchObject({ ok: false, error: { kind: 'network' } });
  await expect(sandbox.platform.session.current()).not.toBeNull();
  await expect(sessionStore.get('token')).toBe(sandbox.platform.session.current()?.token);
});
