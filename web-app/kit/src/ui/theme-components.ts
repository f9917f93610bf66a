import type { Components, Theme } from '@mui/material/styles'

type Themed = { theme: Theme }

const tone = (theme: Theme) => (theme.vars ?? theme).palette.tone

/** A busy button keeps the focus, so it cannot be `disabled`, but looks like that. */
const busyLook = { opacity: 0.5, cursor: 'default' }

/** The look of MUI's parts: each entry only lists differences from MUI. */
export const components: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      'html, body, #root': { height: '100%' },
      body: { fontFeatureSettings: "'cv05', 'ss03'", WebkitFontSmoothing: 'antialiased' },
      a: { color: 'inherit' },
      // One focus ring for everything that the keyboard can reach.
      ':focus-visible': { outline: `2px solid ${tone(theme).accent}`, outlineOffset: 1 },
      'input:focus-visible, textarea:focus-visible, select:focus-visible': { outlineOffset: -2 },
      // A dialog with the focus is visible anyway.
      '.MuiPaper-root:focus-visible, .MuiDialog-container:focus-visible': { outline: 'none' },
      // A jump target stays clear of the header, and of a bar at the bottom.
      html: { scrollPaddingTop: 68 },
      ':root:has(#foot > *)': { scrollPaddingBottom: 84 },
      '.num': { fontVariantNumeric: 'tabular-nums' },
      '[dir=rtl] svg[data-directed]': { transform: 'scaleX(-1)' },
      // Numbers, e-mail addresses and codes read left to right in every language; mirroring the
      // page reverses this rule too. Their lines still begin where the page's lines do; a part may
      // override that.
      ':where([dir=rtl] .ltr)': { direction: 'rtl', unicodeBidi: 'isolate', textAlign: 'left' },
      ':where([dir=rtl] :is(input, textarea):is([dir=ltr], [dir=auto]))': { textAlign: 'left' },
      // So do the lines of a name or a text of any direction.
      ':where(bdi)': { textAlign: ['-webkit-match-parent', 'match-parent'] },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDelay: '0s !important',
          animationDuration: '.01ms !important',
          animationIterationCount: '1 !important',
          transitionDelay: '0s !important',
          transitionDuration: '.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
      // Paper is white: dark screens print in the light colours.
      '@media print': { body: { background: '#fff' }, '[data-theme="dark"]': lightColours(theme) },
    }),
  },
  MuiButtonBase: { defaultProps: { disableRipple: true, disableTouchRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined', color: 'inherit' },
    styleOverrides: {
      root: ({ theme }: Themed) => ({
        minHeight: 32,
        padding: '0 12px',
        minWidth: 0,
        whiteSpace: 'nowrap',
        '&.MuiButton-outlined': {
          borderColor: tone(theme).lineStrong,
          backgroundColor: tone(theme).surface,
        },
        '&.MuiButton-outlined.Mui-disabled': { borderColor: tone(theme).line },
        '&.MuiButton-outlined:hover': {
          backgroundColor: tone(theme).raised,
          borderColor: tone(theme).faint,
        },
        '&[aria-disabled=true]': busyLook,
        '&.MuiButton-text': { color: tone(theme).muted, padding: '0 8px' },
        '&.MuiButton-text.MuiButton-colorError, &.MuiButton-outlined.MuiButton-colorError': {
          color: tone(theme).bad,
        },
        '&.MuiButton-text.MuiButton-colorPrimary': { color: tone(theme).accentInk },
        '@media (pointer: coarse)': { minHeight: 40 },
      }),
      // It has the line for itself; a longer label takes a second one.
      fullWidth: { padding: '4px 12px', whiteSpace: 'normal', lineHeight: 1.4 },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }: Themed) => ({
        width: 32,
        height: 32,
        borderRadius: 6,
        padding: 0,
        color: tone(theme).muted,
        '&[aria-disabled=true]': busyLook,
        '@media (pointer: coarse)': { width: 40, height: 40 },
      }),
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiPopover: { styleOverrides: { paper: ({ theme }: Themed) => floating(theme) } },
  MuiMenu: { styleOverrides: { list: { padding: 4 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: { minHeight: 32, padding: '4px 8px', borderRadius: 4, gap: 8, fontSize: 14 },
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      paper: ({ theme }: Themed) => ({ ...floating(theme), marginTop: 4 }),
      listbox: {
        padding: 4,
        '& .MuiAutocomplete-option': {
          minHeight: 32,
          padding: '4px 8px',
          borderRadius: 4,
          fontSize: 14,
        },
      },
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 400, arrow: false },
    styleOverrides: {
      tooltip: ({ theme }: Themed) => ({
        fontSize: 12,
        fontWeight: 400,
        backgroundColor: tone(theme).text,
        color: tone(theme).surface,
      }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }: Themed) => ({
        ...floating(theme),
        '@media (max-width: 574px)': { margin: 12, width: 'calc(100% - 24px)', maxWidth: 'none' },
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: { fontSize: 16, lineHeight: '24px', fontWeight: 600, padding: '16px 20px 8px' },
    },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: { padding: '8px 20px', '.MuiDialogTitle-root + &': { paddingTop: 8 } },
    },
  },
  MuiDialogActions: {
    // More actions than a phone's width wrap to a second line; none is truncated.
    styleOverrides: {
      root: { padding: '12px 20px 16px', gap: 8, flexWrap: 'wrap' },
      spacing: { '& > :not(style) ~ :not(style)': { marginLeft: 0 } },
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(10 14 20 / .42)' } },
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme }: Themed) => ({ borderColor: tone(theme).line, boxShadow: 'none' }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }: Themed) => ({
        backgroundColor: tone(theme).surface,
        minHeight: 36,
        fontSize: 14,
        // Without a baseline, as an empty choice is, its line would be higher.
        verticalAlign: 'top',
        '& .MuiOutlinedInput-notchedOutline': { borderColor: tone(theme).lineStrong },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: tone(theme).faint },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline, &.Mui-disabled:hover .MuiOutlinedInput-notchedOutline':
          {
            borderColor: tone(theme).line,
          },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderWidth: 2,
          borderColor: tone(theme).accent,
        },
        '@media (pointer: coarse)': { minHeight: 44, fontSize: 16 },
      }),
      input: {
        padding: '8px 12px',
        height: 20,
        '&:focus-visible': { outline: 'none' },
        '@media (pointer: coarse)': { height: 28 },
      },
      multiline: { padding: 0, '& textarea': { padding: '8px 12px' } },
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { marginInline: 0, marginTop: 4, fontSize: 12, lineHeight: '16px' } },
  },
  MuiSelect: {
    styleOverrides: {
      select: { minHeight: '20px !important', '&:focus-visible': { outline: 'none' } },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }: Themed) => ({
        minHeight: 40,
        minWidth: 0,
        padding: 0,
        marginInlineEnd: 20,
        // Five of them fit a phone.
        [theme.breakpoints.down('sm')]: { marginInlineEnd: 14 },
        color: tone(theme).muted,
        fontWeight: 400,
        '&.Mui-selected': { color: tone(theme).text, fontWeight: 500 },
      }),
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: ({ theme }: Themed) => ({
        minHeight: 40,
        borderBottom: `1px solid ${tone(theme).line}`,
        // On paper it only names the tab.
        '@media print': {
          borderBottom: 0,
          '& .MuiTab-root:not(.Mui-selected), & .MuiTabs-indicator, & .MuiTabScrollButton-root': {
            display: 'none',
          },
        },
      }),
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: { padding: '4px 12px', borderRadius: 8, fontSize: 14 },
      icon: { padding: '8px 0', marginInlineEnd: 8, fontSize: 18 },
      message: { padding: '8px 0' },
      action: {
        padding: '4px 0',
        marginInlineEnd: 0,
        paddingInlineStart: 12,
        alignItems: 'flex-start',
      },
    },
  },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: { root: ({ theme }: Themed) => ({ color: tone(theme).accentInk }) },
  },
  MuiCheckbox: { styleOverrides: { root: { padding: 6 } } },
}

/** A theme with CSS variables, which the types of its own parts lack. */
type WithSheets = Theme & { generateStyleSheets?: () => Record<string, object>[] }

/** Returns the light theme's variables, for a root with the dark one's. */
const lightColours = (theme: WithSheets): object =>
  Object.assign(
    {},
    ...(theme.generateStyleSheets?.() ?? []).flatMap((sheet) =>
      Object.entries(sheet).flatMap(([root, variables]) =>
        root.includes('light') ? [variables] : [],
      ),
    ),
  )

const floating = (theme: Theme) => ({
  border: `1px solid ${tone(theme).line}`,
  borderRadius: 8,
  // Only floating elements have a shadow, a soft one, so that their edge is visible over lines.
  boxShadow: '0 8px 28px rgb(10 14 20 / .14)',
})
