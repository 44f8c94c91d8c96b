import type { IconDrawing } from './Icon.tsx';

/** The keys of the platform's navigation entries. */
export const navKeys = [
  'HOME',
  'HOT',
  'RNG',
  'LIVE',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'FISH',
  'PROMO',
  'ELOTT',
  'LOTT',
  'DOWN',
  'LIVECHAT',
] as const;
/** The key of a navigation entry. */
export type NavKey = (typeof navKeys)[number];

/** Draws an icon on a 24 × 24 grid in two tones of the text colour: a soft shape with lines over it. */
const draw =
  (shape: string, lines: string): IconDrawing =>
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
      <path d={shape} fill="currentColor" fillOpacity="0.22" stroke="none" />
      <path d={lines} />
    </svg>
  );

/** The icon of each navigation entry. */
export const navIcons: { readonly [key in NavKey]: IconDrawing } = {
  // A home.
  HOME: draw(
    'M5.5 10.2 12 4.6l6.5 5.6v8.3a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2Z',
    'm3 11.2 7.7-6.7a2 2 0 0 1 2.6 0L21 11.2M5.5 9.5v9a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2v-9M9.8 20.5v-4.3a2.2 2.2 0 0 1 4.4 0v4.3',
  ),
  // A flame.
  HOT: draw(
    'M12 21a4.1 4.1 0 0 1-4.1-4.1c0-2.6 2.3-3.5 3-6.1 2.8 1.2 5.2 3.3 5.2 6.1A4.1 4.1 0 0 1 12 21Z',
    'M12.6 3c.5 3.6 6 5.8 6 11.4A6.6 6.6 0 0 1 12 21a6.6 6.6 0 0 1-6.6-6.6c0-2.5 1.3-4.3 2.6-5.4.2 1.5.8 2.5 1.8 3 .1-3.5.9-6.6 2.8-9Z',
  ),
  // A slot machine: three reels and the lever.
  RNG: draw(
    'M3 9.5h14v5.5H3Z',
    'M5.5 4.5h9A2.5 2.5 0 0 1 17 7v10.5a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 3 17.5V7a2.5 2.5 0 0 1 2.5-2.5ZM3 9.5h14M3 15h14M7.7 9.5V15M12.3 9.5V15M17 13.5h1.7a1.8 1.8 0 0 0 1.8-1.8V8.3M20.5 8.3a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Z',
  ),
  // A dealer with a bow tie.
  LIVE: draw(
    'M4.5 20.5a7.5 7.5 0 0 1 15 0Z',
    'M12 10.5a3.6 3.6 0 1 0 0-7.2 3.6 3.6 0 0 0 0 7.2ZM4.5 20.5a7.5 7.5 0 0 1 15 0ZM12 16.8l-2.4-1.5v3l2.4-1.5 2.4-1.5v3Z',
  ),
  // Two cards of a hand.
  PVP: draw(
    'M8.6 6.2v11.6a2.2 2.2 0 0 0 1.4 2l-.6.1a2 2 0 0 1-2.4-1.5L4 7.2a2 2 0 0 1 1.5-2.4l3.6-.9a2.3 2.3 0 0 0-.5 2.3Z',
    'M11 4h7.5a2 2 0 0 1 2 2v12.5a2 2 0 0 1-2 2H11a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2ZM5.9 5.6 4.7 6a2 2 0 0 0-1.3 2.5l2.7 8.7M14.75 9.2l2.1 3.05-2.1 3.05-2.1-3.05Z',
  ),
  // A football.
  SPORTS: draw(
    'm12 8.2 3.6 2.6-1.4 4.3H9.8l-1.4-4.3Z',
    'M12 20.8a8.8 8.8 0 1 0 0-17.6 8.8 8.8 0 0 0 0 17.6ZM12 8.2l3.6 2.6-1.4 4.3H9.8l-1.4-4.3ZM12 8.2v-5M15.6 10.8l4.7-1.5M14.2 15.1l2.9 4M9.8 15.1l-2.9 4M8.4 10.8 3.7 9.3',
  ),
  // A game pad.
  ESPORTS: draw(
    'M7.2 7h9.6a4.4 4.4 0 0 1 4.3 3.5l1 5a2.4 2.4 0 0 1-4.2 2L15.7 15H8.3l-2.2 2.5a2.4 2.4 0 0 1-4.2-2l1-5A4.4 4.4 0 0 1 7.2 7Z',
    'M7.2 7h9.6a4.4 4.4 0 0 1 4.3 3.5l1 5a2.4 2.4 0 0 1-4.2 2L15.7 15H8.3l-2.2 2.5a2.4 2.4 0 0 1-4.2-2l1-5A4.4 4.4 0 0 1 7.2 7ZM8 9.6v3M6.5 11.1h3M15 12.1h.01M17.3 10.1h.01',
  ),
  // The head of a cock: comb, beak, wattle.
  COCKFIGHT: draw(
    'M8.8 8.6C7.5 6.8 8.3 5 10 4.9c.3-1.9 2.4-2.3 3.3-.9 1.6-.6 3 .7 2.5 2.4a6 6 0 0 0-7 2.2Z',
    'M5 20.5c.8-2.6 1.7-4.6 2.2-7.2.6-4 2.8-6.9 6.1-6.9 2.6 0 4.3 1.7 4.5 4l2.7 1.9-3 .9c-.5 2-.4 4.7 1 7.3M8.8 8.6C7.5 6.8 8.3 5 10 4.9c.3-1.9 2.4-2.3 3.3-.9 1.6-.6 3 .7 2.5 2.4M16.6 13.6c.8 1.4.5 3-.6 3s-1.6-1.3-1-2.6M13.8 10.2h.01',
  ),
  // A fish.
  FISH: draw(
    'M13 6.6c-3 .1-5.7 1.6-7.4 4L3 8.2v7.6l2.6-2.4c1.7 2.4 4.4 3.9 7.4 4a9 9 0 0 0 0-10.8Z',
    'M21 12c-1.9 3.3-4.8 5.4-8.2 5.4-3 0-5.5-1.6-7.2-4L3 15.8V8.2l2.6 2.4c1.7-2.4 4.2-4 7.2-4 3.4 0 6.3 2.1 8.2 5.4ZM13 9.4c1 1.6 1 3.6 0 5.2M16.8 11.2h.01',
  ),
  // A present.
  PROMO: draw(
    'M4.5 7.8h15a1 1 0 0 1 1 1v2.4a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V8.8a1 1 0 0 1 1-1Z',
    'M4.5 7.8h15a1 1 0 0 1 1 1v2.4a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V8.8a1 1 0 0 1 1-1ZM5.2 12.2v6.3a2 2 0 0 0 2 2h9.6a2 2 0 0 0 2-2v-6.3M12 7.8v12.7M12 7.8C11 4.9 9.5 3.3 8 3.3a2 2 0 0 0-2 2.2c0 1.4 1.1 2.3 2.6 2.3ZM12 7.8c1-2.9 2.5-4.5 4-4.5a2 2 0 0 1 2 2.2c0 1.4-1.1 2.3-2.6 2.3',
  ),
  // A lottery drum with balls.
  ELOTT: draw(
    'M4.9 11.5a7.3 7.3 0 0 0 14.2 0Z',
    'M12 17a7.3 7.3 0 1 0 0-14.6A7.3 7.3 0 0 0 12 17ZM8.2 16 6.5 21.2h11L15.8 16M9.4 13.2a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4ZM14.6 13.2a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4ZM12 8.7a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4Z',
  ),
  // A lottery ticket with its tear-off part.
  LOTT: draw(
    'M15 5.5h4a2 2 0 0 1 2 2v2.1a2.4 2.4 0 0 0 0 4.8v2.1a2 2 0 0 1-2 2h-4Z',
    'M5 5.5h14a2 2 0 0 1 2 2v2.1a2.4 2.4 0 0 0 0 4.8v2.1a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-2.1a2.4 2.4 0 0 0 0-4.8V7.5a2 2 0 0 1 2-2ZM15 5.5v1.6M15 10v4M15 16.9v1.6M7.6 10.3h3.6M7.6 13.7h3.6',
  ),
  // A phone with a download arrow.
  DOWN: draw(
    'M8.5 2.8h7a2 2 0 0 1 2 2v14.4a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2V4.8a2 2 0 0 1 2-2Z',
    'M8.5 2.8h7a2 2 0 0 1 2 2v14.4a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2V4.8a2 2 0 0 1 2-2ZM12 7v6.5M9.4 11l2.6 2.6 2.6-2.6M10.3 17.6h3.4',
  ),
  // A speech bubble.
  LIVECHAT: draw(
    'M6 4h12a2.5 2.5 0 0 1 2.5 2.5v7.8a2.5 2.5 0 0 1-2.5 2.5h-5.6L7.6 20.5v-3.7H6a2.5 2.5 0 0 1-2.5-2.5V6.5A2.5 2.5 0 0 1 6 4Z',
    'M6 4h12a2.5 2.5 0 0 1 2.5 2.5v7.8a2.5 2.5 0 0 1-2.5 2.5h-5.6L7.6 20.5v-3.7H6a2.5 2.5 0 0 1-2.5-2.5V6.5A2.5 2.5 0 0 1 6 4ZM8.3 10.4h.01M12 10.4h.01M15.7 10.4h.01',
  ),
};
