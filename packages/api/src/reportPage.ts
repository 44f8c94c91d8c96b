import * as v from 'valibot';
import { page, wholeNumber } from './primitives.ts';

/** The most rows of a report in one answer: a file of a report is made of a few of them. */
export const longestReportPage = 1000;
/** The most rows of a report in a file. */
export const longestReportFile = 10_000;
/** The input fields of a list that can be saved as a file. */
export const reportPage = { ...page, pageSize: v.pipe(wholeNumber, v.minValue(1), v.maxValue(longestReportPage)) };
/** How many pages and rows a list has. */
export const pageCounts = { totalPages: wholeNumber, total: v.optional(wholeNumber) };
