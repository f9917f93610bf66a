import { createTheme } from '@mui/material/styles'
import { components } from './theme-components'
import { tokens } from './tokens'

type Palette = Record<keyof (typeof tokens)['light'], string>

declare module '@mui/material/styles' {
  interface Palette {
    tone: Record<keyof (typeof tokens)['light'], string>
  }

  interface PaletteOptions {
    tone?: Record<keyof (typeof tokens)['light'], string>
  }

  interface BreakpointOverrides {
    xs: true
    sm: true
    md: true
    shell: true
    lg: true
    xl: true
  }
}

const palette = (of: Palette, hover: number) => ({
  primary: {
    main: of.accent,
    dark: of.accentHover,
    light: of.accentInk,
    contrastText: of.onAccent,
  },
  success: { main: of.good },
  error: { main: of.bad, dark: of.bad, contrastText: of.onBad },
  warning: { main: of.warn },
  info: { main: of.accent },
  background: { default: of.bg, paper: of.surface },
  text: { primary: of.text, secondary: of.muted, disabled: of.faint },
  divider: of.line,
  action: { hoverOpacity: hover, active: of.muted },
  tone: of,
})

/** The last family has letters that the machine lacks; see script-fonts.ts. */
export const fontFamily =
  "'Inter Variable', 'Noto Sans Arabic Variable', system-ui, sans-serif, 'Other scripts'"

const weights = { fontWeightRegular: 400, fontWeightMedium: 500, fontWeightBold: 600 }

/**
 * The look of both apps: 14 px type, an 8 px grid, lines instead of shadows, one accent colour,
 * light and dark.
 */
export const houseTheme = (direction: 'ltr' | 'rtl') =>
  createTheme({
    direction,
    cssVariables: { cssVarPrefix: 'wl', colorSchemeSelector: '[data-theme="%s"]' },
    colorSchemes: {
      light: { palette: palette(tokens.light, 0.04) },
      dark: { palette: palette(tokens.dark, 0.06) },
    },
    // At `shell` the sidebar becomes a drawer, at `sm` dashboard cards narrow.
    breakpoints: { values: { xs: 0, sm: 575, md: 768, shell: 950, lg: 1280, xl: 1680 } },
    shape: { borderRadius: 6 },
    spacing: 8,
    shadows: Array(25).fill('none') as never,
    typography: {
      fontFamily,
      ...weights,
      fontSize: 14,
      htmlFontSize: 16,
      h1: { fontSize: 20, lineHeight: '28px', fontWeight: 600, letterSpacing: '-.01em' },
      h2: { fontSize: 16, lineHeight: '24px', fontWeight: 600 },
      h3: { fontSize: 14, lineHeight: '20px', fontWeight: 600 },
      body1: { fontSize: 14, lineHeight: '20px' },
      body2: { fontSize: 14, lineHeight: '20px' },
      caption: { fontSize: 12, lineHeight: '16px' },
      button: { fontSize: 14, lineHeight: '20px', fontWeight: 500, textTransform: 'none' },
    },
    components,
  })
