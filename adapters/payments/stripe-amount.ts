/** Micro-dollars of a cent: Stripe counts in whole cents. */
export const microsPerCent = 10_000
