import type { Client } from '#api/client.ts';
import { type Result, fail, ok } from '#api/errors.ts';
import type { HumanCheckAction, HumanCheckProof } from '#api/humanCheck.ts';
import type { SiteInfoValue } from '#api/system.ts';

/**
 * A human check that runs before protected calls (LGN-04, REG-08). Each provider implements this interface in its own
 * file. Fails with `cancelled`, which is not shown, when the player or the signal aborts it.
 */
export interface HumanCheckAdapter {
  solve(action: HumanCheckAction, signal: AbortSignal): Promise<Result<HumanCheckProof>>;
}

const adapters: Readonly<
  Record<Exclude<SiteInfoValue['humanCheck'], 'none'>, (client: Client) => Promise<HumanCheckAdapter>>
> = {
  work: async (client) => (await import('./humanCheckWork.ts')).createWorkCheck(client),
};

/** Runs the operator's human check, whose code is loaded on first use. Resolves to undefined for `none`. */
export async function passHumanCheck(
  kind: SiteInfoValue['humanCheck'],
  action: HumanCheckAction,
  client: Client,
  signal: AbortSignal,
): Promise<Result<HumanCheckProof | undefined>> {
  if (kind === 'none') return ok(undefined);
  const adapter = await adapters[kind](client).catch(() => null);
  // The code failed to load.
  if (adapter === null) return fail({ kind: 'network', outcomeUnknown: false });
  return adapter.solve(action, signal);
}
