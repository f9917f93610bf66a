import GlobalStyles from '@mui/material/GlobalStyles'

/**
 * The look of a dragged card's picture and of the drop line; both are outside of the page's own
 * tree.
 */
export const DragLook = () => (
  <GlobalStyles
    styles={(theme) => ({
      '.drag-ghost': {
        position: 'fixed',
        insetBlockStart: 0,
        zIndex: theme.zIndex.tooltip,
        pointerEvents: 'none',
        willChange: 'transform',
        borderRadius: 8,
        borderColor: 'var(--wl-palette-tone-accent)',
        boxShadow: '0 8px 28px rgb(10 14 20 / .22)',
      },
      '.drop-line': {
        position: 'fixed',
        insetBlockStart: 0,
        zIndex: theme.zIndex.tooltip,
        height: 2,
        pointerEvents: 'none',
        background: 'var(--wl-palette-tone-accent)',
        borderRadius: 1,
      },
    })}
  />
)
