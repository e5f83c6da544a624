/** This program's release: the same as in package.json (a test compares them). */
export const VERSION = '1.0.0'
/** The contract document's version, as SPEC and openapi.json have it. */
export const CONTRACT_VERSION = '1.1.0'
export const SERVICE_NAME = 'trend-research'
export const SERVICE_TITLE = 'Trend Research'
