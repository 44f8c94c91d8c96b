import * as v from 'valibot';

/** REG-06: the server's rule of one field of the sign-up form. */
export const registerFieldRule = v.object({
  field: v.string(),
  enabled: v.boolean(),
  required: v.boolean(),
  /** A regular expression; '*' accepts everything. */
  acceptedPattern: v.string(),
  patternId: v.nullable(v.string()),
  minLength: v.number(),
  maxLength: v.number(),
});
export type RegisterFieldRule = v.InferOutput<typeof registerFieldRule>;
