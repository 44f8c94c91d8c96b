/** The vendor whose lotteries are drawn several times an hour (LOT-06a). */
export const fastVendor = 'ELOTT';
/** The vendor whose lotteries /vnlottery lists (RT-07, GAM-01). */
export const vietnamVendor = 'TCG_LOTTO_VN';
/** The vendor of the lotteries of South-East Asia. */
export const aseanVendor = 'TCG_SEA';
