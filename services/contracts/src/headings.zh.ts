import type { en } from './headings.en'

export const zh: typeof en = {
  id: (word) => `${word}标识`,
}
