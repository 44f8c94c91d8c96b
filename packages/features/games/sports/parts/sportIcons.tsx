import type { IconDrawing } from '#ui/Icon/Icon.tsx';
import { navIcons } from '#ui/Icon/navIcons.tsx';

/** Draws the lines of a ball, or of what a sport is played with, on a 24 × 24 grid. */
const draw =
  (lines: string): IconDrawing =>
  (attributes) => (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...attributes}
    >
      <path d={lines} />
    </svg>
  );

const ball = 'M2.5 12a9.5 9.5 0 1 0 19 0 9.5 9.5 0 1 0-19 0Z';

const drawings: Readonly<Record<string, IconDrawing>> = {
  football: draw(
    `${ball}m9.5-4.8 4.4 3.2-1.7 5.2H9.3l-1.7-5.2ZM12 7.2V2.7M16.4 10.4l4.6-1.6M14.7 15.6l2.7 4M9.3 15.6l-2.7 4M7.6 10.4 3 8.8`,
  ),
  basketball: draw(`${ball}h19M12 2.5v19M5.3 5.3c3.6 3.6 3.6 9.8 0 13.4M18.7 5.3c-3.6 3.6-3.6 9.8 0 13.4`),
  volleyball: draw(
    `${ball}M12 12a11 11 0 0 1 0-9.5M12 12a11 11 0 0 0-8.2 4.8M12 12a11 11 0 0 1 8.2 4.8M10.6 6.6a13 13 0 0 1 10.8 4M8 14.6A13 13 0 0 1 6.1 4.5M16 14.4a13 13 0 0 1-7.8 6.3`,
  ),
  takraw: draw(`${ball}M4 7c5 1 11 6 13 13M7 4c7 2 12 8 13.5 11M3 12c5-2 13-2 18 0M20 7c-5 1-11 6-13 13`),
  badminton: draw('M4 8l8-5 4 4 4 8-5 1ZM15 16 8 8M20 15 12 3M4.5 16.5a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0Z'),
  esports: navIcons.ESPORTS,
  cockfight: navIcons.COCKFIGHT,
};

/** The drawing of a sport; that of all sports for one that is not known. */
export const sportIcon = (sport: string): IconDrawing => drawings[sport] ?? navIcons.SPORTS;
