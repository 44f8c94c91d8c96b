import type { Client } from '#api/client.ts';
import { type Result, fail, ok } from '#api/errors.ts';
import type { HumanCheckAction, HumanCheckProof } from '#api/humanCheck.ts';
import type { SiteInfoValue } from '#api/system.ts';
import type { HumanCheckAdapter } from './humanCheck.types.ts';

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
