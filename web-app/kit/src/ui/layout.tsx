import Box from '@mui/material/Box'
import type { BoxWord, Responsive, WordProps } from './box-word'

interface GapProps {
  /** In units of 8 px, or as CSS has it. */
  gap?: Responsive<number | string> | undefined
}

interface RowProps extends GapProps {
  align?: 'center' | 'baseline' | 'start' | 'end' | 'stretch'
  wrap?: boolean
  /** As wide as its parts, within a line of text. */
  inline?: boolean
}

/** Parts next to each other, centred on one line. */
export const Row = (({ align = 'center', wrap, inline, gap, sx, ...rest }: WordProps<RowProps>) => (
  <Box
    {...rest}
    sx={{
      display: inline ? 'inline-flex' : 'flex',
      ...(align !== 'stretch' && { alignItems: align }),
      ...(wrap && { flexWrap: 'wrap' }),
      gap,
      ...sx,
    }}
  />
)) as BoxWord<RowProps>

/** Parts one below the other. */
export const Stack = (({ gap, sx, ...rest }: WordProps<GapProps>) => (
  <Box {...rest} sx={{ display: 'grid', gap, ...sx }} />
)) as BoxWord<GapProps>

interface GridProps extends GapProps {
  /** As `grid-template-columns` of CSS takes them. */
  columns: Responsive<string>
}

/** Parts in columns. */
export const Grid = (({ columns, gap, sx, ...rest }: WordProps<GridProps>) => (
  <Box {...rest} sx={{ display: 'grid', gridTemplateColumns: columns, gap, ...sx }} />
)) as BoxWord<GridProps>

/** The part of a row that takes the room which the others leave. */
export const Grow = (({ sx, ...rest }: WordProps<object>) => (
  <Box {...rest} sx={{ flex: 1, minWidth: 0, ...sx }} />
)) as BoxWord<object>

/** The width of forms in both apps, in pixels. */
export const FORM_WIDTH = 720

/** A form. In a wide window its notes, further forms or history are next to it. */
export const FormColumns = (({ sx, ...rest }: WordProps<object>) => (
  <Box
    {...rest}
    sx={{
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 2,
      alignItems: 'start',
      maxWidth: FORM_WIDTH,
      '@media (min-width: 1280px)': {
        gridTemplateColumns: `minmax(0, ${FORM_WIDTH}px) minmax(0, 480px)`,
        maxWidth: 'none',
      },
      ...sx,
    }}
  />
)) as BoxWord<object>

/** A bordered surface. */
export const Panel = (({ sx, ...rest }: WordProps<object>) => (
  <Box
    {...rest}
    sx={{
      bgcolor: 'background.paper',
      border: 1,
      borderColor: 'divider',
      borderRadius: '8px',
      ...sx,
    }}
  />
)) as BoxWord<object>

/** A list without bullets. */
export const BareList = (({ component = 'ul', sx, ...rest }: WordProps<object>) => (
  <Box component={component} {...rest} sx={{ m: 0, p: 0, listStyle: 'none', ...sx }} />
)) as BoxWord<object, 'ul'>
