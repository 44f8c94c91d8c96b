import type { DownlineKind } from '#api/agent.ts';
import type { AgentPauseReason } from '#api/agentPause.ts';
import type { DownlineDetail } from '#api/agentTeam.ts';
import type { ApiError, Result } from '#api/errors.ts';
import type { Credential } from '#api/stepUp.ts';
import type { CredentialSource } from '#core/stepUp/stepUp.types.ts';
import type { NewRate } from '../rates/rates.model.ts';
import type { RateTemplatesPart } from '../rates/rateTemplates.types.ts';

/** The account that something is done with. */
export interface AccountActsFields {
  readonly detail: DownlineDetail;
  /** Whether the operator lets agents lower the rates of their downline. */
  readonly canLowerRates: boolean;
}

/** A pause as the agent states it; `note` is empty for a reason that needs no words. */
export interface NewPause {
  readonly reason: AgentPauseReason;
  readonly note: string;
}

/** A first password that was set. It is in no other answer: it is shown once. */
export interface SetPassword {
  readonly password: string;
  /** Where no usable answer arrived: it may be set. Null once the platform has confirmed it. */
  readonly unknown: ApiError | null;
}

export interface AccountActsProps extends AccountActsFields {
  /** Asks the agent who they are before a first password is set. */
  readonly credential: CredentialSource;
  readonly Templates: RateTemplatesPart;
  /** Null lifts the pause. */
  readonly onPause: (pause: NewPause | null) => Promise<Result<unknown>>;
  readonly onReset: (credential: Credential | undefined) => Promise<Result<SetPassword>>;
  readonly onKind: (kind: DownlineKind, rates: NewRate[]) => Promise<Result<unknown>>;
  /** Resolves to false when the browser refused. */
  readonly onCopy: (text: string) => Promise<boolean>;
}
