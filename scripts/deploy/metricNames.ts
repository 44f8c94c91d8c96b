import { operations } from '#api/operations.ts';
import { appShellPath } from '#core/app/offlineFiles.ts';
import { routeList } from '#core/routing/routes.ts';
import type { MetricNames } from './serverMetrics.ts';

/** The ids of all routes and operations. Of operations that share a path, the first has the name. */
export const metricNames: MetricNames = {
  routes: Object.fromEntries([
    [appShellPath, 'app_shell'],
    ...routeList.flatMap(([name, { paths }]) => paths.map((path) => [path, name] as const)),
  ]),
  operations: Object.fromEntries(
    Object.entries(operations)
      .toReversed()
      .map(([id, { method, path }]) => [`${method} ${path}`, id]),
  ),
};
