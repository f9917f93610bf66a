/**
 * `npm run looks` checks every page in every language, each width and both themes; the short form
 * checks each thing in one of them.
 */
export const LONG = Boolean(process.env.LOOKS)
