import { ok } from '#api/errors.ts';
import type { WireOutputOf } from '#api/operation.ts';
import type * as contract from '#api/push.ts';
import { deviceOf } from '../accounts/devices.ts';
import { isAgent } from '../accounts/roles.ts';
import { pushPublicKey } from '../crypto/pushKey.ts';
import type { Handler, MemberContext } from '../handler.ts';
import { gameLanguage } from '../language.ts';
import {
  changeMemberPush,
  deviceIdOf,
  devicesOf,
  endDevice,
  kindsFor,
  memberPushOf,
  mostDevices,
} from '../live/pushDevices.ts';
import { restOf } from '../play/protections.ts';
import { refuse } from '../refusal.ts';
import { iso } from '../time.ts';

export const pushState: Handler<typeof contract.pushState> = (context) => ok(viewOf(context));

export const pushSubscribe: Handler<typeof contract.pushSubscribe> = (context, { address, language, kinds }) => {
  const { sandbox, member, session, userAgent } = context;
  if (!isOfService(sandbox.settings.push.hosts, address.endpoint)) return refuse('invalid_input');
  const id = deviceIdOf(address.endpoint);
  const own = devicesOf(sandbox, member.id);
  const known = own.find((device) => device.id === id);
  if (known === undefined) {
    // Whatever the answer is: the account before does not use this browser any more.
    endDevice(sandbox, id);
    const rest = restOf(sandbox, member.id);
    if (rest !== null) {
      const until = rest.until === null ? null : iso(rest.until);
      return refuse('push_blocked', { keepsWrites: true, detail: { kind: rest.kind, until } });
    }
    if (own.length >= mostDevices) return refuse('push_most', { keepsWrites: true, detail: { most: mostDevices } });
  }
  sandbox.store.put('pushDevices', id, {
    ...{ ...address, id, memberId: member.id, sessionToken: session.token, userAgent },
    language: gameLanguage(language),
    since: known?.since ?? sandbox.now(),
  });
  switchKinds(
    context,
    kinds.map((kind) => ({ kind, on: true })),
  );
  return ok(viewOf(context));
};

export const pushSettings: Handler<typeof contract.pushSettings> = (context, { kinds, amounts }) => {
  switchKinds(context, kinds);
  if (amounts !== undefined) changeMemberPush(context.sandbox, context.member.id, { amounts });
  return ok(viewOf(context));
};

export const pushEnd: Handler<typeof contract.pushEnd> = (context, { id }) => {
  const { sandbox, member, session } = context;
  for (const device of devicesOf(sandbox, member.id)) {
    const isMeant = id === 'this' ? device.sessionToken === session.token : device.id === id;
    if (isMeant) endDevice(sandbox, device.id);
  }
  return ok(viewOf(context));
};

/** Whether an address belongs to one of the browsers' services. Anything else could be made to call inside the platform. */
function isOfService(hosts: readonly string[], endpoint: string): boolean {
  const { hostname, port } = new URL(endpoint);
  return port === '' && hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

function switchKinds({ sandbox, member }: MemberContext, chosen: readonly { kind: contract.PushKind; on: boolean }[]) {
  const { kinds } = memberPushOf(sandbox, member.id);
  const changed = Object.fromEntries(chosen.map(({ kind, on }) => [kind, on]));
  changeMemberPush(sandbox, member.id, { kinds: { ...kinds, ...changed } });
}

function viewOf({ sandbox, member, session }: MemberContext): WireOutputOf<typeof contract.pushState> {
  const { kinds, amounts } = memberPushOf(sandbox, member.id);
  return {
    publicKey: pushPublicKey(sandbox),
    kinds: kindsFor(isAgent(member)).map((kind) => ({ kind, on: kinds[kind] === true })),
    amounts,
    devices: devicesOf(sandbox, member.id).map(({ id, userAgent, since, sessionToken }) => ({
      ...{ id, name: deviceOf(userAgent).device, since: iso(since) },
      current: sessionToken === session.token,
    })),
    most: mostDevices,
    blocked: restOf(sandbox, member.id)?.kind ?? null,
  };
}
