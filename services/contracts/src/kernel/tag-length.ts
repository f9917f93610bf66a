/** Characters of a tag of time. */
export const LONGEST_TAG = 40
