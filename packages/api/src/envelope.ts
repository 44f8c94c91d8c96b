import * as v from 'valibot';

/** What every answer is wrapped in (API-01): success, value, message, and a code when it failed. */
export const envelope = v.object({
  success: v.boolean(),
  value: v.optional(v.unknown()),
  message: v.optional(v.nullable(v.string())),
  code: v.optional(v.nullable(v.string())),
});
export type Envelope = v.InferOutput<typeof envelope>;
