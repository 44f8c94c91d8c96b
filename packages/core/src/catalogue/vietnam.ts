/** The vendor whose lotteries /vnlottery lists (RT-07, GAM-01). */
export const vietnamVendor = 'TCG_LOTTO_VN';
