import * as v from 'valibot';
import { type TopicId, messageOf, topics } from '#api/live.ts';
import { type PatchMessage, type Patched, patched } from './patches.ts';

export const isTopic = (topic: unknown): topic is TopicId => typeof topic === 'string' && topic in topics;
const isPatched = (topic: TopicId): topic is Patched => patched.some((each) => each === topic);

/** A text of a message that is longer is none, in characters. */
const longestMessage = 32_768;

/** A message of the push channel, as far as it could be read. */
interface ReadMessage {
  readonly topic: TopicId;
  readonly version: number;
  /** The rest of it is as its topic states. */
  readonly isWhole: boolean;
  /** Why the session has ended, in a message that tells it. */
  readonly ended: unknown;
  /** The message, where it is whole and says what has changed. */
  readonly value?: PatchMessage;
}

/** What could not be read of a message. `of` is its topic, null where that is unknown. */
interface Unreadable {
  readonly of: TopicId | null;
}

/**
 * Reads the text of a message. One of a topic that this site does not know is of a later contract, and left alone: undefined. One that
 * is too long, or has no version, is `Unreadable`.
 */
export function readMessage(text: string): ReadMessage | Unreadable | undefined {
  const message = text.length > longestMessage ? null : parsed(text);
  if (typeof message !== 'object' || message === null) return { of: null };
  const { topic, version, ended } = message as Readonly<Record<string, unknown>>;
  if (!isTopic(topic)) return typeof topic === 'string' ? undefined : { of: null };
  if (!Number.isSafeInteger(version)) return { of: topic };
  const { success, output } = v.safeParse(messageOf(topics[topic]), message);
  return {
    ...{ topic, version: version as number, isWhole: success, ended: success ? ended : undefined },
    ...(success && isPatched(topic) && { value: output as unknown as PatchMessage }),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
