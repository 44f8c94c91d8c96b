import type { ComponentType } from 'react';
import type { AgentAssistant, AssistantAction, AssistantRight } from '#api/agentAssistants.ts';
import type { Result } from '#api/errors.ts';
import type { Credential } from '#api/stepUp.ts';
import type { Remote } from '#core/data/remote.ts';
import type { CredentialSource } from '#core/stepUp/stepUp.types.ts';

/** What the agent is about to do: open a login, or change one. */
export type AssistantTask =
  | { readonly action: 'open'; readonly of: null }
  | { readonly action: AssistantAction; readonly of: AgentAssistant };

/** What the agent has filled in. */
export interface AssistantInput {
  readonly username: string;
  /** '' for none. */
  readonly nickname: string;
  readonly rights: AssistantRight[];
  readonly credential: Credential | undefined;
}

/** A login with a first password, which no other answer has. */
export interface FirstLogin {
  readonly account: string;
  readonly password: string;
}

export interface AssistantsScreenProps {
  /** The part that is open first. */
  readonly first: 'list' | 'log';
  readonly assistants: Remote<{ readonly list: readonly AgentAssistant[]; readonly most: number }>;
  /** How the agent proves to be the agent, before anything changes (SEC-06). */
  readonly credential: CredentialSource;
  /** Resolves to the login whose first password is shown once; null where there is none. */
  readonly onDo: (task: AssistantTask, input: AssistantInput) => Promise<Result<FirstLogin | null>>;
  /** Resolves to false when the browser refused. */
  readonly onCopy: (text: string) => Promise<boolean>;
  /** Lists what the assistants did. */
  readonly Log: ComponentType;
}
