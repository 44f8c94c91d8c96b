import { useTranslation } from '#core/i18n/useTranslation.tsx';

const sports = ['football', 'basketball', 'volleyball', 'takraw', 'badminton', 'esports', 'cockfight'] as const;

/** Returns a function that names a sport shortly; one that the site does not know as the platform does. */
export function useSportName(): (sport: string) => string {
  const { t } = useTranslation('sports');
  return (sport) => {
    const known = sports.find((each) => each === sport);
    return known === undefined ? sport : t(`names.${known}`);
  };
}
