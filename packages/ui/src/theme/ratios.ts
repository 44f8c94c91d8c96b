/** The aspect ratios (width:height) of pictures and skeletons. `tile` is the brand's for covers of games. */
export const ratios = ['1:1', '3:4', '4:3', '3:2', '16:9', '2:1', '3:1', '4:1', 'tile'] as const;
export type Ratio = (typeof ratios)[number];
