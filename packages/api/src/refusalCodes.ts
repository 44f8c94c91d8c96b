import { type RefusalCode, commonRefusalCodes, operationRefusalCodes } from './errors.ts';

/** Every refusal code of the platform, for the sandbox and tests. Not part of any page. */
export const refusalCodes: readonly RefusalCode[] = [...commonRefusalCodes, ...operationRefusalCodes];
