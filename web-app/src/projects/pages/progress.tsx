import Box from '@mui/material/Box'

/** Returns a rounded percentage; 0 of 0 is 0. */
export const percentOf = (part: number, whole: number) =>
  whole > 0 ? Math.round((part / whole) * 100) : 0

/** A percentage as a bar; above 100 it is full, in the colour of an excess. */
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
