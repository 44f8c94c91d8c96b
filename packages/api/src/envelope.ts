import * as v from 'valibot';

/** Wraps every answer (API-01): success with a value, or failure with a code and a message. */
export const envelope = v.object({
  success: v.boolean(),
  value: v.optional(v.unknown()),
  message: v.optional(v.nullable(v.string())),
  code: v.optional(v.nullable(v.string())),
});
export type Envelope = v.InferOutput<typeof envelope>;
