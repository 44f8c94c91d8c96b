import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { firstViewScreens } from '../../../packages/core/src/routing/budgets.ts';
import { agentPages, memberPages } from '../../../packages/core/src/routing/centrePages.ts';
import { type ScreenId, notFound, routeList } from '../../../packages/core/src/routing/routes.ts';

/** The module that offers the screens of the pages without a first view of their own; also the facade of its chunk. */
export const otherScreens = 'virtual:screens/others';

/** Whether the first view of a screen has a budget. */
export const isFirstView = (screen: ScreenId): boolean => firstViewScreens.some((first) => first === screen);

const ofPages = [...new Set([notFound, ...routeList.map(([, route]) => route)].flatMap(({ screen }) => screen ?? []))];

/** The screens that each virtual module offers: those of first views, of other pages, and of the two centres. */
export const offeredScreens: Readonly<Record<string, readonly ScreenId[]>> = {
  'virtual:screens': firstViewScreens,
  [otherScreens]: ofPages.filter((screen) => !isFirstView(screen)),
  'virtual:screens/member': Object.values(memberPages).map(({ screen }) => screen),
  'virtual:screens/agent': Object.values(agentPages).map(({ screen }) => screen),
};

/** The module that joins a screen with its hook; also the facade of its chunk. */
export const screenModule = (screen: ScreenId): string => `virtual:screen/${screen}`;

/** The files of a screen without their ending: `<folder>/LobbyScreen` and `<folder>/useLobbyScreen`. */
export function screenSources(screen: ScreenId): {
  readonly name: string;
  readonly view: string;
  readonly hook: string;
} {
  const at = screen.lastIndexOf('/');
  const folder = screen.slice(0, at);
  const name = screen.slice(at + 1);
  return { name, view: `${folder}/${name}Screen`, hook: `${folder}/use${name}Screen` };
}

/**
 * Provides `virtual:screens`, `…/others`, `…/member` and `…/agent`: the screens of the route table, each a lazy chunk of its
 * own that renders the view with the props of its hook. The files follow from the screen's name, so that a new page is one row
 * in the table. Other pages and the two centres are separate, because a first view does not need the names of their chunks.
 * @param features the absolute path of packages/features
 */
export function screens(features: string): Plugin {
  const file = (path: string): string => {
    const found = [`${path}.ts`, `${path}.tsx`].map((name) => join(features, name)).find((name) => existsSync(name));
    if (found === undefined) throw new Error(`route table: packages/features/${path}.ts does not exist`);
    return JSON.stringify(found);
  };
  return {
    name: 'kinnari:screens',
    resolveId: { filter: { id: /^virtual:screens?(\/|$)/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:screens?(\/|$)/ },
      handler(id) {
        const list = offeredScreens[id.slice(1)];
        if (list !== undefined) {
          const rows = list.map((screen) => `'${screen}': () => import('${screenModule(screen)}')`);
          return `export const screens = {\n${rows.join(',\n')}\n};`;
        }
        const { name, view, hook } = screenSources(id.replace('\0virtual:screen/', '') as ScreenId);
        return [
          `import { jsx } from 'react/jsx-runtime';`,
          `import { ${name}Screen } from ${file(view)};`,
          `import { use${name}Screen } from ${file(hook)};`,
          `export const Screen = ({ options }) => jsx(${name}Screen, use${name}Screen(options));`,
        ].join('\n');
      },
    },
  };
}
