import { withoutLineMarks } from '#text/lineMarks.ts';
import { agentPages, memberPages } from '../routing/centrePages.ts';
import { type ScreenRoute, routes } from '../routing/routes.ts';

/** Namespaces that contain titles of pages, by route name below `pages`: `common:pages.home`. */
const titledPages: Readonly<Record<string, Readonly<Record<string, Partial<ScreenRoute>>>>> = {
  common: routes,
  memberCentre: memberPages,
  agentCentre: agentPages,
};

/**
 * Completes the page titles in the messages of `common`, `memberCentre` and `agentCentre`: a page without an entry in `pages` has the
 * `title` of its first namespace. Document titles and the menus of the centres show titles of pages whose own messages
 * have not loaded. Throws for a page without a title.
 * @param read reads another namespace in the same language
 */
export async function withPageTitles(
  namespace: string,
  messages: object,
  read: (namespace: string) => Promise<object>,
): Promise<object> {
  const pages = titledPages[namespace];
  if (pages === undefined) return messages;
  const titles = new Map(Object.entries((messages as { readonly pages: Readonly<Record<string, string>> }).pages));
  for (const [name, { messages: [own] = [] }] of Object.entries(pages)) {
    if (titles.has(name)) continue;
    const { title }: { readonly title?: unknown } = own === undefined ? {} : await read(own);
    if (typeof title !== 'string')
      throw new Error(`page ${name} has no title: add "title" to the messages of its screen`);
    titles.set(name, withoutLineMarks(title));
  }
  return { ...messages, pages: Object.fromEntries(titles) };
}
