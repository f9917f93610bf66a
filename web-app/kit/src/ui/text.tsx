import Box from '@mui/material/Box'
import type { BoxWord, WordProps } from './box-word'

interface MutedProps {
  /** In px; that of the text around it otherwise. */
  size?: 11 | 12 | 13
}

/** Text that matters less. */
export const Muted = (({ size, sx, ...rest }: WordProps<MutedProps>) => (
  <Box {...rest} sx={{ color: 'text.secondary', fontSize: size, ...sx }} />
)) as BoxWord<MutedProps>

interface StrongProps {
  weight?: 500 | 600
}

/** Text that matters more. */
export const Strong = (({ weight = 500, sx, ...rest }: WordProps<StrongProps>) => (
  <Box {...rest} sx={{ fontWeight: weight, ...sx }} />
)) as BoxWord<StrongProps>

interface HeadingProps {
  /** In px. */
  size?: 14 | 15 | 16 | 18 | 20
}

/** A heading without the browser's margins. */
export const Heading = (({ component = 'h2', size = 14, sx, ...rest }: WordProps<HeadingProps>) => (
  <Box component={component} {...rest} sx={{ m: 0, fontSize: size, fontWeight: 600, ...sx }} />
)) as BoxWord<HeadingProps, 'h2'>
