import Box from '@mui/material/Box'

/** Per cent, rounded to none of its decimals; nothing of nothing is 0. */
export const percentOf = (part: number, whole: number) =>
  whole > 0 ? Math.round((part / whole) * 100) : 0

/** A share of 100 as a bar; more than that fills it in the colour of what is too much. */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.min(100, percent)}
      sx={{
        height: 6,
        borderRadius: '3px',
        bgcolor: 'tone.waitSoft',
        overflow: 'hidden',
        minWidth: 48,
      }}
    >
      <Box
        sx={{
          height: '100%',
          bgcolor: percent > 100 ? 'tone.bad' : 'primary.main',
          width: `${Math.min(100, percent)}%`,
        }}
      />
    </Box>
  )
}
