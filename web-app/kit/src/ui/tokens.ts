/** The colours of both themes. All drawing uses them through the theme. */
export { colours as tokens } from '@workledger/contracts/kernel/colours'

export type Tone = 'good' | 'bad' | 'wait' | 'warn' | 'accent'

/** Backgrounds of initials: dark enough for white letters in both themes. */
export const avatarColours = [
  '#6e56cf',
  '#0b7a6e',
  '#b3265e',
  '#b45309',
  '#18794e',
  '#1d6fb8',
  '#8e4ec6',
  '#0e7490',
] as const
