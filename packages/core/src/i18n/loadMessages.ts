import { type MessageBundle, namespacesOf } from './messageBundles.ts';
import { withPageTitles } from './pageTitles.ts';

/** The messages of one bundle in one language, by namespace. */
export type MessageTable = Readonly<Record<string, object>>;

/**
 * Loads one bundle of messages. The build replaces this module by one that fetches each bundle as a JSON file
 * (apps/site/build/messagesAsData.ts).
 * @param code the folder in `locales/`: `th`
 */
export async function loadMessages(code: string, bundle: MessageBundle): Promise<MessageTable> {
  const read = async (namespace: string): Promise<object> => {
    const file: { default: object } = await import(`../../../../locales/${code}/${namespace}.json`);
    return file.default;
  };
  const entries = namespacesOf(bundle).map(
    async (namespace) => [namespace, await withPageTitles(namespace, await read(namespace), read)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}
