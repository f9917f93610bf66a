/**
 * The colours of both themes. Everything that is drawn takes its colour from here, through the
 * theme.
 */
export const tokens = {
  light: {
    bg: '#f6f7f9',
    surface: '#ffffff',
    raised: '#fbfcfd',
    line: '#e3e6eb',
    lineStrong: '#cdd3db',
    text: '#14181f',
    muted: '#5b6472',
    faint: '#657080',
    accent: '#0b7a6e',
    accentHover: '#086459',
    accentSoft: '#e2f3f0',
    accentInk: '#075e55',
    onAccent: '#ffffff',
    good: '#18794e',
    goodSoft: '#e4f5ec',
    bad: '#b3265e',
    badSoft: '#fce8f0',
    wait: '#566072',
    waitSoft: '#edf0f3',
    warn: '#8a5000',
    warnSoft: '#fdf1dc',
    violet: '#6e56cf',
    orange: '#d9730d',
    onBad: '#ffffff',
  },
  dark: {
    bg: '#0d1014',
    surface: '#14181e',
    raised: '#181d24',
    line: '#252c36',
    lineStrong: '#36404d',
    text: '#e8ecf1',
    muted: '#98a3b3',
    faint: '#818c9d',
    accent: '#3cc4b1',
    accentHover: '#5ad2c1',
    accentSoft: '#12302d',
    accentInk: '#7fe0d2',
    onAccent: '#04201c',
    good: '#4cc38a',
    goodSoft: '#11281e',
    bad: '#f06595',
    badSoft: '#2f1520',
    wait: '#9aa5b4',
    waitSoft: '#20262f',
    warn: '#f0b35b',
    warnSoft: '#2d2210',
    violet: '#9e8cfc',
    orange: '#ff9a4a',
    onBad: '#2b0614',
  },
} as const

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
