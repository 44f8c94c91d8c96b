import { type AssistantRight, assistantRights } from '#api/agentAssistants.ts';
import type { ApiError } from '#api/errors.ts';
import {
  type CredentialProblems,
  type CredentialValues,
  credentialRules,
  noCredential,
} from '#core/stepUp/credentialIn.ts';
import { readText } from '#text/readText.ts';
import type { AssistantTask } from './assistants.types.ts';

/** What the form of a task has, in the order of its fields. */
export interface AssistantValues extends CredentialValues {
  readonly username: string;
  readonly nickname: string;
  readonly rights: readonly AssistantRight[];
}
export interface AssistantProblems extends CredentialProblems {
  readonly username?: 'empty' | 'invalid' | 'taken';
  readonly nickname?: 'invalid';
}

/** What a form begins with. Everything else needs `read`. */
export const valuesFor = ({ of }: AssistantTask): AssistantValues => ({
  username: '',
  nickname: '',
  rights: assistantRights.filter((right) => right === 'read' || of?.rights.includes(right) === true),
  ...noCredential,
});

/** What has to be filled in before a task is sent, besides the credential. */
export const missingIn = ({ action }: AssistantTask, { username }: AssistantValues): AssistantProblems =>
  action === 'open' && readText(username) === '' ? { username: 'empty' } : {};

/** The problem at a field that a refusal is about; null for any other error. */
function problemsOf(error: ApiError): AssistantProblems | null {
  if (error.kind !== 'refused') return null;
  if (error.code === 'account_taken') return { username: 'taken' };
  if (error.code !== 'invalid_input') return credentialRules.problemsOf(error);
  const { field } = error.detail;
  return field === 'username' || field === 'nickname' ? { [field]: 'invalid' } : null;
}

/** The rules of the form (`useFields`). */
export const formRules = { secrets: credentialRules.secrets, problemsOf } as const;
