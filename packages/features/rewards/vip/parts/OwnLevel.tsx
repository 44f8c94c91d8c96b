import { LevelHero, type LevelHeroProps } from './LevelHero.tsx';
import { AtRisk } from './LevelRules.tsx';

export { LevelRules } from './LevelRules.tsx';

/** The member's level, and whether it can fall (VIP-01). */
export function OwnLevel({ own, levels, stop }: LevelHeroProps) {
  return (
    <>
      <LevelHero own={own} levels={levels} stop={stop} />
      {stop === null && <AtRisk own={own} levels={levels} />}
    </>
  );
}
