import { useLocation } from 'react-router-dom';
import type { GameType } from '#api/primitives.ts';
import { CategoryScreen } from '#features/category/CategoryScreen.tsx';
import { useCategoryScreen } from '#features/category/useCategoryScreen.ts';
import { type RouteName, routeOf } from '#features/shared/navigation.ts';

const typeOf: Partial<Record<RouteName, GameType>> = {
  live: 'LIVE',
  sports: 'SPORTS',
  esports: 'ESPORTS',
  elott: 'ELOTT',
  cockfight: 'COCKFIGHT',
};

export function Page() {
  const route = routeOf(useLocation().pathname);
  return <CategoryScreen {...useCategoryScreen((route && typeOf[route]) ?? 'LIVE')} />;
}
