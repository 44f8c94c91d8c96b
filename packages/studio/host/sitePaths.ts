import { paths } from '#core/routing/paths.ts';
import type { PreviewPage } from '../parts/previewPage.ts';

/** The pages of the site that the studio shows. Those of members ask to log in first. */
export const sitePaths: Readonly<Record<PreviewPage['id'], string>> = {
  home: paths.home(),
  lobby: paths.lobby('rng'),
  deposit: `${paths.home()}?centre=depositv2`,
  signIn: paths.login(),
  bets: `${paths.home()}?centre=personalHistoryCopy`,
  gameBar: paths.seamless({ vassalage: 'RVSD', gameType: 'LIVE' }),
};
