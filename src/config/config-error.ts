/** A setting is wrong, or a collector's settings are incomplete; the message names the setting. */
export class ConfigError extends Error {}
