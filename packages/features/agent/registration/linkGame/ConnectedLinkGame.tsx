import type { LinkGameFields } from '../registration.types.ts';
import { LinkGame } from './LinkGame.tsx';
import { useLinkGame } from './useLinkGame.ts';

/** The choice of a game among those of the platform. */
export const ConnectedLinkGame = (fields: LinkGameFields) => <LinkGame {...fields} {...useLinkGame(fields)} />;
