/** The service does what the model says it must not. */
export class Violation extends Error {}
