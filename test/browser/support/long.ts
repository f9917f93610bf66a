/**
 * `npm run looks` looks at everything in both languages, each width and both themes; `npm run
 * test:browser` at each thing in one of them.
 */
export const LONG = Boolean(process.env.LOOKS)
