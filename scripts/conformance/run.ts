import { type OperationId, operations } from '#api/operations.ts';
import { type Difference, type Group, createFindings, groups } from './findings.ts';
import { assertHasMoney, moveMoney } from './idempotency.ts';
import { createReads, isFor } from './inputs.ts';
import { turnPages } from './paging.ts';
import { type PlatformOptions, type Reply, enterPlatform } from './platform.ts';
import { hidesWhatIsForeign, outcomeOf, refusesInvalidInput, refusesWithoutSession } from './refusals.ts';
import { judge } from './shape.ts';
import { type Latency, judgeTime, judgeTransport } from './transport.ts';

export interface RunOptions extends PlatformOptions {
  /** Whether money of the member is moved, and taken back. */
  readonly money: boolean;
  /** The operations that it is about. @default all */
  readonly only?: readonly OperationId[];
  /** @default all, Idempotency only with `money` */
  readonly groups?: readonly Group[];
}

/** What a run has found. */
export interface Outcome {
  readonly base: string;
  readonly differences: readonly Difference[];
  readonly notes: readonly string[];
  /** The operations that have answered, and those of them that were answered with a success. */
  readonly asked: ReadonlySet<OperationId>;
  readonly succeeded: ReadonlySet<OperationId>;
  readonly calls: number;
  readonly latency: readonly Latency[];
}

/**
 * Compares a platform with the contract. Without `money` it sends reads, and calls without a session, which can change nothing.
 * @throws UserError where an account cannot be used
 */
export async function runConformance({
  money,
  only,
  groups: chosen = groups,
  ...options
}: RunOptions): Promise<Outcome> {
  const isAsked = (id: OperationId): boolean => only === undefined || only.includes(id);
  const findings = createFindings(isAsked);
  const platform = await enterPlatform(options);
  const has = (group: Group): boolean => chosen.includes(group);
  const ids = (Object.keys(operations) as OperationId[]).filter(isAsked);
  const reads = createReads(platform);
  const answered: Reply[] = [];
  try {
    if (money) await assertHasMoney(platform);
    if (has('Shape')) for (const reply of platform.replies) judge(findings, reply);
    for (const role of platform.roles) {
      for (const id of ids) {
        if (operations[id].effect === 'read' && isFor(role, operations[id]))
          answered.push(...(await reads.answers(id, role)));
      }
    }
    if (has('Shape')) for (const reply of answered) judge(findings, reply);
    const whole = answered.filter(({ succeeded }) => succeeded);
    const succeeded = [...new Map(whole.map((each) => [each.id, each])).values()];
    if (has('Refusals')) {
      await refusesWithoutSession(platform, findings, ids);
      await refusesInvalidInput(platform, findings, succeeded);
      await hidesWhatIsForeign(platform, findings, whole);
    }
    if (has('Transport')) await judgeTransport(platform, findings, answered);
    if (has('Paging')) await turnPages(platform, findings, succeeded);
    if (has('Idempotency') && money) await moveMoney(platform, findings, isAsked);
    const latency = has('Clock and latency') ? judgeTime(platform, findings) : [];
    const seen = new Set(succeeded.map(({ id }) => id));
    const refused = new Map(answered.map((reply) => [reply.id, outcomeOf(reply)]));
    for (const [id, outcome] of refused) if (!seen.has(id)) findings.note(`${id}: never a success, ${outcome}`);
    return {
      base: platform.base,
      differences: findings.differences,
      notes: [...findings.notes],
      asked: new Set(platform.replies.map(({ id }) => id)),
      succeeded: seen,
      calls: platform.replies.length,
      latency,
    };
  } finally {
    await platform.leave();
  }
}
