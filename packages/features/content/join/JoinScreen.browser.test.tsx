import { expect, test } from 'vitest';
import { referralInvitation } from '#api/referral.ts';
import { referralsOf } from '#sandbox/accounts/referrals.ts';
import { createSandbox } from '#sandbox/createSandbox.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { JoinScreen } from './JoinScreen.tsx';
import { useJoinScreen } from './useJoinScreen.ts';

const render = (options: RenderOptions) => renderOnPlatform(JoinScreen, useJoinScreen, options);

/** The referral code of `demo`, which follows from the seed. */
const codeOfDemo = (sandbox: Sandbox): string =>
  sandbox.store.transaction(() => referralsOf(sandbox, memberIdOf('demo'))).code;

test('a member’s code names them and is carried on to the sign-up', async () => {
  const code = codeOfDemo(createSandbox());
  const { canvas, t } = await render({ path: `/join?referralCode=${code}`, prepare: (sandbox) => codeOfDemo(sandbox) });
  const name = t('join:invited', { name: 'de***o' });
  expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
  expect(canvas.getByText('฿50')).toBeVisible();
  expect(canvas.getByRole('link', { name: t('join:registerWith') })).toHaveAttribute(
    'href',
    `/register?referralCode=${code}`,
  );
});

test('a member who follows it is promised nothing', async () => {
  const { canvas, t } = await render({ path: '/join?code=KINNARI8', persona: 'member' });
  expect(await canvas.findByRole('heading', { name: t('join:member') })).toBeVisible();
  expect(canvas.queryByRole('link', { name: t('join:registerWith') })).toBeNull();
});

test('without a code nothing is asked', async () => {
  const { canvas, calls, t } = await render({ path: '/join' });
  expect(await canvas.findByRole('heading', { level: 1, name: t('join:none') })).toBeVisible();
  expect(calls(referralInvitation)).toEqual([]);
  expect(canvas.getByRole('link', { name: t('join:register') })).toHaveAttribute('href', '/register');
});

test('a code that cannot be checked is carried on: the sign-up checks it again', async () => {
  const { canvas, t } = await render({
    path: '/join?code=KINNARI8',
    faults: [{ match: referralInvitation.id, fault: { kind: 'refuse', code: 'operation_not_allowed' } }],
  });
  expect(await canvas.findByRole('heading', { name: t('join:failed') })).toBeVisible();
  expect(canvas.getByRole('link', { name: t('join:register') })).toHaveAttribute(
    'href',
    '/register?affiliateCode=KINNARI8',
  );
});
