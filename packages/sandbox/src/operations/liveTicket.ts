import { ok } from '#api/errors.ts';
import type * as contract from '#api/liveTicket.ts';
import { liveStreamPath } from '#api/liveTicket.ts';
import type { Handler } from '../handler.ts';
import { publicState, refreshPublic } from '../live/publicState.ts';
import { issueTicket } from '../live/tickets.ts';
import { versionOf } from '../live/versions.ts';
import { refuse } from '../refusal.ts';

/** Over which time sites come back that have lost their streams at once: some hundred of this process, or ten thousand of a node. */
const retryMs = { here: 1_000, node: 30_000 } as const;

export const liveTicket: Handler<typeof contract.liveTicket> = (context, { topics }) => {
  const { sandbox } = context;
  if (sandbox.settings.live === 'none' || sandbox.settings.live === 'off') return refuse('live_off');
  const issued = issueTicket(context, topics);
  if (!issued.ok) return issued;
  const { token, topics: keys } = issued.value;
  refreshPublic(sandbox, keys);
  return ok({
    url: `${liveStreamPath}?ticket=${token}`,
    // The site knows its account by one name: ids stay with the platform.
    versions: Object.fromEntries(
      keys.map((key) => [key.split('.')[0] ?? key, publicState(sandbox, key)?.version ?? versionOf(sandbox, key)]),
    ),
    retryMs: sandbox.hasPushNodes ? retryMs.node : retryMs.here,
  });
};
