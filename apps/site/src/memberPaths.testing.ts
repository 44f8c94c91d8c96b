import { routeList } from '#core/routing/routes.ts';

/** One path of each screen that a member can open inside the app shell, from the route table. */
export const memberPaths: readonly string[] = [
  ...new Map(
    routeList.flatMap(
      ([
        ,
        {
          paths: [path],
          screen,
          layout,
          access,
        },
      ]) =>
        screen === undefined || layout === 'bare' || access === 'visitor' || path.includes(':') ? [] : [[screen, path]],
    ),
  ).values(),
];
