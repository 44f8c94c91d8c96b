/** Who a story or a test can be logged in as. */
export const personas = ['visitor', 'member', 'agent', 'assistant', 'trial'] as const;
export type Persona = (typeof personas)[number];
