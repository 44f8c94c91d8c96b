import { type AssistantRight, assistantRights } from '#api/agentAssistants.ts';
import type { ApiError } from '#api/errors.ts';
import {
  type CredentialProblems,
  type CredentialValues,
  credentialRules,
  noCredential,
} from '#core/stepUp/credentialIn.ts';
import { readText } from '#text/readText.ts';
import { type LoginProblems, type LoginValues, loginProblemsOf } from '../firstPassword/loginFields.model.ts';
import type { AssistantTask } from './assistants.types.ts';

/** What the form of a task has, in the order of its fields. */
export interface AssistantValues extends LoginValues, CredentialValues {
  readonly rights: readonly AssistantRight[];
}
export interface AssistantProblems extends LoginProblems, CredentialProblems {}

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
const problemsOf = (error: ApiError): AssistantProblems | null =>
  loginProblemsOf(error) ??
  (error.kind === 'refused' && error.code !== 'invalid_input' ? credentialRules.problemsOf(error) : null);

/** The rules of the form (`useFields`). */
export const formRules = { secrets: credentialRules.secrets, problemsOf } as const;
