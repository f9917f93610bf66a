/**
 * `npm run looks` checks everything in both languages, each width and both themes; `npm run
 * test:browser` checks each thing in one of them.
 */
export const LONG = Boolean(process.env.LOOKS)
