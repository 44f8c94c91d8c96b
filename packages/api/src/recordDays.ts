/** The most days that a record covers, including the first and the last. */
export const longestRecordDays = 31;
/** The most days that a statement covers, including the first and the last. */
export const longestStatementDays = 366;
