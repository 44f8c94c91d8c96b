import type { Client } from '#api/client.ts';
import { type Result, fail, ok } from '#api/errors.ts';
import type { HumanCheckAction, HumanCheckProof } from '#api/session.ts';
import type { SiteInfoValue } from '#api/system.ts';

/**
 * What stands between pressing the button and the call (LGN-04, REG-08). A provider of such checks is put behind this
 * interface in a file of its own. Giving up by hand or through the signal answers `cancelled`, of which nobody needs to
 * hear.
 */
export interface HumanCheckAdapter {
  solve(action: HumanCheckAction, signal: AbortSignal): Promise<Result<HumanCheckProof>>;
}

const adapters: Readonly<
  Record<Exclude<SiteInfoValue['humanCheck'], 'none'>, (client: Client) => Promise<HumanCheckAdapter>>
> = {
  work: async (client) => (await import('./humanCheckWork.ts')).createWorkCheck(client),
};

/** Passes the check that the operator chose; its code is loaded only then. */
export async function passHumanCheck(
  kind: SiteInfoValue['humanCheck'],
  action: HumanCheckAction,
  client: Client,
  signal: AbortSignal,
): Promise<Result<HumanCheckProof | undefined>> {
  if (kind === 'none') return ok(undefined);
  const adapter = await adapters[kind](client).catch(() => null);
  // Its code did not arrive.
  if (adapter === null) return fail({ kind: 'network', outcomeUnknown: false });
  return adapter.solve(action, signal);
}
