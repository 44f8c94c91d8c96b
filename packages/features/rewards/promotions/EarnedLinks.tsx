import { RewardLinks } from './parts/RewardLinks.tsx';
import { useRewardLinks } from './useRewardLinks.ts';

/** Leads to the pages where players find what they have earned, connected to the platform. */
export const EarnedLinks = () => <RewardLinks links={useRewardLinks()} />;
