/** Number of games shown during maintenance (SYS-02e): one row on a wide screen. */
export const waitingLimit = 6;
