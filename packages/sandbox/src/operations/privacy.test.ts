import { expect, test } from 'vitest';
import { memberPublicState, messageUnread } from '#api/badges.ts';
import { memberAvatar } from '#api/member.ts';
import { memberIcon, memberIconSet } from '#api/picture.ts';
import { memberDataCopy, memberMarketingSet, memberPrivacy } from '#api/privacy.ts';
import { valueOf } from '../testing/moneyOut.ts';
import { signedIn } from '../testing/platform.ts';

test('SEC-05: nobody has agreed to advertising before they say so, and each channel is a choice of its own', async () => {
  const { client, signIn } = await signedIn();
  const chosen = async () =>
    valueOf(await client.call(memberPrivacy, {})).marketing.flatMap(({ channel, on }) => (on ? [channel] : []));
  expect(await chosen()).toEqual([]);
  await client.call(memberMarketingSet, { channel: 'line', on: true });
  await client.call(memberMarketingSet, { channel: 'email', on: true });
  await client.call(memberMarketingSet, { channel: 'email', on: true });
  expect(await chosen()).toEqual(['email', 'line']);
  await client.call(memberMarketingSet, { channel: 'line', on: false });
  expect(await chosen()).toEqual(['email']);
  await signIn('cashout');
  expect(await chosen()).toEqual([]);
});

test('SEC-05: the copy of the data has what the member gave, and no secret', async () => {
  const { client } = await signedIn('cashout');
  await client.call(memberMarketingSet, { channel: 'sms', on: true });
  const { data } = valueOf(await client.call(memberDataCopy, {}));
  expect(data).toMatchObject({ account: 'cashout', realName: 'Kanya Promdee', marketing: ['sms'] });
  expect(data['bankAccounts']).toHaveLength(2);
  expect(JSON.stringify(data)).not.toMatch(/digest|password|secret|salt/i);
});

test('a member chooses one of the operator’s pictures, and no other', async () => {
  const { client } = await signedIn();
  const { icons } = valueOf(await client.call(memberIcon, {}));
  const wanted = icons[4];
  const chosen = await client.call(memberIconSet, { id: wanted?.id ?? '' });
  expect(valueOf(chosen).chosen).toBe(wanted?.id);
  expect(valueOf(await client.call(memberAvatar, {})).url).toBe(wanted?.url);
  for (const id of ['', '0', '13', '1.5', '../1']) {
    expect(await client.call(memberIconSet, { id })).toMatchObject({ ok: false, error: { code: 'invalid_input' } });
  }
});

test('ENT-02: the public state agrees with the calls that say the same', async () => {
  const { client } = await signedIn();
  const { count } = valueOf(await client.call(messageUnread, {}));
  expect(valueOf(await client.call(memberPublicState, {}))).toMatchObject({
    balance: '10000.00',
    currencySymbol: '฿',
    unreadMessage: count,
    availablePromo: [{ type: 'REFERRAL', enabled: true }],
  });
});
