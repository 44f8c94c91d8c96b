import { paths } from '#core/routing/paths.ts';
import type { NotFoundScreenProps } from './system.types.ts';

export const useNotFoundScreen = (): NotFoundScreenProps => ({ homeHref: paths.home() });
